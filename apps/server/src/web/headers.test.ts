import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

const policy = (
  recaptchaUrl: string | null,
  mediaSources: string[] = [],
  analytics: string[] = [],
  foreignPolicies: string[] = [],
  calledOrigins: string[] = [],
  mediaOrigin: string | null = null,
) =>
  pageHeaders({
    scripts: ["'sha256-R'"],
    secure: true,
    tokenInUrl: false,
    recaptchaUrl,
    mediaSources,
    mediaOrigin,
    analytics,
    foreignPolicies,
    calledOrigins,
  })['content-security-policy']?.split('; ');

test('allows no foreign origin unless reCAPTCHA is configured', () => {
  expect(policy(null)?.join(' ')).not.toContain('http');
  expect(policy(null)).toContain('trusted-types app');
  expect(policy('https://www.google.com/recaptcha')).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://www.google.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]),
  );
});

test('allows only streams from the origins of other parties’ channels', () => {
  const directives = policy(null, ['https://live.example']) ?? [];
  expect(directives.filter((directive) => directive.includes('live.example'))).toEqual([
    "media-src 'self' blob: https://live.example",
    "connect-src 'self' https://live.example",
  ]);
});

test('allows media and pictures of the storyboard from the host of media', () => {
  const directives = policy(null, [], [], [], [], 'https://media.example') ?? [];
  expect(directives.filter((directive) => directive.includes('media.example'))).toEqual([
    "img-src 'self' data: blob: https://media.example",
    "media-src 'self' blob: https://media.example",
    "connect-src 'self' https://media.example",
  ]);
});

test('allows analytics origins only on pages that use them', () => {
  const directives = policy(null, [], ['https://tags.example']) ?? [];
  expect(directives.filter((directive) => directive.includes('tags.example'))).toEqual([
    "img-src 'self' data: blob: https://tags.example",
    "connect-src 'self' https://tags.example",
  ]);
});

test('allows connections to the collector of errors, and no script of it', () => {
  const directives = policy(null, [], [], [], ['https://errors.example']) ?? [];
  expect(directives.filter((directive) => directive.includes('errors.example'))).toEqual([
    "connect-src 'self' https://errors.example",
  ]);
  expect(directives).toContain('trusted-types app');
});

test('trusts the policies of foreign scripts by name, where foreign scripts may run', () => {
  const names = ['goog#html', "'allow-duplicates'"];
  const trusted = (recaptchaUrl: string | null, analytics: string[]) =>
    policy(recaptchaUrl, [], analytics, names)?.find((each) => each.startsWith('trusted-types'));
  expect(trusted(null, [])).toBe('trusted-types app');
  for (const [recaptchaUrl, analytics] of [
    ['https://www.google.com/recaptcha', []],
    [null, ['https://tags.example']],
  ] as const)
    expect(trusted(recaptchaUrl, [...analytics])).toBe(
      "trusted-types app goog#html 'allow-duplicates'",
    );
});

test('pages may ask for the location, for prayer times; frames may not, and the rest is closed', () => {
  const options = { scripts: ["'sha256-R'"], secure: true, tokenInUrl: false, recaptchaUrl: null };
  const lists = {
    analytics: [],
    foreignPolicies: [],
    mediaSources: [],
    mediaOrigin: null,
    calledOrigins: [],
  };
  const features = pageHeaders({ ...options, ...lists })['permissions-policy']?.split(', ') ?? [];
  expect(features).toContain('geolocation=(self)');
  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toHaveLength(1);
});
