import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Spellings } from './spellings.ts';

test.prop([fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 })))])(
  'the same letters between spaces have the same number, and others another',
  (texts) => {
    const spellings = new Spellings();
    const known: string[] = [];
    const read: string[] = [];
    for (const words of texts)
      spellings.read(
        words.join(' '),
        (spelling) => known.push(spelling),
        (number) => read.push(known[number] ?? ''),
      );
    const spelled = texts.flatMap((words) => words.join(' ').split(' ')).filter(Boolean);
    expect(read).toEqual(spelled);
    expect(known).toEqual([...new Set(spelled)]);
  },
);

test('the table grows', () => {
  const spellings = new Spellings();
  const known: string[] = [];
  const numbers: number[] = [];
  const text = Array.from({ length: 100_000 }, (_, word) => `w${word}`).join(' ');
  for (let time = 0; time < 2; time += 1)
    spellings.read(
      text,
      (spelling) => known.push(spelling),
      (number) => numbers.push(number),
    );
  expect(known.join(' ')).toBe(text);
  expect(numbers.map((number) => known[number]).join(' ')).toBe(`${text} ${text}`);
});
