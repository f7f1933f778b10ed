import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';

const catalogue = { public: false };
const open = { public: true };
const membersOnly = { public: false, guestsTo: '/' };
const guest = { signedIn: false, isBot: false, avodEnabled: 'false' };

describe('guests', () => {
  test('are sent to landing from what is not public', () => {
    expect(guard(catalogue, guest)).toBe('/landing');
    expect(guard(open, guest)).toBeNull();
  });

  test('browse in ad-supported mode, which is on for the string true alone', () => {
    expect(guard(catalogue, { ...guest, avodEnabled: 'true' })).toBeNull();
    for (const avodEnabled of ['TRUE', '1', 'yes', '', undefined]) {
      expect(guard(catalogue, { ...guest, avodEnabled }), String(avodEnabled)).toBe('/landing');
    }
  });

  test('a prerender bot sees the page', () => {
    expect(guard(catalogue, { ...guest, isBot: true })).toBeNull();
  });

  test('go home from a page of members, so to landing when home is not theirs (SPEC-D5)', () => {
    expect(guard(membersOnly, { ...guest, avodEnabled: 'true' })).toBe('/');
    expect(guard(membersOnly, guest)).toBe('/landing');
  });
});

test('a member opens everything', () => {
  const member = { ...guest, signedIn: true };
  for (const page of [catalogue, open, membersOnly]) expect(guard(page, member)).toBeNull();
});

test('a page for guests alone leads a member on, and nobody else', () => {
  const landing = { public: true, membersTo: '/' };
  expect(guard(landing, { ...guest, signedIn: true })).toBe('/');
  expect(guard(landing, guest)).toBeNull();
  expect(guard(landing, { ...guest, isBot: true })).toBeNull();
});
