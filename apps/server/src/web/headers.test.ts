import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

const policy = (recaptchaUrl: string | null) =>
  pageHeaders({ nonce: 'R', secure: true, tokenInUrl: false, recaptchaUrl })[
    'content-security-policy'
  ]?.split('; ');

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
