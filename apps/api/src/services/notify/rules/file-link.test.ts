import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileToken, ticketOfToken } from './file-link.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const OLD = ['an old key'] as const;
const RING = ['a new key', 'an old key'] as const;

test('a mailed link opens the file of its ticket for 30 days', () => {
  const ticket = randomUUID();
  const token = fileToken(ticket, NOW, RING);
  expect(ticketOfToken(token, NOW, RING)).toBe(ticket);
  expect(ticketOfToken(token, NOW + 30 * DAY - 1, RING)).toBe(ticket);
  expect(ticketOfToken(token, NOW + 30 * DAY, RING)).toBeNull();
});

test('a link outlives a change of the key, but not the removal of its key', () => {
  const ticket = randomUUID();
  const token = fileToken(ticket, NOW, OLD);
  expect(ticketOfToken(token, NOW, RING)).toBe(ticket);
  expect(ticketOfToken(token, NOW, ['a new key'])).toBeNull();
});

test('a link to another ticket, or that lasts longer, cannot be made from one', () => {
  const token = fileToken(randomUUID(), NOW, RING);
  const [id = '', expiry = '', proof = ''] = token.split('.');
  for (const forged of [
    [randomUUID(), expiry, proof],
    [id, String(Number(expiry) + 1), proof],
    [id, expiry, `${proof.slice(0, -2)}AA`],
    [id, expiry],
  ])
    expect(ticketOfToken(forged.join('.'), NOW, RING)).toBeNull();
});
