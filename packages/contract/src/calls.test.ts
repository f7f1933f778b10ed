import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS, INTERNAL_CALLS, STAFF_CALLS } from './calls.ts';
import { type Priority, priorityOf } from './limits.ts';

const ROWS = readFileSync(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Every `POST /path` that a row says a service offers, with the row's id. */
const OFFERED = ROWS.filter(([, , text = '']) => /service offers /.test(text)).flatMap(
  ([id = '', , text = '']) =>
    [...text.matchAll(/\b(GET|POST|PUT|DELETE) (\/[^\s,?)]+)/g)].map(
      ([, method = '', path = '']) => [id, method, path] as const,
    ),
);

test(
  'every call of the call list is in the contract, at exactly its path',
  { tags: ['AUTH-04'] },
  () => {
    const known = new Set(
      CALLS.flatMap(({ method, paths }) =>
        paths.map((path) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`),
      ),
    );
    expect(OFFERED.length).toBeGreaterThan(80);
    const missing = OFFERED.filter(
      ([, method, path]) => !known.has(`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    expect(missing).toEqual([]);
  },
);

test('a call is our own if and only if the call list lacks it', () => {
  const offered = new Set(
    OFFERED.map(([, method, path]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  const unlisted = CALLS.filter(
    ({ method, paths }) =>
      !paths.some((path) => offered.has(`${method} ${path.replaceAll(/:\w+/g, '{}')}`)),
  );
  expect(CALLS.filter(({ own }) => own)).toEqual(unlisted);
});

test('no two calls of a service share an address, and names are unique', () => {
  const addresses = CALLS.flatMap(({ service, method, paths }) =>
    paths.map((path) => `${service} ${method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length);
});

test('no call declares a fact that has no effect', () => {
  const idle = CALLS.filter(
    ({ access, session, halfOpen, cache, body, bodyLimit, keep, method }) =>
      (session && (access !== 'public' || cache === 'public')) ||
      (halfOpen && cache === 'public') ||
      (bodyLimit && !body) ||
      (keep !== undefined && method !== 'GET'),
  );
  expect(idle.map(({ name }) => name)).toEqual([]);
  const usual = CALLS.filter(
    (each) => each.priority === priorityOf({ ...each, priority: undefined }),
  );
  expect(usual.map(({ name }) => name)).toEqual([]);
  const closed = CALLS.filter(({ kids }) => kids === false);
  expect(closed.filter(({ access, halfOpen }) => access === 'public' || halfOpen)).toEqual([]);
  const facts = INTERNAL_CALLS.filter(
    ({ limit, priority, session, halfOpen, kids, bodyLimit, keep, carries }) =>
      kids !== undefined ||
      (limit ?? priority ?? session ?? halfOpen ?? bodyLimit ?? keep ?? carries),
  );
  expect(facts.map(({ name }) => name)).toEqual([]);
});

test('under overload players and money come before the catalogue, and search last (SEC-23)', () => {
  const byPriority = Map.groupBy(CALLS, priorityOf);
  const names = (priority: Priority) => byPriority.get(priority)?.map(({ name }) => name) ?? [];
  expect(names('playback').sort()).toEqual([
    'content.captionUrl',
    'content.channelUrl',
    'content.videoUrl',
    'watch.contentAccess',
    'watch.liveTvAccess',
    'watch.progressBatch',
  ]);
  expect(names('account')).toEqual(
    expect.arrayContaining(['auth.login', 'auth.refreshToken', 'payment.billing']),
  );
  expect(names('catalogue')).toEqual(expect.arrayContaining(['content.breakdowns']));
  expect(names('extra').sort()).toEqual([
    'auth.familyInvite',
    'auth.familyInviteMail',
    'auth.inviteSocialLinks',
    'content.childTitles',
    'content.seriesSearch',
  ]);
});

test('every declaration of the folder control/ is in the list of its calls', async () => {
  const folder = new URL('control/', import.meta.url);
  const files = globSync('*.ts', { cwd: folder }).map((file) => new URL(file, folder).href);
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(file)),
  );
  const declared = modules.flatMap((module) =>
    Object.values(module).filter(
      (value) => typeof value === 'object' && value !== null && 'paths' in value,
    ),
  );
  expect(declared.length).toBeGreaterThan(60);
  const listed = new Set<unknown>(STAFF_CALLS);
  expect(declared.filter((each) => !listed.has(each))).toEqual([]);
});
