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
  /** Of each round. */
  seconds: number;
}

const FULL = { rounds: 5, seconds: 5, minutes: 10 };
const QUICK = { rounds: 1, seconds: 1, minutes: 0.1 };

/**
 * Reads `npm run bench -- [group ...] [--against REF] [--quick] [--minutes N]`.
 * @throws TypeError for an unknown option, RangeError for an unknown group or a number that is none
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`no group '${unknown.join("', '")}'; there are: ${known.join(', ')}`);
  const times = values.quick ? QUICK : FULL;
  const minutes = Number(values.minutes ?? times.minutes);
  if (!(minutes > 0)) throw new RangeError(`--minutes ${values.minutes}: not a number above 0`);
  return {
    ...times,
    groups: positionals,
    against: values.against ?? null,
    quick: values.quick,
    minutes,
  };
}
