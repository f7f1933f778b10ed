import { createLog, type Log } from '@kandil/api';
import { SERVICES } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { checkRoles, missingParties } from './start-checks.ts';

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

test('an installation that cannot send mails or text messages says so', () => {
  const missing = (env: Record<string, string>) =>
    logged((log) => void missingParties(readConfig(env), log));
  expect(missing({})).toEqual([
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('SMS_URL'),
  ]);
  const parties = { SMTP_URL: 'smtp://127.0.0.1', SMS_URL: 'http://127.0.0.1/sms' };
  expect(missing(parties)).toEqual([expect.stringContaining('MAIL_FROM')]);
  expect(missing({ ...parties, KANDIL_DEMO: 'true' })).toEqual([]);
  expect(missing({ ...parties, MAIL_FROM: 'Fanous <salam@fanous.example>' })).toEqual([]);
  expect(missing({ KANDIL_RUN: 'web' })).toEqual([]);
});
