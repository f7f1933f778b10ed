import { freePorts } from '@kandil/testkit/ports';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const RULES = resolve(import.meta.dirname, '../../../deploy/prometheus/alerts.yml');
const PATIENCE = { timeout: 120_000, interval: 500 };
const canRun = inject('isLong') && spawnSync('prometheus', ['--version']).status === 0;

let folder: string;
let stack: Stack;
let prometheus: ChildProcess;
let address: string;

beforeAll(async () => {
  if (!canRun) return;
  folder = await mkdtemp(join(tmpdir(), 'kandil-alerts-'));
  const [metrics = 0, own = 0, nothing = 0] = await freePorts(3);
  address = `http://127.0.0.1:${own}`;
  stack = await startStack({
    env: {
      METRICS_PORT: String(metrics),
      SMTP_URL: `smtp://127.0.0.1:${nothing}`,
      VALKEY_URL: `redis://127.0.0.1:${nothing}`,
      BOT_CHECK: 'none',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
    },
  });
  prometheus = await startPrometheus(metrics, own);
}, 300_000);

afterAll(async () => {
  if (!canRun) return;
  prometheus?.kill();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Looks every second, and without the time for which a fault has to last. */
async function startPrometheus(metrics: number, own: number): Promise<ChildProcess> {
  const rules = (await readFile(RULES, 'utf8')).replaceAll(/for: \d+m/g, 'for: 0s');
  await writeFile(join(folder, 'alerts.yml'), rules);
  await writeFile(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs: [{ job_name: kandil, static_configs: [{ targets: ['127.0.0.1:${metrics}'] }] }]
`,
  );
  return spawn('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${own}`,
  ]);
}

/** The alerts that fire now. */
async function firing(): Promise<string[]> {
  const answer = await fetch(`${address}/api/v1/alerts`).catch(() => undefined);
  if (!answer?.ok) return [];
  const { data } = (await answer.json()) as {
    data: { alerts: { state: string; labels: { alertname: string } }[] };
  };
  return data.alerts
    .filter(({ state }) => state === 'firing')
    .map(({ labels }) => labels.alertname);
}

async function fires(name: string): Promise<void> {
  await expect.poll(firing, PATIENCE).toContain(name);
}

const call = (path: string, body?: object) =>
  fetch(`${stack.url}/api/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-platform': 'tv' },
  }).then((answer) => answer.arrayBuffer());

/** The database server and its connections. */
async function databasePids(): Promise<number[]> {
  const file = await readFile(join(stack.dataDir, 'postgres/postmaster.pid'), 'utf8');
  const pid = file.split('\n')[0] ?? '';
  const { stdout } = spawnSync('pgrep', ['-P', pid], { encoding: 'utf8' });
  return [pid, ...stdout.trim().split('\n')].map(Number);
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, name);
}

test.skipIf(!canRun)(
  'alerts are fired by their faults',
  { tags: ['long'], timeout: 600_000 },
  async () => {
    // From the start: no shared state, and no backup.
    await fires('ValkeyAway');
    await fires('BackupMissing');
    const calm = await firing();
    for (const name of ['ProductDown', 'DatabaseAway', 'WorkerMissing', 'ErrorsAboveShare'])
      expect(calm).not.toContain(name);

    for (let count = 0; count < 5; count += 1)
      await call('auth/public/forgot-password', { email: 'member@kandil.test' });
    await mkdir(join(stack.dataDir, 'ingest'), { recursive: true });
    await writeFile(join(stack.dataDir, 'ingest/keeper-of-cordoba-s1e1.mp4'), 'no film');
    await fires('IngestFailing');
    await fires('MessagesFailing');

    const pids = await databasePids();
    signal(pids, 'SIGSTOP');
    try {
      await fires('DatabaseAway');
      await fires('WorkerMissing');
      // Logins fail while the database is away.
      const refused = async () => {
        const login = { email: 'member@kandil.test', password: 'kandil-demo' };
        await Promise.all(Array.from({ length: 4 }, () => call('auth/public/login', login)));
        return firing();
      };
      await expect.poll(refused, PATIENCE).toContain('ErrorsAboveShare');
    } finally {
      signal(pids, 'SIGCONT');
    }
  },
);
