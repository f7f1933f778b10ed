import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { wellKnownRoutes } from './well-known.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const app = Fastify();
wellKnownRoutes(app, {
  publicOrigin: 'https://kandil.example',
  contact: 'help@kandil.example',
  now: () => NOW,
});

test('password managers are led to the form that changes the password', async () => {
  const answer = await app.inject('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings#password']);
});

test('security.txt has a contact that has not expired, and its own address', async () => {
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:help@kandil.example');
  expect(fields.get('Canonical')).toBe('https://kandil.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - NOW) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
