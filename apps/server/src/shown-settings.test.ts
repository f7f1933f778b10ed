import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, ROOT, VARIABLES } from './config.ts';
import { SECRET_VARIABLES } from './secret-config.ts';
import { KEYS_GROUP, SETTING_GROUPS } from './setting-groups.ts';
import { isSecret, masked } from './shown-settings.ts';

const settingsOf = (env: Record<string, string>) =>
  readConfig(env).settings.flatMap(({ settings }) => settings);
const settingOf = (name: string, env: Record<string, string>) =>
  settingsOf(env).find((each) => each.name === name);

test('every variable is in one group, as the guide for operators has them', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations/configure.md'), 'utf8');
  const parts = guide.split(/^### /mv).slice(1);
  const documented = parts.map((part) => [
    part.slice(0, part.indexOf('\n')),
    [...part.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gmv)].map(([, name]) => name).join(' '),
  ]);
  expect(documented).toEqual(Object.entries(SETTING_GROUPS));
  expect(
    settingsOf({})
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...VARIABLES, ...SECRET_VARIABLES].sort());
  expect(readConfig({}).settings.at(-1)?.title).toBe(KEYS_GROUP);
});

describe('no secret can appear', () => {
  /** As an operator could set them: each value has the word. */
  const WORD = 'hush-hush-hush-hush-hush-hush-hush-hush';
  const every = {
    ...Object.fromEntries(
      [...VARIABLES, ...SECRET_VARIABLES]
        .filter((name) => isSecret(name))
        .map((name) => [name, WORD]),
    ),
    PAYPAL_CLIENT_ID: WORD,
    PAYPAL_WEBHOOK_ID: WORD,
    IYZICO_MERCHANT_ID: WORD,
    OPERATOR_MERCHANT_ID: WORD,
    OPERATOR_URL: `https://${WORD}@operator.example/?key=${WORD}`,
    DATABASE_URL: `postgresql://kandil:${WORD}@db:5432/kandil?password=${WORD}`,
    DATABASE_POOLED: 'true',
    DATABASE_DIRECT_URL: `postgresql://kandil:${WORD}@db:5432/kandil`,
    VALKEY_URL: `rediss://:${WORD}@cache:6379/1`,
    SMTP_URL: `smtp://kandil:${WORD}@mail:587`,
    SMS_URL: `https://sms.example/send/${WORD}?key=${WORD}`,
    CDN_PURGE_URL: `https://cdn.example/${WORD}`,
    SERVICE_URLS: `auth=http://kandil:${WORD}@a:3000,content=http://b:3000/?${WORD}`,
    SENTRY_DSN: 'https://public@errors.example/1',
  };

  const FOUND = {
    FACEBOOK_APP_ID: '1',
    MEDIA_S3_URL: 'https://s3.example/films',
    S3_URL: 'https://s3.example/files',
  };
  const bucket = (prefix: string) => ({
    [`${prefix}S3_URL`]: 'https://s3.example/copies',
    [`${prefix}S3_ACCESS_KEY_ID`]: WORD,
    [`${prefix}S3_SECRET_ACCESS_KEY`]: WORD,
  });
  const isOfBackup = (name: string) => name.startsWith('BACKUP_');
  const KEY = Buffer.alloc(32, WORD).toString('base64');

  test('of those that are secret by name or type, and of addresses with a password', () => {
    const env = Object.fromEntries(Object.entries(every).filter(([name]) => !isOfBackup(name)));
    // Backups are for the embedded database.
    const backup = { BACKUP_DIR: '/backups', BACKUP_KEY: KEY, ...bucket('BACKUP_') };
    const shown = [
      ...settingsOf({ ...env, ...FOUND }).filter(({ name }) => !isOfBackup(name)),
      ...settingsOf(backup).filter(({ name }) => isOfBackup(name)),
    ];
    expect(JSON.stringify(shown)).not.toContain('hush');
    expect(JSON.stringify(shown)).not.toContain(KEY);
    const secretOnes = shown.filter((each) => each.isSecret);
    expect(secretOnes.filter(({ value, isSet }) => value !== null || !isSet)).toEqual([]);
    const secrets = secretOnes.map(({ name }) => name);
    expect(secrets).toEqual(
      expect.arrayContaining([
        'BACKUP_KEY',
        'BACKUP_S3_SECRET_ACCESS_KEY',
        'CDN_PURGE_TOKEN',
        'FACEBOOK_APP_SECRET',
        'IYZICO_API_KEY',
        'IYZICO_MERCHANT_ID',
        'IYZICO_SECRET_KEY',
        'MEDIA_S3_SECRET_ACCESS_KEY',
        'OPERATOR_SECRET',
        'PAYPAL_CLIENT_ID',
        'PAYPAL_CLIENT_SECRET',
        'PAYPAL_WEBHOOK_ID',
        'RECAPTCHA_SECRET',
        'S3_SECRET_ACCESS_KEY',
        ...SECRET_VARIABLES,
      ]),
    );
  });

  test('addresses show where they lead, without what is private', () => {
    expect(masked('DATABASE_URL', 'postgresql://k:p%40@db:5432/name')).toBe(
      'postgresql://•••@db:5432/name',
    );
    expect(masked('VALKEY_URL', 'redis://u:a,b@c@host:6379')).toBe('redis://•••@host:6379');
    expect(masked('SMS_URL', 'https://sms.example/send/abc?key=1')).toBe(
      'https://sms.example/•••?•••',
    );
    expect(masked('SERVICE_URLS', 'auth=http://u:p@a:1,content=http://b:2')).toBe(
      'auth=http://•••@a:1,content=http://b:2',
    );
    expect(masked('SMS_URL', 'https://sms.example/?key=1,2&b=3')).toBe('https://sms.example/?•••');
    expect(masked('SERVICE_URLS', 'auth=http://a/?k=1,2#3,content=http://b/#4')).toBe(
      'auth=http://a/?•••,content=http://b/?•••',
    );
    expect(masked('MAIL_FROM', 'Kandil <hello@kandil.test>')).toBe('Kandil <hello@kandil.test>');
  });
});

test('a value is the one in force, and says whether somebody set it', () => {
  expect(settingOf('DEVICE_LIMIT', {})).toMatchObject({ value: '10', isSet: false });
  expect(settingOf('DEVICE_LIMIT', { DEVICE_LIMIT: '4' })).toMatchObject({
    value: '4',
    isSet: true,
  });
  expect(settingOf('PAY_PORT', { PORT: '4000' })).toMatchObject({ value: '4002', isSet: false });
  expect(settingOf('AVOD_ENABLED', { KANDIL_DEMO: 'true' })).toMatchObject({
    value: 'true',
    isSet: false,
  });
  expect(settingOf('ART_DIR', { ART_DIR: '' })).toMatchObject({ value: null, isSet: false });
});
