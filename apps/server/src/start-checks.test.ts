import { createLog, type Log } from '@kandil/api';
import { SERVICES } from '@kandil/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config.ts';
import { checkRoles, missingParties, warnOfForeignKeys } from './start-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'kandil-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is logged meanwhile. */
function logged(during: (log: Log) => void): string[] {
  const lines: string[] = [];
  const write = (line: unknown) => lines.push(String(line));
  during({ ...createLog({ level: 'silent' }), warn: write, error: write } as Log);
  return lines;
}
const at = (name: string) => `${name}=http://127.0.0.1:4000`;

describe('roles', () => {
  const others = SERVICES.filter((name) => name !== 'content');
  test.each([
    ['worker', '', 'calls auth, content'],
    ['web,media', others.map(at).join(), 'calls content, which run'],
    ['content', at('auth'), 'SERVICE_URLS: '],
  ])('%s with SERVICE_URLS=%s are refused, and the services named', (run, urls, words) => {
    const config = readConfig({ KANDIL_RUN: run, SERVICE_URLS: urls });
    expect(() => checkRoles(config)).toThrow(ConfigError);
    expect(() => checkRoles(config)).toThrow(words);
  });

  test.each([
    ['media', ''],
    ['content,worker', others.map(at).join()],
    [[...SERVICES, 'web', 'worker'].join(), ''],
  ])('%s with SERVICE_URLS=%s may start', (run, urls) => {
    expect(() => checkRoles(readConfig({ KANDIL_RUN: run, SERVICE_URLS: urls }))).not.toThrow();
  });
});

test('a node among others that would generate keys of its own says how to share them', () => {
  const config = (name: string, env = {}) =>
    readConfig({ KANDIL_DATA_DIR: join(folder, name), ...env });
  const foreignKeys = (of: Config) => logged((log) => warnOfForeignKeys(of, log)).join();
  const valkey = { VALKEY_URL: 'redis://127.0.0.1:6379' };
  expect(foreignKeys(config('new'))).toBe('');
  expect(foreignKeys(config('new', valkey))).toContain('copy that folder from the first node');
  expect(foreignKeys(config('new', { SERVICE_URLS: at('auth') }))).toContain('new/secrets');
  mkdirSync(join(folder, 'copied/secrets'), { recursive: true });
  writeFileSync(join(folder, 'copied/secrets/access-tokens'), 'x');
  expect(foreignKeys(config('copied', valkey))).toBe('');
});

test('an installation that cannot send mails or text messages says so', () => {
  const missing = (env: Record<string, string>) =>
    logged((log) => void missingParties(readConfig(env), log));
  expect(missing({})).toEqual([
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('SMS_URL'),
  ]);
  expect(missing({ SMTP_URL: 'smtp://127.0.0.1', SMS_URL: 'http://127.0.0.1/sms' })).toEqual([]);
  expect(missing({ KANDIL_RUN: 'web' })).toEqual([]);
});
