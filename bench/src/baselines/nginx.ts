import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@kandil/testkit/ports';
import { pinned } from '../machine.ts';
import type { Bytes } from './fastify.ts';
import { type Baseline, stop } from './start.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx in a single process with sendfile. @param locations the inside of its `server` block */
export async function startNginx(locations: string): Promise<Baseline> {
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'kandil-nginx-'));
  for (const name of TEMPORARY) await mkdir(join(folder, name));
  const config = `master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=2000;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; ${locations} }
}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-p', folder] as const;
  const child = spawn(...pinned('server', command), { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** nginx that sends answers from files, at the addresses of `startFastify`. */
export async function startNginxWith(answers: Bytes[]): Promise<Baseline> {
  const folder = await mkdtemp(join(tmpdir(), 'kandil-bytes-'));
  const locations = answers.map(async ({ headers, body }, index) => {
    const file = join(folder, `${index}.body`);
    await writeFile(file, body);
    const { 'content-type': type = '', ...others } = headers;
    const added = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`);
    return `location = /${index} { types {} default_type "${type}"; ${added.join(' ')} alias ${file}; }`;
  });
  const nginx = await startNginx((await Promise.all(locations)).join('\n'));
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}
