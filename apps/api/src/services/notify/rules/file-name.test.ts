import { expect, test } from 'vitest';
import { extensionOf, shownName } from './file-name.ts';

test.each([
  ['Screen.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['.env', 'env'],
  ['README', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ['Screen.PNG', 'png', 'Screen.png'],
  ['../../etc/pass.txt', 'txt', 'pass.txt'],
  ['C:\\files\\Fatura 1.pdf', 'pdf', 'Fatura 1.pdf'],
  ['a\u202Egnp.txt', 'txt', 'agnp.txt'],
  ['...hidden.txt', 'txt', 'hidden.txt'],
  [' .png', 'png', 'file.png'],
])('%j is shown as one line without a path', (name, extension, shown) => {
  expect(shownName(name, extension)).toBe(shown);
});

test('a long name is cut to 120 characters, with its extension', () => {
  const shown = shownName(`${'ş'.repeat(200)}.jpeg`, 'jpeg');
  expect([...shown]).toHaveLength(120);
  expect(shown.endsWith('ş.jpeg')).toBe(true);
});
