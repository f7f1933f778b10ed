import type { IngestProgress } from '@kandil/api';
import type { CommandName, Tasks } from './perform.ts';

/** The first line from a command. Nothing follows: the end of the stream ends the command. */
export interface CommandCall<Name extends CommandName = CommandName> {
  name: Name;
  task: Tasks[Name];
  /** Who calls, for a command that finds another one at work. */
  pid: number;
  user: string;
}

/** A line from the product: what to print, how far it is, and at last the exit code. */
export type CommandNews =
  | { out: string }
  | { error: string }
  | { progress: IngestProgress }
  | { exit: number };

/** As a line of JSON. */
export const lineOf = (message: CommandCall | CommandNews): string =>
  `${JSON.stringify(message)}\n`;
