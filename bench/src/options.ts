import { parseArgs } from 'node:util';

export interface Options {
  /** Groups of lines to measure; all of them if empty. */
  groups: readonly string[];
  /** A commit to measure beside this checkout. */
  against: string | null;
  /** Short rounds and small catalogues: shows that everything runs. Its figures mean nothing. */
  quick: boolean;
  /** Minutes of mixed load before the memory is read. */
  minutes: number;
  rounds: number;
  /** Of each round; wrk knows whole ones only. */
  seconds: number;
  /** Seconds that a measurement waits for quiet moments. */
  patience: number;
}

const FULL = { rounds: 5, seconds: 5, minutes: 10, patience: 60 };
const QUICK = { rounds: 1, seconds: 1, minutes: 0.1, patience: 0 };
type Times = Omit<typeof FULL, 'rounds'>;

const USAGE = {
  against: { type: 'string' },
  quick: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  seconds: { type: 'string' },
  patience: { type: 'string' },
} as const;

/**
 * Reads `npm run bench -- [group ...] [--against REF] [--quick] [--minutes N] [--seconds N] [--patience N]`.
 * @throws TypeError for an unknown option, RangeError for an unknown group or a number that is none
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: USAGE,
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`no group '${unknown.join("', '")}'; there are: ${known.join(', ')}`);
  const times = values.quick ? QUICK : FULL;
  const timeOf = (name: keyof Times): number => {
    const time = Number(values[name] ?? times[name]);
    if (time > 0 || values[name] === undefined) return time;
    throw new RangeError(`--${name} ${values[name]}: not a number above 0`);
  };
  return {
    rounds: times.rounds,
    groups: positionals,
    against: values.against ?? null,
    quick: values.quick,
    minutes: timeOf('minutes'),
    seconds: timeOf('seconds'),
    patience: timeOf('patience'),
  };
}
