import { generateSecrets } from '@kandil/api';
import { ALL_SERVICES } from '@kandil/contract/services';
import { migrateDatabase } from '@kandil/testkit/database';
import { freePorts } from '@kandil/testkit/ports';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../api/src/platform/testing.ts';

test('a node on DATABASE_URL waits for the migration job, and then starts', async () => {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-wait-'));
  generateSecrets(join(dataDir, 'secrets'));
  const [port = 0, payPort = 0, controlPort = 0] = await freePorts(3);
  const env = {
    DATABASE_URL: database.url,
    KANDIL_DATA_DIR: dataDir,
    PORT: String(port),
    PAY_PORT: String(payPort),
    CONTROL_PORT: String(controlPort),
    KANDIL_RUN: [...ALL_SERVICES, 'worker'].join(','),
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  /** Resolves when the process has printed the words, or ended. */
  const prints = (words: string) =>
    new Promise<void>((done) => {
      const look = () => printed.includes(words) && done();
      child.stdout.on('data', look);
      child.once('exit', () => done());
      look();
    });
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk) => (printed += chunk));
  await prints('waiting for npm run migrate');
  expect(printed).toMatch(
    /^\{.*"node":"[0-9a-f]{8}","release":"\S+","msg":"Kandil \S+, .*, node [0-9a-f]{8}"\}\n/,
  );
  expect(printed).toMatch(/the database lacks platform 1, auth 1 to \d+, /);
  const { rows } = await database.pool.query(`select to_regnamespace('auth') as auth`);
  expect(rows).toEqual([{ auth: null }]);
  await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow('fetch failed');
  await migrateDatabase(database.url);
  await prints('Kandil is ready');
  expect(printed).toContain('Kandil is ready');
  expect((await fetch(`http://localhost:${port}/readyz`)).status, printed).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);
