import { mkdtempSync, readFileSync, linkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessTokens, openSecrets, SECRET_NAMES, SECRETS } from '@kandil/api';
import { openKeys } from '../apps/server/src/keys.ts';
import { secrets } from './lib/secrets-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kandil-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on the folder. */
function run(...args: string[]): { code: number; out: string } {
  const lines: string[] = [];
  const write = (line: unknown) => void lines.push(String(line));
  const place = {
    environment: { KANDIL_SECRETS_DIR: folder },
    console: { log: write, error: write },
  };
  const code = secrets(args, place);
  return { code, out: lines.join('\n') };
}

const codes = () => openSecrets({ folder })('codes');
const HOURS = 3_600_000;

test('generates every key once', () => {
  expect(run('list').out).toContain('codes            missing');
  expect(run('generate')).toMatchObject({ code: 0 });
  const made = readFileSync(join(folder, 'codes'), 'utf8');
  expect(run('generate').out).toContain('has every key');
  expect(readFileSync(join(folder, 'codes'), 'utf8')).toBe(made);
  expect(run().out.split('\n')).toHaveLength(SECRET_NAMES.length);
  expect(run().out).not.toContain(made);
});

test('lists the ids that access tokens and media addresses name', async () => {
  run('generate');
  const keys = openKeys(openSecrets({ folder }));
  const unknown: string[] = [];
  const tokens = await accessTokens(keys.tokens, Date.now);
  const other = {
    ...keys.tokens,
    publicKeys: new Map([['other', [...keys.tokens.publicKeys.values()][0] ?? '']]),
  };
  const node = await accessTokens(other, Date.now, (keyId) => unknown.push(keyId));
  const session = { userId: 'a', sessionId: 'b', profileId: null, otpOpen: false };
  await node.read(await tokens.issue(session));
  expect(run('list').out).toContain(`access-tokens    ${unknown[0]}`);
  expect(run('list').out).toContain(`media-addresses  ${keys.media[0]?.id}`);
});

describe('a rotation', () => {
  beforeEach(() => void run('generate'));

  test('has three steps, and the predecessor stays for as long as what it signed', () => {
    const [old] = codes();
    expect(run('next', 'codes')).toMatchObject({ code: 0 });
    const [, successor] = codes();
    expect(codes()).toEqual([old, successor]);
    expect(run('sign', 'codes').out).toContain(`after ${SECRETS.codes.overlapHours} hours`);
    expect(codes()).toEqual([successor, old]);
    expect(run('retire', 'codes')).toMatchObject({ code: 1 });
    const before = new Date(Date.now() - (SECRETS.codes.overlapHours + 1) * HOURS);
    utimesSync(join(folder, 'codes.previous'), before, before);
    expect(run('retire', 'codes')).toMatchObject({ code: 0 });
    expect(codes()).toEqual([successor]);
  });

  test('of a key that leaked ends at once', () => {
    for (const step of ['next', 'sign']) run(step, 'codes');
    expect(run('retire', 'codes', '--leaked')).toMatchObject({ code: 0 });
    expect(codes()).toHaveLength(1);
  });

  test.each([
    ['sign', 'codes', 'Begin with `next codes`'],
    ['retire', 'codes', 'There is no'],
    ['next', 'push', 'cannot be rotated'],
    ['next', 'nothing', "There is no key 'nothing'"],
    ['turn', 'codes', 'Usage'],
  ])('%s %s in the wrong order or of no key is refused', (step, name, words) => {
    const { code, out } = run(step, name);
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  test('goes on where it was killed', () => {
    const [old] = codes();
    run('next', 'codes');
    const [, successor] = codes();
    linkSync(join(folder, 'codes'), join(folder, 'codes.previous'));
    expect(run('retire', 'codes', '--leaked').out).toContain('Repeat `sign codes`');
    expect(run('sign', 'codes')).toMatchObject({ code: 0 });
    expect(codes()).toEqual([successor, old]);
  });

  test('cannot begin twice, or before the last one has ended', () => {
    run('next', 'codes');
    expect(run('next', 'codes').out).toContain('is there since');
    run('sign', 'codes');
    run('next', 'codes');
    expect(run('sign', 'codes').out).toContain('End that with `retire codes`');
  });
});

test('says which file is damaged', () => {
  run('generate');
  writeFileSync(join(folder, 'services'), 'half');
  expect(run('list')).toEqual({ code: 1, out: expect.stringContaining(join(folder, 'services')) });
  expect(run('list', 'too', 'many').out).toContain('Usage');
  expect(run('--unknown').out).toContain('Usage');
});
