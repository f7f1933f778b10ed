import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abcd', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['password', 1],
  ['lamplight', 2],
  ['Lamplight7', 3],
  ['harbour lamps go dark', 4],
  ['مصابيح الميناء تنطفئ', 4],
  // By length alone.
  ['lampoil', 1],
  ['lampoils', 2],
  ['lampoilharb', 2],
  ['lampoilharbo', 3],
  ['lampoilharbourgo', 3],
  // Another kind of characters counts as two more.
  ['lampoi7', 2],
  ['lampoilharbo7', 3],
  ['lampoilharbou7', 4],
  // A sequence of four or more is as good as one character, the longest one first.
  ['abclampo', 2],
  ['abcdlampo', 1],
  ['wxyzlampo', 1],
  ['1234567lampoi', 2],
] as const)('%j scores %i', (password, strength) =>
  expect(passwordStrength(password)).toBe(strength),
);

test("the account's own name and address lower the score", () => {
  expect(passwordStrength('LeylaHasan7', ['Leyla Hasan', 'leyla@kandil.test'])).toBeLessThan(
    passwordStrength('LeylaHasan7'),
  );
});

test('words of three letters are no pattern', () => {
  expect(passwordStrength('alilampo', ['Ali'])).toBe(2);
  expect(passwordStrength('omarlampo', ['Omar'])).toBe(1);
});
