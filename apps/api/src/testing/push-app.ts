import { content, notify, watch } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { startSandbox } from '@kandil/sandbox';
import { expect } from 'vitest';
import { schemaOf } from '../platform/database/kysely.ts';
import type { Job } from '../platform/queue/index.ts';
import { demoCatalogue, demoPictures } from './demo-files.ts';
import { openProductApp } from './product-app.ts';
import type { Visitor } from './visitor.ts';
import { importCatalogue } from '../services/content/flows/import/index.ts';
import { writeProgress } from '../services/watch/store/progress.ts';
import { mailEpisodes, sendPush } from '../services/notify/jobs/jobs.ts';
import type { NotifyTables } from '../services/notify/store/tables.ts';

const DAY = 24 * 3_600_000;
/** It is noon there when a test begins. */
export const NOON = { 'x-zone': 'UTC' };

type Title = Catalogue['titles'][number];

export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface ReceivedMessage {
  payload: string;
  ttl: number;
  topic: string | null;
  sender: string;
}

type App = Awaited<ReturnType<typeof openProductApp>>;
type Db = ReturnType<typeof schemaOf<NotifyTables>>;
type Pictures = Awaited<ReturnType<typeof demoPictures>>;

/** The push service of the sandbox, and the browsers that subscribe to it. */
function pushService(url: string) {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return (text.startsWith('{') ? JSON.parse(text) : null) as unknown;
  };
  const idOf = ({ endpoint }: Browser) => endpoint.split('/').at(-1) ?? '';
  return {
    /** A browser of the sandbox. */
    browser: async (): Promise<Browser> => {
      const { endpoint, keys } = (await send('POST', '/push/subscriptions', {})) as Browser;
      return { endpoint, keys };
    },
    /** What a browser got. */
    async received(browser: Browser): Promise<ReceivedMessage[]> {
      const { messages } = (await send('GET', `/push/messages?to=${idOf(browser)}`)) as {
        messages: ReceivedMessage[];
      };
      return messages;
    },
    /** The browser ends its subscription at the push service. */
    leave: (browser: Browser) => send('DELETE', `/push/subscriptions/${idOf(browser)}`),
    fault: (mode: string) => send('PUT', '/faults/push', { mode, seconds: 1 }),
  };
}

/** The jobs from a new episode to its notification. */
function deliveries(app: App, db: Db) {
  const due = (names: string) =>
    app.database.pool.query<{ name: string; state: string }>(
      `select name, state from queue.job where name = any ($1) and (state = 'active'
        or (state in ('created', 'retry') and start_after <= now()))`,
      [names.split(' ')],
    );

  /** Waits until no job of this feature runs or can run now. */
  async function settled() {
    const jobs =
      'content.tell-episodes notify.announce notify.send-push notify.mail-episodes auth.end-playback';
    const running = async () => (await due(jobs)).rows;
    await expect.poll(running, { timeout: 20_000, interval: 20 }).toEqual([]);
  }

  async function queueAgain<Payload>(job: Job<Payload>) {
    const { rows } = await app.database.pool.query<{ data: unknown }>(
      `delete from queue.job where name = $1 and state = 'created' returning data`,
      [job.name],
    );
    for (const { data } of rows) await app.queue.enqueue(db, job, job.payload.parse(data));
  }

  return {
    settled,
    /** Deliveries that wait for their time run now: a new job is announced, a changed one is found seconds later. */
    async runWaiting() {
      await queueAgain(sendPush);
      await queueAgain(mailEpisodes);
      await settled();
    },
    waiting: async () =>
      (
        await app.database.pool.query<{ seconds: number }>(
          `select extract(epoch from start_after - now())::float8 as seconds from queue.job
           where name = any ($1) and state = 'created' order by 1`,
          [[sendPush.name, mailEpisodes.name]],
        )
      ).rows.map(({ seconds }) => seconds),
  };
}

/** Changes of the catalogue: more episodes, and the last one of a series. */
function publishing(app: App, demo: Catalogue, pictures: Pictures, settled: () => Promise<void>) {
  const published: Record<string, number> = {};
  const lastOf = (series: string) =>
    demo.titles
      .find(({ code }) => code === series)
      ?.seasons.at(-1)
      ?.episodes.at(-1);
  return {
    lastOf,
    /** Imports the demo's catalogue with more episodes at the end of series; 0 takes them back. */
    async publish(more: Record<string, number>, change = (title: Title): Title => title) {
      Object.assign(published, more);
      const titles = demo.titles.map((title) =>
        change(extended(title, published[title.code] ?? 0)),
      );
      const file = { ...demo, titles };
      const report = await importCatalogue(app.database, file, { pictures, queue: app.queue });
      app.forget();
      await settled();
      return report;
    },
  };
}

/** What members and profiles have watched. */
function viewing(app: App, db: Db, lastOf: ReturnType<typeof publishing>['lastOf']) {
  return {
    /** A member plays an episode to its end, or to a second: the last one of a series, or the one of a code. */
    async watched(visitor: Visitor, code: string, lastSec?: number): Promise<void> {
      const videoCode = lastOf(code)?.code ?? code;
      const { data } = await visitor.call(content.videoByCode, { videoCode });
      const report = {
        videoId: data.id,
        event: lastSec === undefined ? ('END' as const) : ('PAUSE' as const),
        lastSec: lastSec ?? data.duration,
        eventTime: new Date(app.now()).toISOString(),
        sessionId: 'player-of-a-test',
      };
      expect((await visitor.call(watch.contentAccess, report)).data.access).toBe('ALLOWED');
    },
    /** A browser's profile has finished a series that it may not watch any more. */
    async finished(browser: Browser, series: string): Promise<void> {
      const rows = await db.selectFrom('push_subscription').selectAll().execute();
      const own = rows.find(({ endpoint }) => endpoint === browser.endpoint);
      await this.finishedBy(own?.profile_id ?? 0, series);
    },
    async finishedBy(profileId: number, series: string): Promise<void> {
      const videoCode = lastOf(series)?.code ?? '';
      const { data } = await app.visitor().call(content.videoByCode, { videoCode });
      const { id: videoId, duration } = data;
      const end = { lastSec: duration, duration, finished: true, begun: true };
      await writeProgress(schemaOf(app.database, 'watch'), [
        { ...end, profileId, videoId, eventTime: app.now() },
      ]);
    },
  };
}

/** The product with the demo's catalogue and the push service of the sandbox. */
export async function openPushApp() {
  const productUrl = 'http://localhost:3000';
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const app = await openProductApp({ pushOrigin: sandbox.url });
  /** Moves the clock to the next noon. */
  const noon = () => app.advance(DAY - ((app.now() - DAY / 2) % DAY));
  noon();
  const demo = (await demoCatalogue()) as Catalogue;
  const pictures = await demoPictures();
  const db = schemaOf<NotifyTables>(app.database, 'notify');

  const push = pushService(sandbox.url);
  const jobs = deliveries(app, db);
  const catalogue = publishing(app, demo, pictures, jobs.settled);

  return {
    ...app,
    ...push,
    ...jobs,
    ...catalogue,
    ...viewing(app, db, catalogue.lastOf),
    db,
    demo,
    subscribers: () => db.selectFrom('push_subscription').selectAll().execute(),
    /** A browser that a member has turned notifications on in. */
    async subscribed(visitor: Visitor, headers: Record<string, string> = NOON): Promise<Browser> {
      const browser = await push.browser();
      const answer = await visitor.call(notify.pushSubscribe, browser, { headers });
      expect(answer.status).toBe(200);
      return browser;
    },
    /** It is noon, no browser is subscribed, and nothing waits. */
    async clear() {
      noon();
      await push.fault('none');
      await db.deleteFrom('push_subscription').execute();
      await db.deleteFrom('episode_mail').execute();
      app.mails.length = 0;
      await app.database.pool.query(`delete from queue.job where name = any ($1)`, [
        [sendPush.name, mailEpisodes.name],
      ]);
    },
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
export type PushApp = Awaited<ReturnType<typeof openPushApp>>;

/** A title with copies of its last episode at the end of its last season; the second one is free. */
function extended(title: Title, count: number): Title {
  const last = title.seasons.at(-1);
  const model = last?.episodes.at(-1);
  if (!last || !model) return title;
  const added = Array.from({ length: count }, (_, n) => ({
    ...model,
    code: `${title.code}-new-${n + 1}`,
    title: { en: `New ${n + 1}`, ar: `الجديدة ${n + 1}` },
    free: n === 1,
  }));
  const season = { ...last, episodes: [...last.episodes, ...added] };
  return { ...title, seasons: [...title.seasons.slice(0, -1), season] };
}
