import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, track } from './track.ts';
import { eventsOfClick } from './clicks.ts';
import { type AnalyticsEvent, analyticsEvent } from './events.ts';
import { isPrivateAddress } from './private-pages.ts';
import { hasForeignScripts } from './next-document.ts';
import { createReporter } from './reporter.ts';
import { userTypeOf } from './user-type.ts';

const SITES = {
  tagManagerUrl: 'https://tags.example/gtm.js?id=GTM-1',
  pixelUrl: 'https://pixel.example/pixel.js?id=77',
};
const VISIT = { userType: 'quest', custom: false } as const;
const SEARCH: AnalyticsEvent = { name: 'search', term: 'golden', results: 3 };
const scripts = () => [...document.scripts].map(({ src }) => src);
const allow = (kinds: string) => (document.cookie = `kandil_consent=${kinds}; path=/`);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  allow('necessary');
  vi.restoreAllMocks();
});

test(
  'a guest is a quest, a signed-in visitor a member',
  { tags: ['ANALYTICS-01', 'ANALYTICS-02'] },
  () => {
    expect(userTypeOf(null)).toBe('quest');
    expect(userTypeOf({ userId: '1' })).toBe('member');
  },
);

test('who allows nothing leaves nothing: no script, no queue', () => {
  createReporter(SITES, new Set(['functionality']))(SEARCH, VISIT);
  track(SEARCH);
  expect(scripts()).toEqual([]);
  expect(hasForeignScripts()).toBe(false);
  expect(window.dataLayer ?? window.fbq).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('each party gets the events that the visitor allowed, with the user type, and is loaded once', () => {
  createReporter(SITES, new Set(['analytics']))(SEARCH, VISIT);
  expect(scripts()).toEqual([SITES.tagManagerUrl]);
  const tell = createReporter(SITES, new Set(['analytics', 'social']));
  tell({ name: 'login', method: 'google' }, { ...VISIT, userType: 'member' });
  tell(SEARCH, VISIT);
  expect(scripts()).toEqual([SITES.tagManagerUrl, SITES.pixelUrl]);
  expect(window.dataLayer?.slice(1)).toEqual([
    { event: 'search', userType: 'quest', term: 'golden', results: 3 },
    { event: 'login', userType: 'member', method: 'google' },
    { event: 'search', userType: 'quest', term: 'golden', results: 3 },
  ]);
  expect(window.fbq?.queue).toEqual([
    ['init', '77'],
    ['trackCustom', 'login', { userType: 'member', method: 'google' }],
    ['track', 'Search', { userType: 'quest', term: 'golden', results: 3 }],
  ]);
});

test('the pixel knows AddToWishlist for a title added to My List, and no name for one removed', () => {
  const tell = createReporter(SITES, new Set(['social']));
  const before = window.fbq?.queue.length ?? 0;
  for (const action of ['add', 'remove'] as const)
    tell({ name: 'favourite', action, seriesId: 7 }, { ...VISIT, userType: 'member' });
  const reportOf = (action: string) => ({ userType: 'member', action, seriesId: 7 });
  const reported = window.fbq?.queue.slice(before).filter(([call]) => call !== 'init');
  expect(reported).toEqual([
    ['track', 'AddToWishlist', reportOf('add')],
    ['trackCustom', 'favourite', reportOf('remove')],
  ]);
});

test(
  'every event has the name and the parameters of the decision records',
  { tags: ['ANALYTICS-23'] },
  () => {
    const records = ['0022-analytics', '0043-analytics-of-paying'].map((name) =>
      readFileSync(`docs/decisions/${name}.md`, 'utf8'),
    );
    const record = records.join('\n');
    const rows = [...record.matchAll(/^\| [a-z ]+ \| `(\w+)` \| [^|]+ \|(.*)\|$/gm)];
    // 'action (start, end), videoId or channelId' is action, videoId and channelId.
    const parameters = (cell: string) =>
      cell
        .replaceAll(/\(.*?\)|:.*/g, '')
        .split(/,| or /)
        .flatMap((part) => /^ *(\w+)/.exec(part)?.[1] ?? []);
    const recorded = rows.map(([, name = '', cell = '']) => [name, parameters(cell)]);
    const specified = analyticsEvent.def.options.map(({ shape }) => {
      const { name, ...others } = shape;
      return [name.def.values[0], Object.keys(others)];
    });
    expect(Object.fromEntries(specified)).toEqual(Object.fromEntries(recorded));
    expect(recorded).toHaveLength(16);
  },
);

test(
  'an event that is not as its schema says logs a warning and is not reported',
  { tags: ['ANALYTICS-22'] },
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tell = createReporter(SITES, new Set(['analytics']));
    const before = window.dataLayer?.length;
    for (const wrong of [
      { name: 'search', term: '', results: 3 },
      { name: 'login', method: 'password', email: 'leyla@kandil.test' },
      { name: 'unheard-of' },
    ])
      tell(wrong as AnalyticsEvent, VISIT);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(window.dataLayer).toHaveLength(before ?? 0);
  },
);

test('clicks and actions other than watching are reported only if configured', () => {
  const tell = createReporter(SITES, new Set(['analytics']));
  const before = window.dataLayer?.length ?? 0;
  const event = { name: 'button_click', button: 'play' } as const;
  tell(event, VISIT);
  expect(window.dataLayer).toHaveLength(before);
  tell(event, { ...VISIT, custom: true });
  expect(window.dataLayer).toHaveLength(before + 1);
});

test('events before the reporter has loaded, or on a private page, wait in the tab', () => {
  allow('analytics');
  track({ name: 'logout' });
  const heard: AnalyticsEvent[] = [];
  const stop = listen((event) => heard.push(event));
  track(SEARCH);
  expect(heard).toEqual([{ name: 'logout' }, SEARCH]);
  stop();
  for (let count = 0; count < 30; count++) track({ ...SEARCH, results: count });
  const later: AnalyticsEvent[] = [];
  listen((event) => later.push(event))();
  expect(later).toHaveLength(20);
  expect(later.at(-1)).toMatchObject({ results: 29 });
});

test('a click is reported with the target of its link or the name of its button, never with its text', () => {
  document.body.innerHTML = `
    <a id="title" href="/ar/detail/nur"><b>Nur</b></a>
    <a id="channel" href="/watch/channel/hilal">Hilal</a>
    <a id="play" href="/watch/12" data-button="play">Play</a>
    <a id="other" href="/settings">Leyla Hasan</a>
    <button id="named">Leyla Hasan</button>`;
  const of = (id: string) => eventsOfClick(document.querySelector(`#${id}`));
  expect(eventsOfClick(document.querySelector('b'))).toEqual([
    { name: 'content_click', target: 'detail/nur' },
  ]);
  expect(of('channel')).toEqual([{ name: 'content_click', target: 'watch/channel/hilal' }]);
  expect(of('play').map(({ name }) => name)).toEqual(['content_click', 'button_click']);
  expect([...of('other'), ...of('named'), ...eventsOfClick(window)]).toEqual([]);
});

test.each([
  ['/', false],
  ['/ar/detail/nur', false],
  ['/search/verify', false],
  ['/settings', false],
  ['/subscription-plans', true],
  ['/ar/payment-history', true],
  ['/payment-succeed?x=1', true],
  ['/en/reset-password', true],
  ['/verify?token=1', true],
  ['/sign-in/google', true],
  ['/activate/123456', true],
  ['/family-sharing/accept', true],
  ['/?payment-gateway=PAYPAL', true],
  ['/?code=123456', true],
])('%s is nobody else’s business: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
