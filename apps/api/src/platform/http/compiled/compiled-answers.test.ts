import { type AnyCall, content } from '@kandil/contract';
import { CALLS, INTERNAL_CALLS } from '@kandil/contract/calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure, rounds } from '../../../testing/rounds.ts';
import { type AnswerParser, compiledParserOf, parserOf } from './answer-parser.ts';
import { compileCopy } from './compile-parse.ts';
import { damaged, ODD } from './damaged.fixture.ts';
import { UNDECLARED, valuesOf } from './values.fixture.ts';

const EVERY = [...CALLS, ...INTERNAL_CALLS].map((call) => ({
  call,
  parsed: parserOf(call),
  compiled: compiledParserOf(call),
  copy: compileCopy(call.data),
}));
const COMPILED = EVERY.filter(({ compiled }) => compiled !== null);
const numRuns = rounds({ usual: 8, long: 250 });

const answersOf = ({ data, meta }: AnyCall) =>
  fc.record({ data: valuesOf(data), meta: meta ? valuesOf(meta) : fc.constant(null) });

const bytes = (parser: AnswerParser, { data, meta }: { data: unknown; meta: unknown }) =>
  JSON.stringify({ data: parser.data(data), meta: parser.meta(meta) });

/** The bytes, or which error there is instead. */
function outcome(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `refused: ${String(error)}`;
  }
}

test('the bytes of every answer are those of its parsed value, without undeclared fields', async (context) => {
  for (const { call, parsed, compiled, copy } of EVERY) {
    fc.assert(
      fc.property(answersOf(call), (answer) => {
        copy?.(answer.data); // accepts it, so it is not parsed after all
        const written = bytes(compiled ?? parsed, answer);
        expect(written, call.name).toBe(bytes(parsed, answer));
        expect(written, call.name).not.toContain(UNDECLARED);
      }),
      { numRuns },
    );
  }
  await figure(context, numRuns, `${COMPILED.length} of ${EVERY.length} calls compiled`);
});

test('an answer that is not as declared is refused, or sent, as by parsing', () => {
  for (const { call, parsed, compiled } of COMPILED) {
    fc.assert(
      fc.property(answersOf(call), fc.nat(), ODD, (answer, nth, odd) => {
        const wrong = { ...answer, data: damaged(answer.data, nth, odd) };
        const [sent, expected] = [compiled ?? parsed, parsed].map((parser) =>
          outcome(() => bytes(parser, wrong)),
        );
        expect(sent, call.name).toBe(expected);
      }),
      { numRuns },
    );
  }
});

test('the answers of home, detail and My List are compiled', () => {
  const { breakdowns, carousel, seriesFindById, episodesOfSeries, myList } = content;
  const calls = [breakdowns, carousel, seriesFindById, episodesOfSeries, myList];
  expect(calls.filter((call) => compiledParserOf(call) === null)).toEqual([]);
});
