import { describe, expect, test } from 'vitest';
import { actingProfile, lockBetween } from './entered-profile.ts';

const adult = { id: 1, kind: 'ADULT', is_default: true, pin_hash: null } as const;
const locked = { id: 2, kind: 'ADULT', is_default: false, pin_hash: 'two' } as const;
const child = { id: 3, kind: 'KIDS', is_default: false, pin_hash: null } as const;
const guarded = { id: 4, kind: 'KIDS', is_default: false, pin_hash: 'four' } as const;
const all = [adult, locked, child, guarded];

describe('actingProfile', () => {
  const acting = (entered: number | null, named: number | null, profiles: typeof all = all) =>
    actingProfile(profiles, { entered, named, multiProfile: true })?.id ?? null;

  test.each([
    ['the entered one, whatever is named', 3, 1, 3],
    ['the entered one, although a PIN locks it', 2, null, 2],
    ['none for an entered one that was deleted', 9, 1, null],
    ['the named one before one is entered', null, 3, 3],
    ['a child’s, although it has a PIN', null, 4, 4],
    ['none for one that a PIN locks', null, 2, null],
    ['none for one of another account', null, 77, null],
    ['the default one without a name', null, null, 1],
  ])('%s', (_name, entered, named, id) => {
    expect(acting(entered, named)).toBe(id);
  });

  test('a default one with a PIN applies by default only if there is no choice', () => {
    const guarded = [{ ...adult, pin_hash: 'one' }, child];
    const asked = { entered: null, named: null };
    expect(actingProfile(guarded, { ...asked, multiProfile: true })).toBeNull();
    expect(actingProfile(guarded, { ...asked, multiProfile: false })?.id).toBe(1);
  });
});

describe('lockBetween', () => {
  test.each([
    ['to one without a PIN', adult, child, null],
    ['from nowhere to one without a PIN', undefined, child, null],
    ['to an adult with a PIN', adult, locked, 2],
    ['from nowhere to an adult with a PIN', undefined, locked, 2],
    ['to the one it is in', locked, locked, null],
    ['to stay with a child with a PIN', guarded, guarded, null],
    ['into a child’s with a PIN', adult, guarded, null],
    ['out of a child’s with a PIN', guarded, adult, 4],
    ['out of a child’s without a PIN', child, adult, 3],
    ['out of a child’s with a PIN to another child', guarded, child, 4],
    ['out of a child’s with a PIN to an adult with one', guarded, locked, 2],
  ])('%s', (_name, entered, target, id) => {
    expect(lockBetween<(typeof all)[number]>(entered, target)?.profile.id ?? null).toBe(id);
  });
});
