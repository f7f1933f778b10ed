import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, input, run } from './ffmpeg.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));
/** Runs a program that Node is given as text. */
const node = (text: string, options: Parameters<typeof run>[2], ...args: string[]) =>
  run(process.execPath, ['--input-type=module', '--eval', text, ...args], options);

describe('a program', () => {
  it('runs at low priority without a shell and tells its lines', async () => {
    const lines: string[] = [];
    const text = `import { getPriority } from 'node:os';
      setTimeout(() => console.log(process.argv[1], getPriority()), 50)`;
    await node(text, { seconds: 20, onLine: (line) => lines.push(line) }, 'a b;$(c)');
    expect(lines).toEqual(['a b;$(c) 10']);
  });

  it('that fails says its last words', async () => {
    const text = `console.error('x'.repeat(9000) + 'the end'); process.exitCode = 3`;
    await expect(node(text, { seconds: 20 })).rejects.toThrow(/ended with 3: x{1900,2000}the end$/);
  });

  it('is ended by a signal, and by its limit', async () => {
    const text = `process.stdin.resume()`;
    await expect(node(text, { seconds: 0.3 })).rejects.toThrow('aborted');
    const controller = new AbortController();
    const { signal } = controller;
    const running = node(text, { seconds: 20, signal });
    controller.abort();
    await expect(running).rejects.toThrow('aborted');
    await expect(node(text, { seconds: 20, signal })).rejects.toThrow('aborted');
  });
});

describe('ffmpeg', () => {
  it('reports how far it is', async () => {
    const seconds: number[] = [];
    const tone = ['-f', 'lavfi', '-i', 'sine=d=2', '-f', 'null', '-'];
    await ffmpeg(tone, { seconds: 30 }, (done) => seconds.push(done));
    expect(seconds.at(-1)).toBeCloseTo(2, 1);
  });

  it('opens local files only, even when a playlist or a name asks for the network', async () => {
    let visits = 0;
    const server = createServer((_, answer) => {
      visits++;
      answer.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const list = join(folder, 'evil.m3u8');
    await writeFile(
      list,
      `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${origin}/a.ts\n#EXT-X-ENDLIST\n`,
    );
    for (const name of [list, `${origin}/a.mp4`, `concat:${list}|${list}`]) {
      await expect(ffmpeg([...input(name), '-f', 'null', '-'], { seconds: 30 })).rejects.toThrow(
        'ended with 1',
      );
    }
    server.close();
    expect(visits).toBe(0);
  });
});
