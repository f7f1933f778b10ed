import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaRefusal } from '../probe/refusal.ts';
import { look, shoot } from './film.fixture.ts';
import { HOSTILE } from './hostile.fixture.ts';
import { makeClip } from './make-clip.ts';

const LONGEST_MS = 40_000;
let folder = '';
let film: Buffer;
let server: Server;
let origin = '';
let visits = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await mkdir(join(folder, 'pack'));
  server = createServer((_, answer) => {
    visits++;
    answer.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  film = await readFile(await shoot(join(folder, 'film.mp4'), 'testsrc2=s=64x64:r=25:d=1'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Ingests a file. An accepted file must become a clip with only its own frames. */
async function takeIn(file: string): Promise<string> {
  try {
    const places = { pack: join(folder, 'pack'), work: join(folder, 'work') };
    await makeClip(await look(file), { ...places, onStep: () => undefined });
    return TAKEN;
  } catch (error) {
    if (!(error instanceof MediaRefusal)) throw error;
    return error.message;
  }
}

const TAKEN = 'taken';
const REFUSED = /^[A-Z][^\n]{10,200}[.]$/;

/** All files of the clips except the media, as one text. */
async function textsOfClips(): Promise<string> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(folder, 'pack'), options);
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'media.mp4');
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

/** Faults that ffmpeg repairs: the clip shows the film. */
const HARMLESS = new Set([
  'data in another file',
  'data at an address',
  'huge picture',
  'huge track',
  'endless',
]);

describe('T-E09', () => {
  it('has forty files', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE)(
    '%s: nothing else is read, and it ends soon',
    async (name, make) => {
      const file = join(folder, 'hostile.mp4');
      await writeFile(file, make(film, origin));
      const started = performance.now();
      const ended = await takeIn(file);
      expect(performance.now() - started).toBeLessThan(LONGEST_MS);
      expect(ended).toMatch(HARMLESS.has(name) ? /./ : REFUSED);
      expect(visits).toBe(0);
      expect(await textsOfClips()).not.toContain('root:');
    },
    LONGEST_MS + 5000,
  );

  it.each(['%03d.mp4', 'concat:a|b.mp4', '-i.mp4', 'a\nb.mp4', "a'b;$(c).mp4", '日本.mp4'])(
    'a film with the name %j is a film',
    async (name) => {
      const file = join(folder, name);
      await writeFile(file, film);
      expect((await look(file)).source.video.width).toBe(64);
    },
  );

  it('a pipe, a device, a folder and a link to one are not read', async () => {
    const pipe = join(folder, 'pipe.mp4');
    const socket = createSocket();
    await new Promise<void>((done) => socket.listen(pipe, done));
    await symlink('/dev/zero', join(folder, 'link.mp4'));
    for (const file of [pipe, '/dev/zero', folder, join(folder, 'link.mp4'), join(folder, 'none')])
      await expect(look(file)).rejects.toThrow(/This is no file|cannot be read: ENOENT/);
    await new Promise((done) => socket.close(done));
  });
});
