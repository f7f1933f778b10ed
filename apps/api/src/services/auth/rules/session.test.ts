import { describe, expect, test } from 'vitest';
import {
  afterRefusedRotation,
  cookieSeconds,
  GRACE_MS,
  isLive,
  type SessionRefusal,
  SESSION_SECONDS,
  type SessionState,
} from './session.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const ago = (ms: number) => new Date(NOW - ms);

const session: SessionState = {
  device_id: 'phone',
  last_used_at: ago(DAY),
  expires_at: ago(-DAY),
  ended_at: null,
  disabled_at: null,
};

test('a session lives 60 days unused and 365 in all, a used token ten seconds (SEC-3, SPEC-D20)', () => {
  expect(SESSION_SECONDS).toEqual({ idle: 60 * 86_400, absolute: 365 * 86_400 });
  expect(GRACE_MS).toBe(10_000);
});

describe('isLive', () => {
  test.each<[string, Partial<SessionState>, boolean]>([
    ['an ordinary one', {}, true],
    ['ended', { ended_at: ago(1) }, false],
    ['of a disabled account', { disabled_at: ago(1) }, false],
    ['at its absolute end', { expires_at: ago(0) }, false],
    ['idle for 60 days', { last_used_at: ago(60 * DAY) }, false],
    ['idle for almost 60 days', { last_used_at: ago(60 * DAY - 1) }, true],
  ])('%s', (_name, patch, live) => {
    expect(isLive({ ...session, ...patch }, NOW)).toBe(live);
  });
});

describe('a token that was not rotated', () => {
  const parent = { generation: 4, used_at: ago(GRACE_MS) };
  const base: SessionRefusal = {
    session,
    presented: parent,
    newest: { generation: 5, used_at: null },
    deviceId: 'phone',
  };
  test.each<[string, Partial<SessionRefusal>, string]>([
    ['parent of the newest, within 10 s', {}, 'repeat'],
    [
      'parent of the newest, later',
      { presented: { ...parent, used_at: ago(GRACE_MS + 1) } },
      'reuse',
    ],
    ['older than the parent', { presented: { ...parent, generation: 3 } }, 'reuse'],
    ['parent whose successor was used', { newest: { generation: 5, used_at: ago(1) } }, 'reuse'],
    ['parent, from another device', { deviceId: 'laptop' }, 'reuse'],
    ['unused, refreshed too often', { presented: { generation: 5, used_at: null } }, 'wait'],
    ['of a session that ended', { session: { ...session, ended_at: ago(1) } }, 'ended'],
  ])('%s', (_name, patch, next) => {
    expect(afterRefusedRotation({ ...base, ...patch }, NOW)).toBe(next);
  });
});

test('the cookie of a remembered session lives 365 days, any other ends with the browser', () => {
  const opened = {
    id: '',
    account_id: '',
    remembered: true,
    expires_at: new Date(NOW + SESSION_SECONDS.absolute * 1000),
  };
  expect(cookieSeconds(opened, NOW)).toBe(365 * 24 * 3600);
  expect(cookieSeconds(opened, NOW + 10 * DAY)).toBe(355 * 24 * 3600);
  expect(cookieSeconds(opened, NOW + 366 * DAY)).toBe(0);
  expect(cookieSeconds({ ...opened, remembered: false }, NOW)).toBeUndefined();
});
