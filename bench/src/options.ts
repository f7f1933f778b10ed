import { parseArgs } from 'node:util';

export interface Options {
  /** Groups of lines to measure; all of them if empty. */
  groups: readonly string[];
  /** Short rounds and small catalogues: shows that everything runs. Its figures mean nothing. */
  quick: boolean;
  rounds: number;
  /** Of each round; wrk knows whole ones only. */
  seconds: number;
}

/**
 * Reads `npm run bench -- [group ...] [--quick] [--seconds N]`.
 * @throws TypeError for an unknown option, RangeError for an unknown group or a number that is none
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`no group '${unknown.join("', '")}'; there are: ${known.join(', ')}`);
  const { quick } = values;
  const seconds = Number(values.seconds ?? (quick ? 1 : 2));
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new RangeError(`--seconds ${values.seconds}: not a whole number above 0`);
  return { groups: positionals, quick, rounds: quick ? 1 : 10, seconds };
}
