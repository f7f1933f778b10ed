import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { notedServer } from '../mail/noted-server.ts';
import { takePartyNotes, untakePartyNotes } from './parties.ts';
import { safeFetch } from '../safe-fetch.ts';

beforeEach(() => void takePartyNotes());

const mail = { id: '1', to: '', template: '', language: '', subject: '', text: '', html: '' };
const failing = (fault: object) =>
  notedServer(() => Promise.reject(Object.assign(new Error('550 <a@b.example> refused'), fault)));

test('answers and failures of a party are noted, once', async () => {
  let status = 200;
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = safeFetch({ origins: [origin], maxBytes: 100, trusted: true, party: 'PAYPAL' });
  await fetch(origin);
  const [first] = takePartyNotes();
  expect(first).toMatchObject({ party: 'PAYPAL', failedAgo: null, failure: null });
  expect(takePartyNotes()).toEqual([]);
  status = 503;
  await fetch(origin);
  const failed = takePartyNotes();
  expect(failed).toMatchObject([{ failure: 'answered 503' }]);
  expect(failed[0]?.failedAgo).toBeLessThan(failed[0]?.succeededAgo ?? 0);
  server.close();
  server.closeAllConnections();
  await expect(fetch(origin)).rejects.toThrow(/ECONNREFUSED|socket hang up/v);
  // Nobody heard it: the next report has it.
  untakePartyNotes(takePartyNotes());
  expect(takePartyNotes()[0]?.failure).toMatch(/ECONNREFUSED|socket hang up/v);
});

test('a mail server that refuses one address works; its words have no address', async () => {
  await expect(failing({ responseCode: 550, command: 'RCPT TO' })(mail)).rejects.toThrow('550');
  expect(takePartyNotes()).toMatchObject([{ party: 'MAIL', failedAgo: null }]);
  await expect(failing({ responseCode: 550, command: 'MAIL FROM' })(mail)).rejects.toThrow('550');
  const [note] = takePartyNotes();
  expect(note?.failure).toContain('refused');
  expect(note?.failure).not.toContain('a@b');
});
