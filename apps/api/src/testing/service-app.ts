import type { FastifyInstance } from 'fastify';
import { recordAuditHandler } from '../platform/audit.ts';
import { diskBlobs } from '../platform/blobs/index.ts';
import { accessTokens } from '../platform/http/access-token.ts';
import { httpApp } from '../platform/http/app.ts';
import { callLimits } from '../platform/http/call-limits.ts';
import type { Gate } from '../platform/http/dispatch.ts';
import { inProcess } from '../platform/http/internal.ts';
import { serviceRoutes } from '../platform/http/routes.ts';
import type { Service } from '../platform/http/service.ts';
import { silentLog } from '../platform/log.ts';
import { noteMailHandler } from '../platform/mail/noted.ts';
import type { OpenedModule, ServicePlatform } from '../platform/module.ts';
import { openQueue } from '../platform/queue/index.ts';
import { createRateLimiter, memoryState } from '../platform/state/index.ts';
import { openTestDatabase, temporaryFolder } from '../platform/testing.ts';
import { childCheckBy } from '../services/auth/account/flows/child-check.ts';
import { entitlementBy } from '../services/purchase/flows/entitlement.ts';
import { testEdge, tokenKeys } from './test-edge.ts';
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** The platform of a service; a test adds the service's options. */
export interface TestWorld extends ServicePlatform {
  /** The port that the edge uses for calls of level `subscriber`. */
  entitlement: Gate['entitlement'];
  /** The port that the edge uses for calls that are closed to children. */
  isChild: Gate['isChild'];
}

export interface ServiceAppOptions {
  /** The template of the database: the tables of every service, or the demo too. */
  from?: 'migrated' | 'demo';
  /** Services to mount; the real queue runs their jobs. */
  modules: (platform: TestWorld) => OpenedModule[];
  secureCookies?: boolean;
  /** Whether the services' clock moves only by `advance`: for tests of exact seconds, however long calls take. */
  isStill?: boolean;
}

export interface ServiceApp extends TestWorld {
  app: FastifyInstance;
  /** Moves the services' clock forward. */
  advance: (milliseconds: number) => void;
  visitor: (options?: VisitorOptions) => Visitor;
  /** What is mounted, for calls of the control room. */
  services: () => readonly Service[];
  close: () => Promise<void>;
}

/**
 * Opens services on a new database with the real queue, routes and tokens, in this process. A request passes through
 * the same layers as in the product, without a socket. Open it in `beforeAll`, close it in `afterAll`.
 */
export async function openServiceApp(options: ServiceAppOptions): Promise<ServiceApp> {
  const database = await openTestDatabase({ from: options.from ?? 'migrated', patient: true });
  const queue = await openQueue({ database, log: silentLog });
  let offset = 0;
  const clock = (read: () => number) => {
    const opened = read();
    return () => (options.isStill ? opened : read()) + offset;
  };
  const now = clock(() => Date.now());
  const tokens = await accessTokens(tokenKeys(), now);
  const mounted: Service[] = [];
  const state = memoryState({ now: clock(() => performance.now()) });
  const limiter = createRateLimiter({ state });
  const internal = inProcess(() => mounted, silentLog);
  const entitlement = entitlementBy({ internal, now });
  const isChild = childCheckBy({ internal });
  const unsent = { sendMail: async () => undefined, sendSms: async () => undefined };
  const blobs = diskBlobs(temporaryFolder());
  const inside = { blobs, database, log: silentLog, now, tokens, queue, limiter, state, internal };
  const world: TestWorld = { ...inside, ...unsent, entitlement, isChild };
  const modules = options.modules(world);
  mounted.push(...modules.map(({ service }) => service));
  await queue.start(
    [
      ...modules.flatMap(({ jobs }) => jobs),
      recordAuditHandler(internal),
      noteMailHandler(internal),
    ],
    {
      work: true,
    },
  );
  const app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const edge = await testEdge({
    tokens,
    secureCookies: options.secureCookies ?? false,
    limit: callLimits(limiter, 10_000),
    entitlement,
    isChild,
  });
  for (const service of mounted) serviceRoutes(app, service, edge);
  return {
    ...world,
    app,
    advance: (milliseconds) => void (offset += milliseconds),
    services: () => mounted,
    visitor: (visitorOptions) => createVisitor(app, visitorOptions),
    async close() {
      await app.close();
      await queue.close();
      await database.close();
    },
  };
}
