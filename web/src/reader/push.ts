// Web Push: subscribes this browser to messages that appear while no page is open.

import type { NewNotice } from "../net/protocol";

/** A separate scope, so that this worker never intercepts the page's requests. */
const SCOPE = "/push/";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Subscribe with the server's key; null if the reader refuses. */
export async function subscribe(key: string): Promise<Omit<NewNotice, "lang"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/push.js", { scope: SCOPE });
  await active(worker);
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  return { kind: "push", target: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Wait until a worker that was just registered can be used. */
function active(registration: ServiceWorkerRegistration): Promise<void> {
  return new Promise((go) => {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) return go();
    worker.addEventListener("statechange", () => worker.state === "activated" && go());
  });
}
