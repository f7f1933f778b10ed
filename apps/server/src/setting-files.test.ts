import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const KEY = 'k'.repeat(43);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'kandil-settings-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file with this content. */
function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('any setting, and any key, may be in a file; a line break at its end does not count', () => {
  const config = readConfig({
    SMTP_URL_FILE: fileOf('smtp', 'smtp://user:word@mail.example:587\n'),
    SECRET_CODES_FILE: fileOf('codes', `${KEY}\n`),
  });
  expect(config.smtpUrl).toBe('smtp://user:word@mail.example:587');
  expect([...config.secrets]).toEqual([['SECRET_CODES', KEY]]);
});

test.each([
  [
    'a setting given twice',
    () => ({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: fileOf('b', 'x') }),
    'both set',
  ],
  ['a missing file', () => ({ SMTP_URL_FILE: join(folder, 'none') }), '(ENOENT)'],
  ['a folder', () => ({ SMTP_URL_FILE: folder }), '(EISDIR)'],
  ['an empty file', () => ({ SMTP_URL_FILE: fileOf('empty', '\n') }), 'is empty'],
  ['an unknown key', () => ({ SECRET_CODE: KEY }), 'SECRET_CODE is no setting'],
  [
    'the file of an unknown key',
    () => ({ SECRET_CODE_FILE: 'x' }),
    'SECRET_CODE_FILE is no setting',
  ],
  ['a name of an earlier release', () => ({ SERVICE_KEY: KEY }), 'SERVICE_KEY is no setting'],
])('%s is refused by name, without its value', (_name, environment, words) => {
  const read = () => readConfig(environment());
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(words);
  expect(read).not.toThrow(KEY);
});
