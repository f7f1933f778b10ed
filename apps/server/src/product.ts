import {
  type AccessTokens,
  accessTokens,
  type Admission,
  catalogueCache,
  checkUnlocked,
  closeDemo,
  demoPayments,
  endedViewings,
  type Entrance,
  createReports,
  type Disk,
  drainable,
  handPlaylists,
  httpApp,
  type Internal,
  type Log,
  Offenders,
  openAdmission,
  openEndedLeases,
  openEntrance,
  openMediaFiles,
  openPlatform,
  openSwitches,
  type Platform,
  type PlatformConfig,
  prepareFolder,
  serviceRoutes,
  type StaffCalls,
  watchDisk,
  type KeyRing,
  openSecrets,
} from '@kandil/api';
import compress from '@fastify/compress';
import { type Sandbox, startSandbox } from '@kandil/sandbox';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { backUpBeforeMigrations, backupJobs, scheduleBackups } from './backup.ts';
import { banner } from './banner.ts';
import { openCommands } from './commands/listen.ts';
import { COMPRESSION } from './compression.ts';
import type { Config } from './config.ts';
import { openControl } from './control/open.ts';
import { prepareDemo } from './demo.ts';
import { edgeOf } from './edge.ts';
import { type Health, healthRoutes } from './health.ts';
import { secretSources } from './secret-config.ts';
import { openLog } from './log.ts';
import { openKeys, warnOfUnknownKeys } from './keys.ts';
import { openPayOrigin } from './open-pay-origin.ts';
import { checkPort, openPort } from './ports.ts';
import { nodeReports } from './node-reports.ts';
import { ownRelease } from './release.ts';
import { checkPorts, checkRoles, missingParties } from './start-checks.ts';
import { reportSettings } from './report-config.ts';
import { traceRequests } from './request-traces.ts';
import { withSandbox } from './sandbox-parties.ts';
import { openIngestion } from './ingest.ts';
import { buildServices, staffTransport, transport } from './services.ts';
import { openMetrics } from './metrics.ts';
import { mountMedia, openMedia } from './media.ts';
import { followCatalogue } from './catalogue-watch.ts';
import { openStores, storePlaces, type Stores } from './stores.ts';
import { mountWeb } from './web/mount.ts';
import { previewsWithFonts } from './previews.ts';

/** So long a load balancer may still send requests after `/readyz` has changed (SEC-26). */
const NOTICE_MS = 2000;
/** Requests in flight get this long to finish; the rest of ten seconds is for the workers and the database. */
const IN_FLIGHT_MS = 5000;

export interface Product {
  log: Log;
  url: string;
  /** For the terminal, once a signal ends the product properly. */
  banner: string;
  /** Shuts down in order: not ready, drained, closed, then worker, database and sandbox. */
  close(): Promise<void>;
}

/** The composition root: builds all parts and starts the roles of this process. */
export async function startProduct(given: Config): Promise<Product> {
  const reports = createReports();
  const log = openLog(given, reports);
  const startedAt = performance.now();
  checkRoles(given);
  prepareFolder(given.dataDir);
  // Before the port: the running product most likely has that too, and is the better reason.
  if (!given.database) checkUnlocked(given.dataDir);
  await checkPorts(given);
  const publicOrigin = given.publicOrigin ?? `http://localhost:${given.port}`;
  const sandbox = given.demo ? await openSandbox(given, publicOrigin) : null;
  const config = sandbox ? withSandbox(given, sandbox) : given;
  const parts: (() => Promise<void>)[] = sandbox ? [() => sandbox.close()] : [];
  const settings = reportSettings(config.reports);
  if (settings) await reports.start(settings);
  parts.push(() => reports.close());
  try {
    const platform = await openPlatform(platformConfig(config, log, publicOrigin));
    parts.push(() => platform.close());
    const stores = await openStores(config, platform);
    parts.push(() => stores.close());
    const nodes = nodeReports(config, platform);
    // Near the end, so that the control room sees a process that drains.
    parts.push(() => nodes.close());
    const { app, health, internal, staffCalls } = await openApp(
      config,
      { platform, stores },
      publicOrigin,
    );
    parts.push(() => app.close());
    await sandbox?.rememberPayments(await demoPayments(platform.database));
    traceRequests(app, reports, config.reports);
    const drain = drainable(app);
    await openPort(app, config);
    parts.push(() => drain(IN_FLIGHT_MS));
    parts.push(await openPayOrigin(config, platform, internal, publicOrigin));
    parts.push(await openControl(config, { platform, internal, staffCalls }));
    parts.push(await openCommands(config, platform));
    health.setReady(true);
    nodes.start(internal, health);
    const seconds = (performance.now() - startedAt) / 1000;
    const sandboxUrl = sandbox && `http://localhost:${new URL(sandbox.url).port}`;
    const { engine } = platform.database;
    return {
      log,
      banner: banner({ ...config, url: publicOrigin, sandboxUrl, engine, seconds }),
      url: publicOrigin,
      async close() {
        health.setReady(false);
        void nodes.report();
        if (config.trustedProxies > 0) await new Promise((done) => setTimeout(done, NOTICE_MS));
        await closeAll(parts);
      },
    };
  } catch (error) {
    await closeAll(parts);
    throw error;
  }
}

async function closeAll(parts: (() => Promise<void>)[]): Promise<void> {
  for (const close of parts.splice(0).reverse()) await close();
}

async function openSandbox(config: Config, productUrl: string): Promise<Sandbox> {
  await checkPort(config.sandboxPort, '127.0.0.1', 'SANDBOX_PORT');
  const dataDir = join(config.dataDir, 'sandbox');
  return startSandbox({
    port: config.sandboxPort,
    smtpPort: 0,
    dataDir,
    productUrl,
    demo: true,
    mailPreviews: previewsWithFonts(productUrl, config),
  });
}

function platformConfig(config: Config, log: Log, address: string): PlatformConfig {
  return {
    dataDir: config.dataDir,
    log,
    address,
    mailFrom: config.mailFrom,
    ...storePlaces(config)[0],
    ...(config.valkeyUrl && { valkeyUrl: config.valkeyUrl }),
    ...(config.nodes && { nodes: config.nodes }),
    ...(config.s3 && { s3: config.s3 }),
    ...(config.smtpUrl && { smtpUrl: config.smtpUrl }),
    ...(config.smsUrl && { smsUrl: config.smsUrl }),
  };
}

interface OpenedHttp {
  app: FastifyInstance;
  health: Health;
  requests: Admission;
  entrance: Entrance;
}

interface OpenedApp extends OpenedHttp {
  internal: Internal;
  staffCalls: StaffCalls;
}

async function openApp(
  config: Config,
  { platform, stores }: { platform: Platform; stores: Stores },
  publicOrigin: string,
): Promise<OpenedApp> {
  const { now, database, log } = platform;
  const keys = openKeys(openSecrets(secretSources(config)));
  const tokens: AccessTokens = await accessTokens(keys.tokens, now, warnOfUnknownKeys(log));
  const cache = catalogueCache();
  const switches = openSwitches(config);
  const ended = await openEndedLeases(platform.state);
  const secureCookies = publicOrigin.startsWith('https:');
  const files = await openMediaFiles(config);
  const shared = { platform, cache, files, keys: keys.media, config, ended };
  const media = await openMedia({ ...shared, secure: secureCookies });
  const ingestion = openIngestion({ config, platform, files });
  await backUpBeforeMigrations(config, platform);
  const { services, readings } = await buildServices({
    config,
    platform,
    stores,
    keys,
    tokens,
    publicOrigin,
    cache,
    ended,
    switches,
    handPlaylists: media && handPlaylists(media),
    jobs: [...ingestion.handlers, ...backupJobs(config, platform)],
  });
  await scheduleBackups(config, platform);
  if (media) await ended.follow(endedViewings(stores.of('watch').database));
  await (config.demo ? prepareDemo(platform) : closeDemo(database, now));
  const disk = watchDisk({ folder: config.dataDir, keepFree: config.diskKeepFree });
  const http = { publicOrigin, serviceKeys: keys.services, disk, stores };
  const opened = await openHttp(config, platform, http);
  const { app, requests, entrance } = opened;
  for (const close of [ended.close, ingestion.stop, files.close])
    app.addHook('onClose', async () => close());
  if (config.roles.has('worker')) await ingestion.start();
  const internal = transport(config, keys.services, platform, () => services);
  const ports = edgeOf(config, platform, internal, disk);
  const edge = { ...ports, entrance, tokens, serviceKeys: keys.services, secureCookies };
  const catalogue = await followCatalogue(app, internal, { ...edge, cache, switches });
  for (const service of services) serviceRoutes(app, service, edge);
  if (media) await mountMedia(app, media, config.dataDir, disk);
  app.addHook('onClose', await openMetrics(config, platform, { disk, stores, readings }));
  if (config.roles.has('web')) {
    const { limiter, state } = platform;
    const own = { services, internal, limiter, state, publicOrigin, config, now };
    await mountWeb(app, { ...edge, ...own, requests, catalogue });
  }
  const staffCalls = staffTransport(config, keys.services, platform, () => services);
  return { ...opened, internal, staffCalls };
}

interface HttpParts {
  publicOrigin: string;
  serviceKeys: KeyRing;
  disk: Disk;
  stores: Stores;
}

/** The server with what every request passes, and its health checks. */
async function openHttp(
  config: Config,
  { log, now }: Platform,
  { publicOrigin, serviceKeys, disk, stores }: HttpParts,
): Promise<OpenedHttp> {
  const node = `${config.nodeName}/${ownRelease()}`;
  const app = await httpApp({ log, trustedProxies: config.trustedProxies, node });
  await app.register(compress, COMPRESSION);
  const ping = async () =>
    void (await Promise.all(stores.all.map(({ database }) => database.pool.query('select 1'))));
  const missing = missingParties(config, log);
  const health = healthRoutes(app, ping, { now, disk, missing });
  const requests = openAdmission(log);
  const entrance = openEntrance(app, {
    publicOrigin,
    localPort: config.demo || config.publicOrigin === null ? config.port : null,
    serviceKeys,
    corsOrigins: config.corsOrigins,
    mediaOrigin: config.mediaOrigin,
    requests,
    offenders: new Offenders(() => performance.now(), config.rateLimitFactor),
  });
  return { app, health, requests, entrance };
}
