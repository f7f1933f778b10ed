import { freePorts } from '@kandil/testkit/ports';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from '../apps/api/src/testing/rounds.ts';
import { ROOT } from './lib/paths.ts';

const isRoot = process.getuid?.() === 0;

/** Root writes everywhere, so it needs a mount that is read-only; in a namespace, so that it ends with the process. */
function readOnly(tree: string, command: string[]): string[] {
  if (!isRoot) {
    execFileSync('chmod', ['-R', 'a-w', tree]);
    return command;
  }
  const mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec "$@"';
  return ['unshare', '--mount', 'sh', '-c', mount, tree, ...command];
}

async function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  const isReady = await new Promise<boolean>((done) => {
    child.once('exit', () => done(false));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Kandil is ready')) done(true);
      });
  });
  expect(isReady, printed).toBe(true);
}

const linesOf = (text: string) => text.split('\n').filter((line) => line && line[0] !== '#');

/** Plays the first segment of a free episode: its page, its call, its playlists, its bytes. */
async function play(url: string): Promise<number> {
  const page = await (await fetch(`${url}/detail/caravan-of-dust`)).text();
  const [, script = ''] =
    /<script[^>]* src="([^"]+)"/.exec(page) ?? /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(new URL(script, url))).status).toBe(200);
  const series = await json(`${url}/api/content/series/findById?code=caravan-of-dust`);
  const answer = await json(`${url}/api/watch/content-access`, {
    videoId: series.data.firstVideoId,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: 'player-in-tree',
  });
  const master = new URL(answer.data.playback.url, url);
  const [first = ''] = linesOf(await (await fetch(master)).text());
  const playlist = new URL(first, master);
  const [segment = ''] = linesOf(await (await fetch(playlist)).text());
  return (await (await fetch(new URL(segment, playlist))).arrayBuffer()).byteLength;
}

async function json(url: string, body?: object) {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return (await answer.json()) as {
    data: { firstVideoId: number; playback: { url: string } };
  };
}

test(
  'the packaged tree runs without tools on a read-only disk, and plays',
  { tags: ['long'], timeout: 900_000 },
  async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'kandil-tree-'));
    const [tree, data] = [join(folder, 'tree'), join(folder, 'data')];
    try {
      execFileSync(process.execPath, [join(ROOT, 'scripts/package.ts'), tree]);
      for (const tool of ['vite', 'vitest', 'typescript', '@playwright/test', '@babel/core'])
        expect([tool, existsSync(join(tree, 'node_modules', tool))]).toEqual([tool, false]);
      for (const part of ['deploy/nginx/kandil.conf', 'docs/operations/mend.md'])
        expect([part, existsSync(join(tree, part))]).toEqual([part, true]);
      const megabytes = Number(execFileSync('du', ['-sm', tree]).toString().split('\t')[0]);

      const [port, sandbox, pay, control] = await freePorts(4);
      const start = ['scripts/run.mjs', 'apps/server/src/main.ts'];
      const [program = '', ...args] = readOnly(tree, [process.execPath, ...start]);
      const child = spawn(program, args, {
        cwd: tree,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          KANDIL_DEMO: 'true',
          KANDIL_DATA_DIR: data,
          PORT: String(port),
          SANDBOX_PORT: String(sandbox),
          PAY_PORT: String(pay),
          CONTROL_PORT: String(control),
        },
      });
      await untilReady(child);
      expect(await play(`http://localhost:${port}`)).toBeGreaterThan(10_000);
      expect(existsSync(join(tree, 'node_modules/.cache'))).toBe(false);
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      await figure(context, megabytes, 'MB');
    } finally {
      if (!isRoot) execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    }
  },
);
