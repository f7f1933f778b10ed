import {
  backupReading,
  clockReading,
  databaseReading,
  type Disk,
  diskReading,
  openMetricsPage,
  type Platform,
  poolReading,
  queueReading,
  type Reading,
  versionReading,
} from '@kandil/api';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { checkPort, refusePort } from './ports.ts';
import { ownRelease } from './release.ts';
import type { Stores } from './stores.ts';

/** Connections at the same time: a few of Prometheus, and not all that the process may open. */
const MOST_CONNECTIONS = 100;

/** A setting is wrong before anything has started. */
export const checkMetricsPort = async ({ metrics }: Config): Promise<void> =>
  metrics === null ? undefined : checkPort(metrics.port, metrics.host, 'METRICS_PORT');

/**
 * Serves `/metrics` on a separate port, so that no proxy publishes the operator's numbers by mistake.
 * @param readings what the services read of their data; the same on every node, so only workers show it
 * @returns closes it
 */
export async function openMetrics(
  config: Config,
  platform: Platform,
  { disk, stores, readings }: { disk: Disk; stores: Stores; readings: readonly Reading[] },
): Promise<() => Promise<void>> {
  if (config.metrics === null) return () => Promise.resolve();
  const page = openMetricsPage(readingsOf(config, platform, { disk, stores, readings }));
  const { log } = platform;
  const server = createServer((request, response) => {
    answer(request, response, page).catch((error: unknown) => {
      log.error({ err: error }, 'the page of metrics failed');
      response.writeHead(500).end();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  const { port, host } = config.metrics;
  await new Promise<void>((done, fail) =>
    server.once('error', fail).listen(port, host, done),
  ).catch(refusePort(port, 'METRICS_PORT'));
  return () => close(server);
}

function readingsOf(
  { dataDir, backup, roles, nodeName }: Config,
  { database, now }: Platform,
  { disk, stores, readings }: { disk: Disk; stores: Stores; readings: readonly Reading[] },
): Reading[] {
  const pools = new Map(
    stores.all.map(({ database: { pool } }, at) => [at === 0 ? 'main' : 'watch', pool]),
  );
  const ofNode = [
    versionReading({ version: manifest.version, release: ownRelease(), node: nodeName }),
    poolReading(pools),
    databaseReading(pools),
    clockReading(pools, now),
    diskReading(dataDir, disk),
  ];
  if (!roles.has('worker')) return ofNode;
  const ofInstallation = [queueReading(pools), ...readings];
  // A database of others is backed up by its own tools.
  return [
    ...ofNode,
    ...ofInstallation,
    ...(database.engine === 'native' ? [backupReading(backup.folder)] : []),
  ];
}

async function answer(
  { url, method }: IncomingMessage,
  response: ServerResponse,
  page: ReturnType<typeof openMetricsPage>,
): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end();
  if (method !== 'GET' && method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const text = await page.text();
  response.writeHead(200, { 'content-type': page.contentType, 'cache-control': 'no-store' });
  response.end(method === 'HEAD' ? undefined : text);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
