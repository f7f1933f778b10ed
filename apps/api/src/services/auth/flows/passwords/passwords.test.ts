import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswords } from './index.ts';

const passwords = createPasswords();

describe('passwords', () => {
  test('a password matches only its own hash, in either Unicode form', async () => {
    const phc = await passwords.hash('caf\u00E9');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(phc, 'cafe\u0301')).toBe(true);
    expect(await passwords.matches(phc, 'cafe')).toBe(false);
  });

  test('without a hash nothing matches', async () => {
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(undefined, 'A')).toBe(false);
  });

  test('a hash of weaker parameters is outdated', async () => {
    expect(passwords.isOutdated(await hash('x', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
  });
});
