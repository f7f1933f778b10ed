import { line, prepareEngine } from '@kandil/player';

/** Preloads the player once, unless the visitor saves data. */
export function warmPlayer(): void {
  if (!line()?.saveData) void prepareEngine();
}
