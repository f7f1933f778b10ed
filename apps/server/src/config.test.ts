import { SERVICES } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { ALL_ROLES } from './roles.ts';

describe('readConfig', () => {
  test('starts everything with defaults', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect([...config.roles]).toEqual([...ALL_ROLES]);
    expect(config.avodEnabled).toBe('false');
  });

  test('an account may use one profile unless several are enabled', { tags: ['CONST-01'] }, () => {
    expect(readConfig({}).multiProfileEnabled).toBe('false');
    expect(readConfig({ MULTI_PROFILE_ENABLED: 'true' }).multiProfileEnabled).toBe('true');
  });

  test('flags of the player have the specified defaults and can be set', () => {
    const { playerDesktopOnly, debugOverlayEnabled, customAnalyticsEnabled } = readConfig({});
    expect([playerDesktopOnly, debugOverlayEnabled, customAnalyticsEnabled]).toEqual([
      'true',
      'false',
      'false',
    ]);
    const set = readConfig({ PLAYER_DESKTOP_ONLY: 'false', DEBUG_OVERLAY_ENABLED: 'true' });
    expect([set.playerDesktopOnly, set.debugOverlayEnabled]).toEqual(['false', 'true']);
    expect(() => readConfig({ DEBUG_OVERLAY_ENABLED: 'yes' })).toThrow('DEBUG_OVERLAY_ENABLED');
  });

  test('messages to support are mailed to the sender of mails unless an address is given', () => {
    expect(readConfig({}).supportEmail).toBe('hello@kandil.test');
    expect(readConfig({ MAIL_FROM: 'help@kandil.test' }).supportEmail).toBe('help@kandil.test');
    const given = { MAIL_FROM: 'Kandil <no-reply@kandil.test>', SUPPORT_EMAIL: 'a@kandil.test' };
    expect(readConfig(given).supportEmail).toBe('a@kandil.test');
    expect(() => readConfig({ SUPPORT_EMAIL: 'support' })).toThrow('SUPPORT_EMAIL');
  });

  test('ad-supported mode keeps any value', () => {
    expect(readConfig({ AVOD_ENABLED: '1' }).avodEnabled).toBe('1');
    expect(readConfig({ KANDIL_DEMO: 'true' }).avodEnabled).toBe('true');
    expect(readConfig({ KANDIL_DEMO: 'true', AVOD_ENABLED: 'false' }).avodEnabled).toBe('false');
    expect(readConfig({}).modalsPage).toBe(false);
    expect(readConfig({ KANDIL_DEMO: 'true' }).modalsPage).toBe(true);
    expect(readConfig({ MODALS_PAGE_ENABLED: 'true' }).modalsPage).toBe(true);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
    [{ KANDIL_RUN: 'auth,films' }, 'films'],
    [{ KANDIL_DATADIR: '/tmp' }, 'KANDIL_DATADIR'],
    [{ S3_URL: 'https://s3.test/bucket' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_URL: 'https://s3.test/' }, 'S3_URL is not the address of a bucket'],
    [{ BACKUP_S3_URL: 'https://s3.test/bucket' }, 'BACKUP_S3_ACCESS_KEY_ID'],
    [
      {
        BACKUP_S3_URL: 'https://s3.test/bucket',
        BACKUP_S3_ACCESS_KEY_ID: 'id',
        BACKUP_S3_SECRET_ACCESS_KEY: 'key',
      },
      'BACKUP_DIR',
    ],
    [{ BOT_CHECK: 'hcaptcha' }, 'BOT_CHECK'],
    [{ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'key' }, 'RECAPTCHA_SECRET'],
    [{ BOT_CHECK: 'recaptcha', RECAPTCHA_SECRET: 'secret' }, 'RECAPTCHA_SITE_KEY'],
    [{ SERVICE_URLS: 'auth' }, 'SERVICE_URLS'],
    [{ PUBLIC_SERVICE_URLS: 'auth=nowhere' }, 'PUBLIC_SERVICE_URLS'],
    [{ PASSWORD_MIN_LENGTH: '3' }, 'PASSWORD_MIN_LENGTH'],
    [{ FACEBOOK_APP_ID: '1' }, 'FACEBOOK_APP_SECRET'],
    [{ PAYPAL_CLIENT_ID: '1', PAYPAL_CLIENT_SECRET: 'x' }, 'PAYPAL_WEBHOOK_ID'],
    [{ PAYPAL_CLIENT_ID: '1', PAYPAL_WEBHOOK_ID: 'x' }, 'PAYPAL_CLIENT_SECRET'],
    [{ PAYPAL_CA: '/etc/ssl/paypal.pem' }, 'PAYPAL_CA is not a certificate in PEM format'],
    [{ IYZICO_API_KEY: '1', IYZICO_MERCHANT_ID: '2' }, 'IYZICO_SECRET_KEY'],
    [{ OPERATOR_MERCHANT_ID: '1', OPERATOR_URL: 'https://o.test' }, 'OPERATOR_SECRET'],
    [{ CARD_COUNTRIES: 'Turkey' }, 'CARD_COUNTRIES'],
    [{ GOOGLE_ISSUER: 'google' }, 'GOOGLE_ISSUER'],
    [{ MEDIA_SOURCES: 'live.example' }, 'MEDIA_SOURCES'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ TRUSTED_TYPES: '*' }, 'TRUSTED_TYPES'],
    [{ TRUSTED_TYPES: "goog#html; script-src 'unsafe-inline'" }, 'TRUSTED_TYPES'],
    [{ CORS_ORIGINS: 'https://app.example/path' }, 'CORS_ORIGINS'],
    [{ MEDIA_SOURCES: "https://live.example/; script-src 'unsafe-inline'" }, 'MEDIA_SOURCES'],
    [{ MEDIA_SOURCES: 'https://live.example/channel' }, 'MEDIA_SOURCES'],
    [{ PORT: 'abc' }, 'PORT is not a number.'],
    [{ PORT: '3000.5' }, 'PORT is not a whole number.'],
    [{ TRUSTED_PROXIES: '9' }, 'TRUSTED_PROXIES is more than 5.'],
    [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER needs a proxy in front'],
    [{ COUNTRY_HEADER: 'a b', TRUSTED_PROXIES: '1' }, 'is not the name of a header'],
    [{ COUNTRY_RULE: 'both' }, 'COUNTRY_HEADER must name the header'],
    [{ PASSWORD_MIN_LENGTH: '2' }, 'PASSWORD_MIN_LENGTH is less than 4.'],
    [{ KANDIL_DEMO: 'yes' }, 'KANDIL_DEMO is none of true, false.'],
    [{ BACKUP_CRON: 'daily' }, 'BACKUP_CRON is not five fields of cron'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL is not an e-mail address.'],
    [{ NODE_NAME: 'a b' }, 'NODE_NAME is not a name'],
    // Each of these once started, or ended in the words of the library.
    [{ DATABASE_URL: 'postgresql://a:p#w@db/kandil' }, 'such as postgresql://user:password@host'],
    [{ DATABASE_URL: 'postgresql://a:p#w@db/kandil' }, '# as %23'],
    [{ DATABASE_URL: 'mysql://a@db/kandil' }, 'DATABASE_URL is not an address such as postgresql:'],
    [{ S3_URL: 'bucket' }, 'S3_URL is not an address such as https://s3.example.com/bucket.'],
    [{ S3_URL: 's3://bucket/path' }, 'S3_URL is not an address such as https:'],
    [{ VALKEY_URL: 'valkey.example:6379' }, 'VALKEY_URL is not an address such as redis:'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL is not an address such as smtp:'],
    [{ SMS_URL: 'ftp://sms.example' }, 'SMS_URL is not an address such as https:'],
    [{ SENTRY_DSN: 'key' }, 'SENTRY_DSN is not an address such as https://key@host/project.'],
    [{ PUBLIC_ORIGIN: 'kandil.example:443' }, 'PUBLIC_ORIGIN is not an address such as https:'],
    [{ PUBLIC_ORIGIN: 'https://kandil.example/tv' }, 'PUBLIC_ORIGIN is not an origin such as'],
    [{ SERVICE_URLS: 'auth=localhost:3000' }, 'such as auth=http://10.0.0.5:3000'],
  ])('%o stops the start and names %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test('the fault of a setting never tells its value', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgresql://a:hush#w@db/kandil' });
    expect(read).toThrow('DATABASE_URL');
    expect(read).not.toThrow('hush');
  });

  test('an origin may end in a slash', () => {
    const { publicOrigin } = readConfig({ PUBLIC_ORIGIN: 'https://kandil.example/' });
    expect(publicOrigin).toBe('https://kandil.example');
  });

  test('a provider without its id is not offered', () => {
    expect(readConfig({}).social).toEqual({ google: null, facebook: null, APPLE: null });
    const { social } = readConfig({
      GOOGLE_CLIENT_ID: 'ours',
      APPLE_ISSUER: 'https://apple.test/',
    });
    expect(social.google).toEqual({ clientId: 'ours', issuer: 'https://accounts.google.com' });
    expect(social.APPLE).toBeNull();
  });

  test('streams come from no other origin unless one is configured', () => {
    expect(readConfig({}).mediaSources).toEqual([]);
    expect(
      readConfig({ MEDIA_SOURCES: 'https://live.example/, https://b.example:8443' }).mediaSources,
    ).toEqual(['https://live.example', 'https://b.example:8443']);
  });

  test('the policies of foreign scripts are named', () => {
    expect(readConfig({}).trustedTypes).toEqual(['goog#html']);
    expect(readConfig({ TRUSTED_TYPES: "goog#html, 'allow-duplicates'" }).trustedTypes).toEqual([
      'goog#html',
      "'allow-duplicates'",
    ]);
  });

  test('--run chooses roles', () => {
    expect([...readConfig({}, ['--run=auth,web']).roles]).toEqual(['auth', 'web']);
  });
});

test('each service can have a host of its own', { tags: ['AUTH-03'] }, () => {
  const hosts = SERVICES.map((name) => [name, `https://${name}.kandil.test/api/${name}`] as const);
  const list = hosts.map(([name, url]) => `${name}=${url}/`).join(',');
  expect([...readConfig({ PUBLIC_SERVICE_URLS: list }).publicServiceUrls]).toEqual(hosts);
});
