import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPgliteTestDatabase } from '../../testing.ts';
import type { Database } from '../index.ts';
import { SYNC, cstring, int32, message, query } from './messages.ts';

let database: Database;
beforeAll(async () => {
  database = await openPgliteTestDatabase();
});
afterAll(() => database.close());

/** A connection on which single bytes can be written, and all that came back is kept. */
class Wire {
  readonly socket: Socket;
  readonly ended: Promise<unknown>;
  #unread = '';

  constructor() {
    const { hostname, port } = new URL(database.url);
    const path = join(decodeURIComponent(hostname), `.s.PGSQL.${port}`);
    this.socket = connect(process.platform === 'win32' ? { port: Number(port) } : { path });
    this.socket.setEncoding('latin1').on('data', (text: string) => {
      this.#unread += text;
      this.socket.emit('received');
    });
    this.socket.on('error', () => {}); // of a connection that is closed on purpose
    this.ended = new Promise((resolve) => this.socket.once('close', resolve));
  }

  /** What came since the last call, up to at least the text, which has to come. */
  async until(text: string): Promise<string> {
    while (!this.#unread.includes(text)) await once(this.socket, 'received');
    const received = this.#unread;
    this.#unread = '';
    return received;
  }

  send(...messages: Uint8Array[]): void {
    this.socket.write(Buffer.concat(messages));
  }
}

const READY = 'Z\0\0\0\x05I';
const FLUSH = message('H');
const GREET = message('', int32(0x30000), cstring('user'), cstring('postgres'), Buffer.from([0]));
const request = (code: number) => Buffer.concat([int32(8), int32(code)]);
const parse = (sql: string) => message('P', cstring(''), cstring(sql), Buffer.alloc(2));
const bind = message('B', cstring(''), cstring(''), Buffer.alloc(6));
const execute = message('E', cstring(''), Buffer.alloc(4));

async function enter(): Promise<Wire> {
  const wire = new Wire();
  wire.send(GREET);
  await wire.until(READY);
  return wire;
}

it('offers no encryption and goes on in the clear', async () => {
  const wire = new Wire();
  wire.send(request(80_877_103));
  expect(await wire.until('N')).toBe('N');
  wire.send(request(80_877_104));
  expect(await wire.until('N')).toBe('N');
  wire.send(GREET);
  const greeting = await wire.until(READY);
  expect(greeting.startsWith('R\0\0\0\x08\0\0\0\0')).toBe(true);
  expect(greeting).toContain('server_version');
  wire.socket.destroy();
});

it('answers a newer version with its own', async () => {
  const wire = new Wire();
  wire.send(message('', int32(0x30002), ...['_pq_.x', '1'].map(cstring), Buffer.from([0])));
  const negotiated = message('v', int32(0x30000), int32(1), cstring('_pq_.x'));
  expect((await wire.until(READY)).startsWith(`${negotiated.toString('latin1')}R`)).toBe(true);
  wire.socket.destroy();
});

it('closes a request to cancel without a word', async () => {
  const wire = new Wire();
  wire.send(int32(16), int32(80_877_102), int32(1), int32(2));
  await wire.ended;
  expect(wire.socket.bytesRead).toBe(0);
});

it.each([
  ['a message of an unknown type', message('y', cstring('x')), 'invalid type of message'],
  ['a length that cannot be', Buffer.from('Q\0\0\0\x01'), 'invalid length of message'],
  ['a length beyond the limit', Buffer.from('Q\x7f\xff\xff\xff', 'latin1'), 'invalid length'],
  ['a name without end', message('P', Buffer.from('name')), 'invalid string in message'],
])('%s closes the connection alone', async (_what, bytes, text) => {
  const before = database.serverPid();
  const wire = await enter();
  wire.send(bytes);
  expect(await wire.until('08P01')).toMatch(new RegExp(`FATAL.*${text}`, 's'));
  await wire.ended;
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(database.serverPid()).toBe(before);
});

it('takes a batch in pieces, cut at any byte', async () => {
  const wire = await enter();
  for (const byte of Buffer.concat([parse(`select 'whole'`), bind, execute, SYNC])) {
    wire.send(Buffer.from([byte]));
    await new Promise(setImmediate);
  }
  expect(await wire.until(READY)).toContain('whole');
  wire.socket.destroy();
});

it('answers a Flush and keeps the batch together until its Sync', async () => {
  const wire = await enter();
  wire.send(parse(`select 'mine'`), FLUSH);
  expect(await wire.until('1')).toBe('1\0\0\0\x04');
  const other = database.pool.query('select $1::text as whose', ['theirs']);
  wire.send(bind, execute, SYNC);
  expect(await wire.until(READY)).toContain('mine');
  expect((await other).rows).toEqual([{ whose: 'theirs' }]);
  wire.socket.destroy();
});

it('finds the unnamed statement again that others have replaced meanwhile', async () => {
  const wire = await enter();
  wire.send(parse(`select 'mine'`), SYNC);
  await wire.until(READY);
  await database.pool.query('select $1::text as whose', ['theirs']);
  wire.send(bind, execute, SYNC);
  expect(await wire.until(READY)).toContain('mine');
  const stranger = await enter();
  stranger.send(bind, execute, SYNC);
  expect(await stranger.until(READY)).toContain('26000'); // no such statement
  for (const { socket } of [wire, stranger]) socket.destroy();
});

it('refuses a connection too many with a reason, and takes one when another has gone', async () => {
  const wires: Wire[] = [];
  let answer = '';
  while (!answer.startsWith('E')) {
    const wire = new Wire();
    wires.push(wire);
    wire.send(GREET);
    answer = await wire.until('\0');
    expect(wires.length).toBeLessThan(300);
  }
  expect(answer).toContain('53300');
  expect(wires.length).toBeGreaterThan(240);
  for (const { socket } of wires) socket.destroy();
  await Promise.all(wires.map(({ ended }) => ended));
  const next = await vi.waitFor(enter, { timeout: 10_000 });
  next.send(query(`select 'again'`));
  expect(await next.until(READY)).toContain('again');
  next.socket.destroy();
});
