import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abcd', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['password', 1],
  ['kandil123', 1],
  ['lamplight', 2],
  ['Lamplight7', 3],
  ['harbour lamps go dark', 4],
  ['مصابيح الميناء تنطفئ', 4],
] as const)('%j scores %i', (password, strength) =>
  expect(passwordStrength(password)).toBe(strength),
);

test("the account's own name and address lower the score", () => {
  expect(passwordStrength('LeylaHasan7', ['Leyla Hasan', 'leyla@kandil.test'])).toBeLessThan(
    passwordStrength('LeylaHasan7'),
  );
});
