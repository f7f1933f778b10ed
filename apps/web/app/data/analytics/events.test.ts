import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyticsEvent } from './events.ts';

/** The tables of the decisions: each event with its parameters as they are described there. */
const designed = ['0022-analytics.md', '0043-analytics-of-paying.md']
  .map((name) => new URL(`../../../../../docs/decisions/${name}`, import.meta.url))
  .flatMap((record) => readFileSync(record, 'utf8').split('\n'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , name]) => name?.startsWith('`'))
  .map(([, , name = '', , parameters = '']) => [name.replaceAll('`', ''), parameters] as const);

test('events and their parameters are those of the design', { tags: ['ANALYTICS-23'] }, () => {
  const shapes = new Map(
    analyticsEvent.def.options.map(({ shape }) => [
      shape.name.def.values[0] as string,
      Object.keys(shape).filter((field) => field !== 'name'),
    ]),
  );
  expect(designed.map(([name]) => name).sort()).toEqual([...shapes.keys()].sort());
  for (const [name, parameters] of designed)
    for (const field of shapes.get(name) ?? [])
      expect(parameters, `${name} says nothing of ${field}`).toContain(field);
});
