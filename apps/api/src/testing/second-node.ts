import type pg from 'pg';
import { openPool } from '../platform/database/pool.ts';
import { httpApp } from '../platform/http/app.ts';
import { serviceRoutes } from '../platform/http/routes.ts';
import { silentLog } from '../platform/log.ts';
import { type EndedLeases, openEndedLeases } from '../platform/media/ended.ts';
import type { State } from '../platform/state/index.ts';
import { PATIENT } from '../platform/testing.ts';
import { watchModule } from '../services/watch/module.ts';
import { type ProductApp, TEST_MEDIA_KEYS } from './product-app.ts';
import { testEdge } from './test-edge.ts';
import { AVOD } from './undemanding.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface SecondNode {
  /** Connections of its watch service alone. */
  pool: pg.Pool;
  ended: EndedLeases;
  /** The visitor of the first node, whose requests now reach this one. */
  moved: (visitor: Visitor) => Visitor;
  close: () => Promise<void>;
}

/**
 * The watch service as another process runs it: it has separate connections and memory, and shares the database. The other
 * services answer from the first node.
 * @param state what nodes share; one that no other node has loses every message
 * @param switches what this process knows of the switches
 */
export async function openSecondNode(
  product: ProductApp,
  state: State,
  switches = AVOD,
): Promise<SecondNode> {
  const { url } = product.database;
  const pool = openPool({ url, log: silentLog, limits: PATIENT });
  const ended = await openEndedLeases(state);
  const { service } = watchModule.open(
    { ...product, database: { ...product.database, pool } },
    { mediaKeys: TEST_MEDIA_KEYS, mediaOrigin: '', switches, ended },
  );
  const app = await httpApp({ log: silentLog, trustedProxies: 0 });
  serviceRoutes(app, service, await testEdge({ tokens: product.tokens }));
  return {
    pool,
    ended,
    moved: ({ token }) => Object.assign(createVisitor(app), { token }),
    async close() {
      await app.close();
      ended.close();
      await pool.end();
    },
  };
}
