import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  channelPrefix,
  isProven,
  type MediaGrant,
  proveClip,
  signPath,
  subtitlesPrefix,
  verifyPath,
  videoPrefix,
} from './token.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const old = { id: 'k1', secret: 'a'.repeat(43) };
const current = { id: 'k2', secret: 'b'.repeat(43) };
const keys = [current, old];
const grant: MediaGrant = {
  prefix: 'nur-s1e1',
  sessionId: 'session-12345678',
  expiresAt: NOW + 600_000,
  maxHeight: null,
};
const token = signPath({ ...grant, keys });
const open = (text: string, prefix = grant.prefix, now = NOW) =>
  verifyPath(text, { prefix, now, keys });

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~=+/%\0 é';
const character = fc.constantFrom(...CHARACTERS);
const place = fc.nat(token.length);
type Mutation = (text: string) => string;
const setFields = (text: string, fields: Record<number, string>) =>
  text
    .split('.')
    .map((part, position) => fields[position] ?? part)
    .join('.');
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, character).map(
    ([at, c]) =>
      (t: string) =>
        t.slice(0, at) + c + t.slice(at + 1),
  ),
  fc.tuple(place, character).map(
    ([at, c]) =>
      (t: string) =>
        t.slice(0, at) + c + t.slice(at),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(
    ([at, n]) =>
      (t: string) =>
        t.slice(0, at) + t.slice(at + n),
  ),
  fc.tuple(fc.nat(5), fc.string()).map(
    ([field, text]) =>
      (t: string) =>
        setFields(t, { [field]: text }),
  ),
  fc.tuple(fc.nat(5), fc.nat(5)).map(([a, b]) => (t: string) => {
    const parts = t.split('.');
    return setFields(t, { [a]: parts[b] ?? '', [b]: parts[a] ?? '' });
  }),
  fc.constantFrom<Mutation>(
    (t) => t.toUpperCase(),
    (t) => `${t}.`,
    (t) => `${t}=`,
    (t) => t.repeat(2),
    (t) => encodeURIComponent(t).replaceAll('.', '%2e'),
    () => '',
  ),
);

describe('a media token', () => {
  it('opens its prefix for its session until it expires', () => {
    expect(open(token)).toEqual(grant);
    expect(open(token, grant.prefix, grant.expiresAt - 1)).toEqual(grant);
    expect(open(token, grant.prefix, grant.expiresAt)).toBeUndefined();
    expect(open(token, grant.prefix, Number.NaN)).toBeUndefined();
  });

  it('is URL-safe and has six parts', () => {
    expect(token).toMatch(/^1\.k2\.\d{10}\.nur-s1e1\.session-12345678\.[A-Za-z0-9_-]{43}$/);
  });

  it('keeps a height, which nobody can take off or raise', () => {
    const limited = signPath({ ...grant, maxHeight: 720, keys });
    expect(open(limited)).toEqual({ ...grant, maxHeight: 720 });
    for (const forged of [limited.replace('.h720', ''), limited.replace('.h720', '.h1080')])
      expect(open(forged)).toBeUndefined();
  });

  it('opens no other path, neither a longer nor a shorter one', () => {
    for (const other of ['nur-s1e2', 'nur-s1e', 'nur-s1e11', '', 'live/nur-s1e1', 'nur-s1e1/']) {
      expect(open(token, other)).toBeUndefined();
    }
  });

  it('of a channel opens no video of the same code, and vice versa', () => {
    const live = signPath({ ...grant, prefix: channelPrefix('hilal'), keys });
    expect(open(live, channelPrefix('hilal'))?.prefix).toBe('live/hilal');
    expect(open(live, videoPrefix('hilal'))).toBeUndefined();
    const video = signPath({ ...grant, prefix: videoPrefix('hilal'), keys });
    expect(open(video, channelPrefix('hilal'))).toBeUndefined();
  });

  it('of subtitles opens neither their video nor a channel, whatever its code', () => {
    for (const code of ['hilal', 'live', 'subtitles']) {
      const subtitles = signPath({ ...grant, prefix: subtitlesPrefix(code), keys });
      expect(open(subtitles, subtitlesPrefix(code))?.sessionId).toBe(grant.sessionId);
      expect(open(subtitles, videoPrefix(code))).toBeUndefined();
      expect(open(subtitles, channelPrefix(code))).toBeUndefined();
    }
  });

  it('survives one key rotation', () => {
    const before = signPath({ ...grant, keys: [old] });
    expect(open(before)).toEqual(grant);
    expect(
      verifyPath(before, {
        ...grant,
        now: NOW,
        keys: [{ id: 'k3', secret: 'c'.repeat(43) }, current],
      }),
    ).toBeUndefined();
    expect(
      verifyPath(before, { ...grant, now: NOW, keys: [{ ...old, secret: 'x'.repeat(43) }] }),
    ).toBeUndefined();
    expect(verifyPath(before, { ...grant, now: NOW, keys: [] })).toBeUndefined();
  });

  test.prop([fc.array(mutation, { minLength: 1, maxLength: 3 })], { numRuns: 5000 })(
    'opens nothing once anything in it is changed',
    (mutations) => {
      const forged = mutations.reduce((text, change) => change(text), token);
      fc.pre(forged !== token);
      expect(open(forged)).toBeUndefined();
    },
  );

  test.prop([fc.string(), fc.string()], { numRuns: 2000 })(
    'opens nothing for text of any kind',
    (text, prefix) => {
      expect(open(text, prefix)).toBeUndefined();
    },
  );

  it('is refused to what it cannot hold', () => {
    const sign =
      (change: Partial<MediaGrant>, with_ = keys) =>
      () =>
        signPath({ ...grant, ...change, keys: with_ });
    for (const prefix of ['', '../etc', 'a.b', 'a~b', 'a/b/c', '/a', 'a/', 'A'])
      expect(sign({ prefix })).toThrow(RangeError);
    for (const sessionId of ['', 'a.b', 'a b', 'x'.repeat(65)])
      expect(sign({ sessionId })).toThrow(RangeError);
    expect(sign({}, [])).toThrow(RangeError);
    expect(sign({}, [{ id: 'k', secret: 'short' }])).toThrow(RangeError);
  });
});

it.each(['', 'short'])('no token signed with the key %j is accepted', (secret) => {
  const weak = { id: 'k1', secret };
  const claims = token.slice(0, token.lastIndexOf('.')).replace('.k2.', '.k1.');
  const forged = `${claims}.${createHmac('sha256', secret).update(claims).digest('base64url')}`;
  const look = { prefix: grant.prefix, now: NOW };
  expect(verifyPath(forged, { ...look, keys: [weak] })).toBeUndefined();
  expect(() => signPath({ ...grant, keys: [weak] })).toThrow(RangeError);
  const address = { prefix: grant.prefix, clip: 'clip', version: undefined };
  expect(() => proveClip(address, [weak])).toThrow(RangeError);
  const text = `clip ${grant.prefix} clip `;
  const proof = createHmac('sha256', secret).update(text).digest().subarray(0, 16);
  expect(isProven(address, proof.toString('base64url'), [weak])).toBe(false);
});
