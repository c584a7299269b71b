// Shared by the pages of friends, groups and leagues.

import { untrack } from "svelte";
import * as api from "../net/api";
import { faultOf } from "../net/fault";
import type { GameInfo } from "../net/protocol";
import { ownAddress } from "../reader/address";
import { person } from "../reader/person.svelte";
import { settings } from "../reader/settings.svelte";
import { router } from "../router.svelte";
import { guestName } from "../words/guestName";
import { t, words } from "../words/words.svelte";

/** The data of such a page: polled while the page is visible, and replaced by the answer to each change. */
export class Polled<T> {
  known = $state.raw<T | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Why the last request failed. */
  said = $state("");
  mine = $derived(person.person ? ownAddress(person.person) : "");

  /** To be made while a component is initialised. Polls every so many milliseconds unless `busy`. */
  constructor(
    private ask: () => Promise<T | null>,
    every: number,
    busy: () => boolean = () => false,
  ) {
    $effect(() => {
      void person.person;
      void words.load(settings.language, "");
      untrack(() => {
        void this.look();
        api.games().then(
          (found) => (this.games = found),
          () => {},
        );
      });
      const timer = setInterval(() => document.hidden || busy() || void this.look(), every);
      return () => clearInterval(timer);
    });
  }

  async trying(act: () => Promise<void>) {
    try {
      this.said = "";
      await act();
    } catch (error) {
      this.said = faultOf(error).say || t("no-answer");
    }
  }
  look() {
    return this.change(this.ask());
  }
  change(asked: Promise<T | null>) {
    return this.trying(async () => {
      this.known = await asked;
    });
  }
  gameSay(game: string | undefined) {
    return this.games.find((one) => one.name === game)?.say ?? "";
  }
}

/** A group or league, which whoever has its link may join. */
export class Joinable<T extends { link: string | null }> extends Polled<T> {
  copied = $state(false);

  /** Join by the link's key, as a guest of this name if the reader has none; `path` is the page without the key. */
  join(enter: () => Promise<T>, name: string, path: string) {
    return this.trying(async () => {
      if (!person.person) await person.begin(name.trim() || guestName(t("guest")));
      this.known = await enter();
      router.rewrite(path);
    });
  }
  leave(parting: () => Promise<unknown>) {
    return this.trying(async () => {
      await parting();
      router.go("/company");
    });
  }
  async copy() {
    await navigator.clipboard?.writeText(location.origin + this.known?.link);
    this.copied = true;
  }
}
