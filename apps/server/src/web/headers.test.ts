import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

const policy = (
  recaptchaUrl: string | null,
  mediaSources: string[] = [],
  analytics: string[] = [],
) =>
  pageHeaders({
    nonce: 'R',
    secure: true,
    tokenInUrl: false,
    recaptchaUrl,
    mediaSources,
    analytics,
  })['content-security-policy']?.split('; ');

test('names no foreign origin, unless reCAPTCHA is asked', () => {
  expect(policy(null)?.join(' ')).not.toContain('http');
  expect(policy(null)).toContain('trusted-types app');
  expect(policy('https://www.google.com/recaptcha')).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://www.google.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]),
  );
});

test('lets streams, and nothing else, come from where channels are made', () => {
  const directives = policy(null, ['https://live.example']) ?? [];
  expect(directives.filter((directive) => directive.includes('live.example'))).toEqual([
    "media-src 'self' blob: https://live.example",
    "connect-src 'self' https://live.example",
  ]);
});

test('lets those who are told what visitors do run and answer only where they are named', () => {
  const directives = policy(null, [], ['https://tags.example']) ?? [];
  expect(directives.filter((directive) => directive.includes('tags.example'))).toEqual([
    "img-src 'self' data: blob: https://tags.example",
    "connect-src 'self' https://tags.example",
  ]);
  expect(directives).toContain('trusted-types *');
});
