import { createTranslate, type UiKey } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { expect, test } from 'vitest';
import { bySize, fileProblem, sizeText } from './file-rules.ts';

const MB = 1024 * 1024;
const FORMATS = [
  { extension: 'png', maxSize: 2 * MB },
  { extension: 'MP4', maxSize: 10 * MB },
];

const t = createTranslate<UiKey>(LOCALES.en.ui, 'en');
const said = (name: string, size = 1, formats: typeof FORMATS | null = FORMATS) => {
  const problem = fileProblem({ name, size }, formats);
  return problem && t(problem);
};

test('the file is optional', { tags: ['VALID-33'] }, () => {
  expect(fileProblem(null, FORMATS)).toBeNull();
  expect(fileProblem(null, null)).toBeNull();
});

test.each(['screen.png', 'SCREEN.PNG', 'a.b.pNg', 'film.mp4', '.png'])(
  'a file named %s has an allowed extension, in any case',
  { tags: ['VALID-34'] },
  (name) => expect(said(name)).toBeNull(),
);

test.each([
  'page.html',
  'png',
  'screen.png.exe',
  'screen.png ',
  'screen.',
  'screen.pn',
  'ﬁlm.mp44',
])('a file named %s is refused by its extension', { tags: ['VALID-34'] }, (name) =>
  expect(said(name)).toBe('Unsupported File Type!'),
);

test('a file may be as large as its own format allows', { tags: ['VALID-35'] }, () => {
  const tooLarge = 'File size exceeds the limit. Please upload a smaller file.';
  expect(said('a.png', 2 * MB)).toBeNull();
  expect(said('a.png', 2 * MB + 1)).toBe(tooLarge);
  expect(said('a.mp4', 2 * MB + 1)).toBeNull();
  expect(said('a.mp4', 10 * MB + 1)).toBe(tooLarge);
});

test('without loaded limits no file is refused', { tags: ['VALID-36'] }, () => {
  expect(said('page.html', 99 * MB, null)).toBeNull();
  expect(said('page.html', 1, [])).toBe('Unsupported File Type!');
});

test('sizes are written in the visitor’s language', () => {
  expect(sizeText(10 * MB, 'en')).toBe('10 MB');
  expect(sizeText(1.25 * MB, 'en')).toBe('1.3 MB');
  expect(sizeText(300, 'en')).toBe('1 kB');
  expect(sizeText(1.5 * MB, 'ar')).not.toBe(sizeText(1.5 * MB, 'en'));
});

test('formats of one size stand together, the largest size first', () => {
  expect(bySize([...FORMATS, { extension: 'jpg', maxSize: 2 * MB }])).toEqual([
    { size: 10 * MB, extensions: ['MP4'] },
    { size: 2 * MB, extensions: ['png', 'jpg'] },
  ]);
});
