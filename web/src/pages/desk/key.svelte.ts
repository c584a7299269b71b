// The host's key, kept in memory only, never in storage.

import * as api from "../../net/api";
import { faultOf } from "../../net/fault";
import { t } from "../../words/words.svelte";

const KEY = "partie-host-key";

class Desk {
  key = $state(sessionStorage.getItem(KEY) ?? "");
  said = $state("");

  open(key: string): void {
    this.key = key.trim();
    this.said = "";
    sessionStorage.setItem(KEY, this.key);
  }

  close(said = ""): void {
    this.key = "";
    this.said = said;
    sessionStorage.removeItem(KEY);
  }

  look<T>(path: string, query: api.Query = {}): Promise<T | null> {
    return this.answer(api.askHost<T>(this.key, path, query));
  }

  act<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    return this.answer(api.tellHost<T>(this.key, method, path, body));
  }

  /** Null if the server refused; an invalid key closes the page. */
  private async answer<T>(asked: Promise<T>): Promise<T | null> {
    try {
      const answer = await asked;
      this.said = "";
      return answer;
    } catch (error) {
      const fault = faultOf(error);
      if (error instanceof api.Refused && error.problem.key === "bad-host-key") this.close(fault.say);
      else this.said = fault.say || t("no-answer");
      return null;
    }
  }
}

export const desk = new Desk();
