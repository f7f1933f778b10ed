import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBox, type Message } from './box.ts';
import { fileJournal, noJournal } from './journal.ts';

interface Note extends Message {
  text: string;
}
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-box-'));
  file = join(folder, 'sandbox/notes.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const texts = (notes: Note[]) => notes.map(({ text }) => text);

describe('a box', () => {
  it('finds messages by recipient and after an id', async () => {
    const box = await openBox<Note>(noJournal());
    const first = await box.add({ to: ['a@kandil.test'], text: 'one' });
    await box.add({ to: ['b@kandil.test'], text: 'two' });
    await box.add({ to: ['a@kandil.test'], text: 'three' });
    expect(texts(box.list({ to: 'A@Kandil' }))).toEqual(['one', 'three']);
    expect(texts(box.list({ to: 'a@kandil', after: first.id }))).toEqual(['three']);
  });

  it('resolves a wait with the next matching message, or with nothing at its timeout', async () => {
    const box = await openBox<Note>(noJournal());
    const waiting = box.next({ to: 'a@' }, 10_000);
    await box.add({ to: ['b@kandil.test'], text: 'other' });
    await box.add({ to: ['a@kandil.test'], text: 'expected' });
    expect((await waiting)?.text).toBe('expected');
    expect(await box.next({ to: 'nobody' }, 1)).toBeNull();
    const late = box.next({ to: 'nobody' }, 60_000);
    box.close();
    expect(await late).toBeNull();
  });

  it('keeps the newest 500', async () => {
    const box = await openBox<Note>(noJournal());
    for (let n = 1; n <= 501; n += 1) await box.add({ to: [], text: String(n) });
    expect(texts(box.list()).slice(0, 1)).toEqual(['2']);
    expect(box.list()).toHaveLength(500);
  });

  it('survives a restart, despite a torn last line, and continues its ids', async () => {
    const box = await openBox<Note>(fileJournal(file));
    await box.add({ to: ['a@kandil.test'], text: 'stored' });
    await appendFile(file, '{"id":2,"to":["a@kan');
    const again = await openBox<Note>(fileJournal(file));
    const next = await again.add({ to: [], text: 'new' });
    expect(next.id).toBe(2);
    expect(texts((await openBox<Note>(fileJournal(file))).list())).toEqual(['stored', 'new']);
  });

  it('bounds its file', async () => {
    const box = await openBox<Note>(fileJournal(file));
    for (let n = 1; n <= 1001; n += 1) await box.add({ to: [], text: String(n) });
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(500);
  });

  it('deletes the messages to one recipient, also on disk', async () => {
    const box = await openBox<Note>(fileJournal(file));
    await box.add({ to: ['a@kandil.test'], text: 'gone' });
    await box.add({ to: ['b@kandil.test'], text: 'stored' });
    await box.clear({ to: 'a@' });
    expect(texts((await openBox<Note>(fileJournal(file))).list())).toEqual(['stored']);
  });
});
