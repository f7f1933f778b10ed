import { openOwnServer } from '@kandil/api/platform/testing';
import { ALL_SERVICES, SERVICES } from '@kandil/contract/services';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from './database.ts';
import { freePorts } from './ports.ts';
import { type Stack, startStack } from './stack.ts';

const ROLES = ['web', 'control', 'media', 'worker'];

/** Two processes on one database. */
export interface Split {
  /** Pages, the control room, media, jobs and the other services. */
  here: Stack;
  /** Only the given services. */
  there: Stack;
  /** Restarts that process at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the product in two processes: one for these services, the other for everything else.
 * @param openDatabase by default an empty one on a separate server
 */
export async function startSplit(
  services: readonly string[],
  openDatabase = openOwnServer,
): Promise<Split> {
  const database = await openDatabase();
  await migrateDatabase(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-split-'));
  const [a = 0, b = 0, c = 0, d = 0] = await freePorts(4);
  const rest = ALL_SERVICES.filter((service) => !services.includes(service));
  const urls = (names: readonly string[], port: number) =>
    names.map((service) => `${service}=http://127.0.0.1:${port}`).join(',');
  const common = { DATABASE_URL: database.url };
  const startThere = () =>
    startStack({
      dataDir,
      ports: { web: b, sandbox: d },
      env: {
        ...common,
        KANDIL_RUN: services.join(','),
        SERVICE_URLS: urls(rest, a),
        CORS_ORIGINS: `http://localhost:${a}`,
      },
    });
  const there = await startThere();
  const here = await startStack({
    dataDir,
    ports: { web: a, sandbox: c },
    env: {
      ...common,
      KANDIL_RUN: [...rest, ...ROLES].join(','),
      SERVICE_URLS: urls(services, b),
      // Browsers reach them there too.
      PUBLIC_SERVICE_URLS: SERVICES.filter((service) => services.includes(service))
        .map((service) => `${service}=http://127.0.0.1:${b}/api/${service}`)
        .join(','),
    },
  });
  const split: Split = {
    here,
    there,
    async restart() {
      split.there = await startThere();
    },
    async stop() {
      await Promise.all([here.stop(), split.there.stop()]);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return split;
}
