import { describe, expect, test } from 'vitest';
import { failureText, isOurs, readAnswer } from './answer.ts';
import type { PendingSocial } from './pending.ts';
import { type MediaType, providerOf } from './providers.ts';
import { socialPayload } from './sign-in.ts';

const pending = (over: Partial<PendingSocial> = {}): PendingSocial => ({
  mediaType: 'google',
  purpose: 'login',
  state: 'the-state',
  returnTo: '/',
  referenceCode: null,
  at: 1000,
  ...over,
});

describe("a provider's answer", () => {
  test.each<[MediaType, string]>([
    ['google', '#state=s&id_token=t&access_token=x'],
    ['APPLE', '#state=s&id_token=t&access_token=x'],
    ['facebook', '#access_token=t&expires_in=1&state=s&id_token=x'],
  ])('%s: its token', (mediaType, hash) => {
    expect(readAnswer(mediaType, hash, '')).toEqual({
      state: 's',
      answer: { kind: 'token', token: 't', fullName: null },
    });
  });

  test.each<[MediaType, string, string]>([
    ['google', '#error=access_denied&state=s', ''],
    ['APPLE', '#error=user_cancelled_authorize&state=s', ''],
    ['facebook', '', '?error=access_denied&error_reason=user_denied&error_code=200&state=s'],
  ])('%s: the visitor cancelled', (mediaType, hash, search) => {
    const { answer, state } = readAnswer(mediaType, hash, search);
    expect([answer.kind, state]).toEqual(['cancelled', 's']);
  });

  test("any other error is a failure with the provider's own code", () => {
    expect(readAnswer('google', '#error=server_error', '').answer).toEqual({
      kind: 'failed',
      message: 'server_error',
    });
    const facebook = readAnswer('facebook', '', '?error_code=1349168&error_message=unknown');
    expect(facebook.answer).toEqual({ kind: 'failed', message: 'unknown' });
  });

  test('neither token nor error: not connected', () => {
    for (const mediaType of ['google', 'facebook', 'APPLE'] as const)
      expect(readAnswer(mediaType, '#state=s', '').answer).toEqual({ kind: 'unconnected' });
  });

  test.each([
    ['{"name":{"firstName":"أمينة","lastName":"يوسف"},"email":"a@kandil.test"}', 'أمينة يوسف'],
    ['{"name":{"firstName":"Nur"}}', 'Nur'],
    [`{"name":{"firstName":"${'a'.repeat(63)}😀"}}`, 'a'.repeat(63)],
    ['{"name":{"firstName":7,"lastName":["x"]}}', null],
    ['{"name":"Nur"}', null],
    ['invalid JSON', null],
    ['null', null],
  ])('Apple posts the name in its own format: %s', { tags: ['ENTITY-16'] }, (user, fullName) => {
    const hash = `#${new URLSearchParams({ id_token: 't', user }).toString()}`;
    expect(readAnswer('APPLE', hash, '').answer).toEqual({ kind: 'token', token: 't', fullName });
    expect(readAnswer('google', hash, '').answer).toMatchObject({ fullName: null });
  });
});

describe('validation of the state', () => {
  test('accepts the state of this tab and provider within ten minutes', () => {
    expect(isOurs(pending(), 'google', { state: 'the-state' }, 601_000)).toBe(true);
  });

  test.each([
    ['no login was started here', null, 'google', 'the-state', 1000],
    ['another state', pending(), 'google', 'their-state', 1000],
    ['no state', pending(), 'google', null, 1000],
    ['an empty state', pending({ state: '' }), 'google', '', 1000],
    ['another provider', pending(), 'facebook', 'the-state', 1000],
    ['too late', pending(), 'google', 'the-state', 601_001],
  ] as const)('%s: refused', (_name, stored, mediaType, state, now) => {
    expect(isOurs(stored, mediaType, { state }, now)).toBe(false);
  });
});

test(`Facebook's failure "unknown" shows no message`, { tags: ['ERROR-37'] }, () => {
  expect(failureText('facebook', 'unknown', 'Default')).toBe('');
});

test('any other failure of Facebook shows the default message', { tags: ['ERROR-38'] }, () => {
  for (const message of ['Unknown', 'server_error', ''])
    expect(failureText('facebook', message, 'Default')).toBe('Default');
  expect(failureText('google', 'unknown', 'Default')).toBe('Default');
});

test('callback addresses and their media types', { tags: ['ENTITY-15'] }, () => {
  expect(['google', 'facebook', 'apple'].map(providerOf)).toEqual(['google', 'facebook', 'APPLE']);
  for (const slug of ['APPLE', 'Google', '', 'toString', undefined])
    expect(providerOf(slug)).toBeNull();
});

test('the request has no empty fields', () => {
  const token = { kind: 'token', token: 't', fullName: null } as const;
  expect(socialPayload(pending(), token)).toEqual({ mediaType: 'google', accessToken: 't' });
  const named = { ...token, fullName: 'Nur' };
  expect(socialPayload(pending({ mediaType: 'APPLE', referenceCode: 'r' }), named)).toEqual({
    mediaType: 'APPLE',
    accessToken: 't',
    referenceCode: 'r',
    fullName: 'Nur',
  });
});
