import type { FastifyInstance } from 'fastify';
import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { temporaryFolder } from '../testing.ts';
import { httpApp } from './app.ts';
import { acceptUploads, openUploads } from './uploads.ts';
import { roomyDisk } from '../../testing/undemanding.ts';

/** Largest file in bytes. */
const MOST = 10 * 1024 * 1024;

const uploads = openUploads({ folder: temporaryFolder(), disk: roomyDisk });

let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  acceptUploads(app, (scope) =>
    scope.route({
      method: 'POST',
      url: '/form',
      handler: async (request) => {
        await using upload = await uploads.receive(request, MOST);
        const { fields, file } = upload;
        if (!file) return { fields, file };
        const { path, ...facts } = file;
        return { fields, file: { ...facts, onDisk: statSync(path).size } };
      },
    }),
  );
});
afterAll(() => app.close());

async function post(fill: (form: FormData) => void) {
  const form = new FormData();
  fill(form);
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const file = (bytes: number, name = 'screen.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('a form gives its fields and its one file', async () => {
  const { status, body } = await post((form) => {
    form.set('ticketSubject', 'PAYMENT');
    form.set('file', file(MOST));
    form.set('ticketMessage', 'مرحبا');
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    fields: { ticketSubject: 'PAYMENT', ticketMessage: 'مرحبا' },
    file: { name: 'screen.png', type: 'image/png', size: MOST, onDisk: MOST },
  });
});

test('a form without a file gives none', async () => {
  const { body } = await post((form) => form.set('ticketSubject', 'PAYMENT'));
  expect(body).toEqual({ fields: { ticketSubject: 'PAYMENT' }, file: null });
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a body of %s is refused: it is not a multipart form',
  async (type) => {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/form', headers, payload: '{}' });
    expect([answer.statusCode, answer.json().meta.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  },
);

test('an empty request is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/form' });
  expect([answer.statusCode, answer.json().meta.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

test.each<[string, (form: FormData) => void]>([
  [
    'two files',
    (form) => {
      form.append('file', file(1));
      form.append('file', file(1));
    },
  ],
  [
    'eleven parts',
    (form) => {
      for (let part = 0; part < 11; part += 1) form.append(`field${part}`, 'x');
    },
  ],
  ['a field of 16 kB and a byte', (form) => form.set('ticketMessage', 'x'.repeat(16 * 1024 + 1))],
])('%s is refused as too large', async (_what, fill) => {
  const { status, body } = await post(fill);
  expect([status, body.meta.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('a file of 10 MB and a byte is refused as such', async () => {
  const { status, body } = await post((form) => form.set('file', file(MOST + 1)));
  expect([status, body.meta.code]).toEqual([413, 'FILE_TOO_LARGE']);
  expect(body.meta.fields).toEqual({ file: 'FILE_TOO_LARGE' });
});

const part = (name: string, lines: string[]) =>
  [`--x\r\ncontent-disposition: form-data; name="${name}"`, ...lines].join('\r\n');

test.each([
  ['does not end', part('ticketSubject', ['', 'PAYMENT'])],
  ['repeats a field', `${part('a', ['', '1'])}\r\n${part('a', ['', '2'])}\r\n--x--\r\n`],
  ['has invalid JSON', `${part('a', ['content-type: application/json', '', '{'])}\r\n--x--\r\n`],
])('a form that %s is refused', async (_what, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'POST', url: '/form', headers, payload });
  expect([answer.statusCode, answer.json().meta.code]).toEqual([400, 'INVALID_INPUT']);
});
