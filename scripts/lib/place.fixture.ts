import type { Place } from './run-command.ts';

export interface ExitResult {
  code: number | null;
  out: string;
  errors: string;
}

/** A terminal that keeps what a command prints, and the way to run the command on it. */
export function recordedPlace(
  environment: Record<string, string>,
  { signal }: AbortController = new AbortController(),
) {
  const printed = { out: '', errors: '' };
  const place: Place = {
    environment,
    out: (text) => void (printed.out += text),
    error: (text) => void (printed.errors += text),
    progress: () => undefined,
    signal,
  };
  const run = async (command: (place: Place) => Promise<number>): Promise<ExitResult> => ({
    code: await command(place),
    ...printed,
  });
  return { printed, run };
}
