import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { temporaryFolder } from '../testing.ts';
import {
  generateSecrets,
  keyIdOf,
  openSecrets,
  SECRET_NAMES,
  type SecretSources,
  SECRETS,
} from './index.ts';

const key = (letter: string) => letter.repeat(43);

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = join(temporaryFolder(), 'secrets');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const codesOf = (sources: SecretSources) => openSecrets(sources)('codes');
const variables = (values: Record<string, string>) => new Map(Object.entries(values));

describe('a node that is alone', () => {
  it('generates a key once, readable only by this user, and the same for all who ask', () => {
    const folder = join(temporaryFolder(), 'secrets');
    const [first] = codesOf({ folder, generates: true });
    expect(first).toHaveLength(43);
    expect(codesOf({ folder, generates: true })).toEqual([first]);
    expect(codesOf({ folder })).toEqual([first]);
    expect(statSync(join(folder, 'codes')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['codes']);
  });

  it('never replaces a key that is there', () => {
    const folder = folderWith({ codes: key('a') });
    expect(generateSecrets(folder)).toEqual(SECRET_NAMES.filter((name) => name !== 'codes'));
    expect(codesOf({ folder })).toEqual([key('a')]);
    expect(generateSecrets(folder)).toEqual([]);
  });
});

it('a node among others generates none, and says how to give it the keys', () => {
  const folder = join(temporaryFolder(), 'secrets');
  expect(() => codesOf({ folder })).toThrow(StartupError);
  for (const words of ['codes', folder, 'npm run secrets', 'SECRET_CODES'])
    expect(() => codesOf({ folder })).toThrow(words);
});

describe('the place of a key', () => {
  it('is a variable before a mounted file, and that before the data folder', () => {
    const folder = folderWith({ codes: key('a') });
    const mounted = folderWith({ codes: `${key('b')}\n` });
    expect(codesOf({ folder, mounted })).toEqual([key('b')]);
    const both = { folder, mounted, variables: variables({ SECRET_CODES: key('c') }) };
    expect(codesOf(both)).toEqual([key('c')]);
    expect(codesOf({ folder, mounted: join(folder, 'empty') })).toEqual([key('a')]);
  });

  it('may be a link to a file that everybody of the machine reads, as mounts are', () => {
    const real = folderWith({ 'codes-1': key('a') });
    chmodSync(join(real, 'codes-1'), 0o644);
    const mounted = folderWith({});
    symlinkSync(join(real, 'codes-1'), join(mounted, 'codes'));
    expect(codesOf({ folder: folderWith({}), mounted })).toEqual([key('a')]);
  });
});

describe('a rotation', () => {
  it('accepts the successor and the predecessor, and signs with the current key', () => {
    const files = { codes: key('b'), 'codes.next': key('c'), 'codes.previous': key('a') };
    expect(codesOf({ folder: folderWith(files) })).toEqual([key('b'), key('c'), key('a')]);
    const given = variables({ SECRET_CODES: key('b'), SECRET_CODES_PREVIOUS: key('a') });
    expect(codesOf({ folder: folderWith(files), variables: given })).toEqual([key('b'), key('a')]);
  });

  it.each([
    ['codes.next', 'without', { 'codes.next': key('a') }],
    ['codes.previous', 'without', { 'codes.previous': key('a') }],
  ])('is refused when %s is there alone', (_name, words, files) => {
    const folder = folderWith(files);
    expect(() => codesOf({ folder, generates: true })).toThrow(words);
  });

  it('of the key that browsers subscribed to is refused', () => {
    const folder = folderWith({ push: SECRETS.push.make(), 'push.next': SECRETS.push.make() });
    expect(() => openSecrets({ folder })('push')).toThrow('cannot be rotated');
  });
});

describe('a key is refused in one sentence', () => {
  it.each([
    ['codes', ''],
    ['codes', ' \n'],
    ['codes', 'x'.repeat(31)],
    ['codes.next', 'half a k'],
    ['codes.previous', ''],
  ])('with %s as %j', (name, content) => {
    const folder = folderWith({ codes: key('a'), [name]: content });
    const read = () => codesOf({ folder });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(join(folder, name));
    expect(read).toThrow(/^[^\n]+$/);
  });

  it.each([
    ['access-tokens', 'Ed25519'],
    ['push', 'P-256'],
  ] as const)('with %s cut off, wherever it is from', (name, kind) => {
    const half = SECRETS[name].make().slice(0, 60);
    const mounted = folderWith({ [name]: half });
    const folder = folderWith({});
    const fromMount = () => openSecrets({ folder, mounted })(name);
    expect(fromMount).toThrow(`The key in ${join(mounted, name)} is no ${kind} private key.`);
    const variable = name === 'push' ? 'SECRET_PUSH' : 'SECRET_ACCESS_TOKENS';
    const fromVariable = () =>
      openSecrets({ folder, variables: variables({ [variable]: half }) })(name);
    expect(fromVariable).toThrow(`The key in ${variable} is no ${kind} private key.`);
  });

  it('and only a node that is alone advises to delete it', () => {
    const folder = folderWith({ codes: 'half a k' });
    expect(() => codesOf({ folder, generates: true })).toThrow('delete it: the next start');
    expect(() => codesOf({ folder })).toThrow('from a backup or from another node');
    expect(() => codesOf({ folder })).not.toThrow('delete');
  });

  it('if it cannot be read', () => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'codes'));
    expect(() => codesOf({ folder })).toThrow(`${join(folder, 'codes')} cannot be read (EISDIR)`);
  });
});

it('the id of a key names it and does not tell it', () => {
  expect(keyIdOf(key('a'))).toMatch(/^[0-9a-f]{8}$/);
  expect(keyIdOf(key('a'))).not.toBe(keyIdOf(key('b')));
});
