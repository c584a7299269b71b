// Shows a seat's view when its person confirms.
import { engine } from "./engine.svelte";

export async function uncover(table: string, seat: number): Promise<void> {
  await engine.ask("POST", `/tables/${table}/uncover`, {}, { seat });
}
