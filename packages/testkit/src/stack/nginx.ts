import { keyIdOf } from '@kandil/api';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onCore } from './core.ts';
import { freePorts } from './ports.ts';
import type { Stack } from './stack.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../../deploy/nginx');
const MODULE = '/usr/lib/nginx/modules/ngx_http_js_module.so';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Whether nginx is installed with njs. */
export const hasNginx = (): boolean => existsSync(MODULE);

export interface FrontOptions {
  /** Edits `deploy/nginx/locations.conf`. */
  edit?: (locations: string) => string;
  /** The core it runs on, on Linux. */
  core?: number | undefined;
}

export interface Front {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** What nginx reads of a node. */
type Node = Pick<Stack, 'ports' | 'dataDir'>;

/** nginx with `deploy/nginx` in front of a product, or of several nodes; only paths and addresses differ. */
export async function startFront(
  nodes: Node | readonly [Node, ...Node[]],
  { edit = (locations) => locations, core }: FrontOptions = {},
): Promise<Front> {
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'kandil-front-'));
  const config = join(folder, 'nginx.conf');
  await writeFile(config, await configuration(folder, port, [nodes].flat(), edit));
  const child = spawn(...onCore(core, ['nginx', '-c', config, '-p', folder]), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilLive(url);
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilLive(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${url}/livez`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error('nginx with deploy/nginx does not answer');
}

async function configuration(
  folder: string,
  port: number,
  nodes: readonly Node[],
  edit: (locations: string) => string,
): Promise<string> {
  const http = (await readFile(join(DEPLOY, 'http.conf'), 'utf8'))
    .replaceAll('/etc/kandil/nginx/nodes', `${folder}/nodes`)
    .replace('/etc/kandil/nginx/', `${DEPLOY}/`)
    .replace('/var/lib/nginx/', `${folder}/`);
  await writeFile(join(folder, 'http.conf'), http);
  const line = await readFile(join(DEPLOY, 'nodes.conf'), 'utf8');
  const lines = nodes.map(({ ports }) => line.replace('127.0.0.1:3000', `127.0.0.1:${ports.web}`));
  await writeFile(join(folder, 'nodes.conf'), lines.join(''));
  const locations = await readFile(join(DEPLOY, 'locations.conf'), 'utf8');
  await writeFile(join(folder, 'locations.conf'), edit(locations));
  const dataDir = nodes[0]?.dataDir ?? '';
  const secret = (await readFile(join(dataDir, 'secrets/media-addresses'), 'utf8')).trim();
  const settings = `set $kandil_media_keys "${keyIdOf(secret)}:${secret}";
set $kandil_media_files ${join(dataDir, 'media-files')};`;
  await writeFile(join(folder, 'settings.conf'), settings);
  await Promise.all(TEMPORARY.map((name) => mkdir(join(folder, name))));
  return `load_module ${MODULE};
master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000000;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/http.conf;
  server {
    listen 127.0.0.1:${port};
    include ${folder}/settings.conf;
    include ${folder}/locations.conf;
  }
}`;
}
