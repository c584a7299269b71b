// Show a seat's view, when whoever sits there says so.
import { engine } from "./engine.svelte";

export async function uncover(table: string, seat: number): Promise<void> {
  await engine.ask("POST", `/tables/${table}/uncover`, {}, { seat });
}
