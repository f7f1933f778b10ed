import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';

const catalogue = { public: false };
const open = { public: true };
const membersOnly = { public: false, guestsTo: '/' };
const guest = { signedIn: false, isBot: false, avodEnabled: 'false' };

describe('guests', () => {
  test('are redirected to landing from pages that are not public', () => {
    expect(guard(catalogue, guest)).toBe('/landing');
    expect(guard(open, guest)).toBeNull();
  });

  test("browse in ad-supported mode, which only the string 'true' turns on", () => {
    expect(guard(catalogue, { ...guest, avodEnabled: 'true' })).toBeNull();
    for (const avodEnabled of ['TRUE', '1', 'yes', '', undefined]) {
      expect(guard(catalogue, { ...guest, avodEnabled }), String(avodEnabled)).toBe('/landing');
    }
  });

  test('a prerender bot sees the page', () => {
    expect(guard(catalogue, { ...guest, isBot: true })).toBeNull();
  });

  test('are sent home from a member page, so to landing when home is not public (SPEC-D5)', () => {
    expect(guard(membersOnly, { ...guest, avodEnabled: 'true' })).toBe('/');
    expect(guard(membersOnly, guest)).toBe('/landing');
  });
});

test('a member opens every page', () => {
  const member = { ...guest, signedIn: true };
  for (const page of [catalogue, open, membersOnly]) expect(guard(page, member)).toBeNull();
});

test('a guests-only page redirects members and nobody else', () => {
  const landing = { public: true, membersTo: '/' };
  expect(guard(landing, { ...guest, signedIn: true })).toBe('/');
  expect(guard(landing, guest)).toBeNull();
  expect(guard(landing, { ...guest, isBot: true })).toBeNull();
});
