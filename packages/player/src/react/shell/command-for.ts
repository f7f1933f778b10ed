import type { Command } from '#src/react/commands.ts';
import { COMMAND_ROWS } from '#src/react/commands.ts';

export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'
>;

const commandsBy = (part: 'codes' | 'shifted' | 'signs'): Readonly<Record<string, Command>> =>
  Object.fromEntries(
    COMMAND_ROWS.flatMap(([name, row]) =>
      Object.entries(row[part] ?? {}).map(([key, step]) => [key, { name, step }]),
    ),
  );

const byCode = commandsBy('codes');
const byShiftedCode = commandsBy('shifted');
const bySign = commandsBy('signs');

/** Where the timeline runs right to left, the left arrow seeks forward. */
const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The command of a key press, if it has one. Combinations with Ctrl, Alt or Meta belong to the browser. Help is the
 * question mark itself, Latin or Arabic, on any key.
 * @param timeline the timeline's direction
 */
export function commandFor(press: KeyPress, timeline: 'ltr' | 'rtl' = 'ltr'): Command | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  // Remotes leave the code empty.
  const code = press.code || press.key;
  const shifted = press.shiftKey ? byShiftedCode[code] : undefined;
  const place = timeline === 'rtl' ? (mirrored[code] ?? code) : code;
  return bySign[press.key] ?? shifted ?? byCode[place];
}
