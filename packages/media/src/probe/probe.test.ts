import { access, constants, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Output of an ffmpeg that can encode our media. */
const FFMPEG = `echo 'ffmpeg version 7.1'; echo ' V..... libx264 '`;
const SYSTEM = (process.env['PATH'] ?? '').split(delimiter);
let folder = '';
let programs = '';
let film = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-'));
  film = join(folder, 'film.mp4');
  await writeFile(film, Buffer.from('\0\0\0\x18ftypisom', 'latin1'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  programs = await mkdtemp(join(folder, 'bin-'));
  vi.stubEnv('PATH', programs);
  // The module detects the installed programs once.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const install = (name: string, script: string, mode = 0o755) =>
  writeFile(join(programs, name), `#!/bin/sh\n${script}\n`, { mode });

/** The programs that enforce the limits of a run, if this system has them. */
async function installLimits(): Promise<void> {
  for (const name of ['setpriv', 'prlimit', 'true']) {
    for (const place of SYSTEM) {
      const file = join(place, name);
      if (await access(file, constants.X_OK).catch(() => 'missing')) continue;
      await symlink(file, join(programs, name));
      break;
    }
  }
}

/** The outcome of probing a file: `refused` is final, `not now` is retried. */
async function ending(file = film): Promise<string> {
  const { probe } = await import('./source.ts');
  const { MediaRefusal, NotNow } = await import('./refusal.ts');
  try {
    await probe(file);
    return 'understood';
  } catch (error) {
    if (error instanceof NotNow) return `not now: ${error.message}`;
    if (error instanceof MediaRefusal) return `refused: ${error.message}`;
    throw error;
  }
}

describe.skipIf(process.platform === 'win32')('a film is not blamed for the machine', () => {
  it('without ffmpeg', async () => {
    expect(await ending()).toBe('not now: ffmpeg with libx264 is needed: it is not installed.');
  });

  it('where ffmpeg has no libx264', async () => {
    await install('ffmpeg', 'echo " V....D libx265 "');
    expect(await ending()).toBe('not now: ffmpeg with libx264 is needed: this one has no libx264.');
  });

  it('where ffmpeg does not answer', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 60_000 ? 200 : ms));
    await install('ffmpeg', 'exec /bin/sleep 60');
    expect(await ending()).toBe(
      'not now: ffmpeg with libx264 is needed: it has not answered within 60 seconds.',
    );
  });

  it('but what is no film is refused without it, too', async () => {
    const text = join(folder, 'text.mp4');
    await writeFile(text, 'A letter.');
    expect(await ending(text)).toMatch(/^refused: This is no video file/);
  });

  it('without ffprobe', async () => {
    await install('ffmpeg', FFMPEG);
    expect(await ending()).toMatch(/^not now: .*ffprobe/);
  });

  it('without ffprobe, where the system keeps its limits', async () => {
    await install('ffmpeg', FFMPEG);
    await installLimits();
    expect(await ending()).toMatch(/^not now: .*ffprobe/);
  });

  it('where ffprobe may not be run', async () => {
    await install('ffmpeg', FFMPEG);
    await install('ffprobe', 'exit 0', 0o644);
    await installLimits();
    expect(await ending()).toMatch(/^not now: .*ffprobe/);
  });

  it('where ffprobe lacks a library', async () => {
    await install('ffmpeg', FFMPEG);
    await install('ffprobe', 'echo libavutil.so.59 is missing >&2; exit 127');
    expect(await ending()).toBe('not now: ffprobe cannot be run: libavutil.so.59 is missing');
  });

  it('where ffprobe does not come to an end in its time', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 40_000 ? 200 : ms));
    await install('ffmpeg', FFMPEG);
    await install('ffprobe', 'exec /bin/sleep 60');
    expect(await ending()).toBe('not now: Looking into the file has not ended within 40 seconds.');
  });

  it('but refused in words where the filters for high dynamic range are missing', async () => {
    const stream = '{"index":0,"codec_type":"video","codec_name":"h264","width":64,"height":64';
    const facts = `${stream},"avg_frame_rate":"25/1","color_transfer":"smpte2084","duration":"9"}`;
    await install('ffprobe', `echo '{"streams":[${facts}],"format":{"duration":"9"}}'`);
    await install('ffmpeg', `${FFMPEG}; echo ' .S tonemap  V->V '`);
    const missing = /^refused: .*\(HDR10\).*it has no zscale\. Install an ffmpeg with libzimg/;
    expect(await ending()).toMatch(missing);
    await install('ffmpeg', `${FFMPEG}; echo ' .S tonemap  V->V '; echo ' .SC zscale  V->V '`);
    expect(await ending()).toBe('understood');
  });

  it('but refused where ffprobe ran and failed', async () => {
    await install('ffmpeg', FFMPEG);
    await install('ffprobe', 'echo moov atom not found >&2; exit 1');
    await installLimits();
    expect(await ending()).toMatch(/^refused: The file is damaged or cut off/);
  });
});
