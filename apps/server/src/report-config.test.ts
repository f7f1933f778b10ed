import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { reportSettings } from './report-config.ts';

const DSN = 'https://f00d@errors.example/7';
const settings = (env: NodeJS.ProcessEnv) => reportSettings(readConfig(env).reports);

test(
  'in production a quarter of the errors and a fifth of the traces are reported',
  { tags: ['ERROR-10', 'ERROR-11', 'ERROR-12'] },
  () => {
    expect(settings({ SENTRY_DSN: DSN })).toEqual({
      dsn: DSN,
      environment: 'production',
      release: expect.stringMatching(/^\d+\.\d+\.\d+-\w/),
      errorSample: 0.25,
      traceSample: 0.2,
    });
  },
);

test('the demo reports every error, and nothing is reported without a collector', () => {
  expect(settings({ SENTRY_DSN: DSN, KANDIL_DEMO: 'true' })).toMatchObject({
    environment: 'demo',
    errorSample: 1,
    traceSample: 0.2,
  });
  expect(settings({})).toBeNull();
});

test.each([
  ['https://errors.example/7', 'no key'],
  ['https://f00d:s3cr3t@errors.example/7', 'the secret half, which browsers would get'],
  ['https://f00d@errors.example/', 'no project'],
  ['ftp://f00d@errors.example/7', 'another protocol'],
])('refuses the collector %s: %s', (dsn) => {
  expect(() => settings({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN is not an address');
});
