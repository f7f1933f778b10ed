import { expect, test } from 'vitest';
import { shortened } from '../../../../platform/text.ts';
import { marksOfChapters } from './chapters.ts';

test('a chapter title is cut between characters: half of an emoji is no text', () => {
  const title = `${'a'.repeat(79)}😀 and more`;
  const [mark] = marksOfChapters([{ from: 0, to: 1, title }], 1);
  expect(mark && 'title' in mark && mark.title?.en).toBe('a'.repeat(79));
  expect(shortened('نورّ', 3)).toBe('نو');
  expect(shortened('a\ud83d', 9)).toBe('a\ufffd');
  expect(shortened('abc', 3)).toBe('abc');
});
