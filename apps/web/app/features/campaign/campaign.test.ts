import { expect, test } from 'vitest';
import { standingOf } from './campaign.ts';

const EID = {
  isActive: true,
  startsAt: '2026-05-27T00:00:00.000Z',
  endsAt: '2027-05-16T00:00:00.000Z',
};

test('the Eid offer begins with Eid and ends on the 16 May after it', () => {
  const at = (instant: string) => standingOf(EID, Date.parse(instant));
  expect(at('2026-05-26T23:59:59Z')).toBe('upcoming');
  expect(at('2026-05-27T00:00:00Z')).toBe('open');
  expect(at('2027-05-15T23:59:59Z')).toBe('open');
  expect(at('2027-05-16T00:00:00Z')).toBe('ended');
});

test('an inactive campaign has ended within its dates too, and one without an end goes on', () => {
  const during = Date.parse('2026-06-01T00:00:00Z');
  expect(standingOf({ ...EID, isActive: false }, during)).toBe('ended');
  expect(standingOf({ ...EID, endsAt: null }, Date.parse('2999-01-01T00:00:00Z'))).toBe('open');
});
