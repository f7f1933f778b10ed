import type { Series } from '@kandil/contract/control/numbers';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { linesOf, scaleOf } from './scale.ts';
import { changeText, count, pointText } from './words.ts';

const SPAN = { from: '2026-11-23T00:00:00Z', until: '2026-11-29T14:00:00Z', unit: 'day' as const };
const nextAt = '2026-11-29T15:00:00Z';
const NONE = { now: null, before: null };
const series = (counts: (number | null)[], total: Series['total'] = NONE): Series => ({
  total,
  points: counts.map((each, day) => ({ at: `2026-11-${23 + day}T00:00:00Z`, count: each })),
});
const VIEWINGS = {
  starts: series([10, null, 30, 0], { now: 45, before: 30 }),
  playedHours: { now: 1234, before: 1234 },
  firstFrameMs: { now: 840, before: 900 },
  failedPercent: { now: 1.5, before: null },
  stallPercent: NONE,
  mostWatched: [
    { kind: 'VIDEO', id: 1, title: 'Lantern', part: 'The harbour', starts: 20, playedHours: 9 },
  ],
};
const [WATCH, AUTH, PURCHASE] = ['watch', 'auth', 'purchase'].map(
  (service) => `/api/${service}/staff/numbers`,
);
const p = (p50: number | null, p95: number | null) => ({ p50, p95 });
const PLAYBACK = {
  devices: [
    {
      device: 'PHONE',
      starts: 200,
      firstFrameMs: p(734, 9000),
      stalledPercent: p(0, 1.2),
      failed: 7,
    },
    {
      device: 'TABLET',
      starts: 0,
      firstFrameMs: p(null, null),
      stalledPercent: p(null, null),
      failed: null,
    },
    {
      device: 'DESKTOP',
      starts: 40,
      firstFrameMs: p(734, null),
      stalledPercent: p(0, null),
      failed: 0,
    },
    {
      device: 'TELEVISION',
      starts: null,
      firstFrameMs: p(null, null),
      stalledPercent: p(null, null),
      failed: null,
    },
  ],
  errors: [{ error: 'network', viewings: 29, byDevice: [20, 0, null, null] }],
};
const MISSED = {
  thisWeek: '2026-11-23',
  lastWeek: '2026-11-16',
  words: [
    {
      word: 'قيامه ارطغرل',
      languages: ['ar', 'en'],
      thisWeek: 12,
      lastWeek: null,
      url: 'https://kandil.test/ar/search/x',
    },
    { word: 'payitaht', languages: [], thisWeek: null, lastWeek: 6, url: '/en/search/payitaht' },
  ],
};
const counted = (numbers: object) => ({ data: { counted: { ...SPAN, ...numbers }, nextAt } });
const IN: Answers = {
  '/me': { data: self('finance') },
  [`${WATCH}/now`]: { data: { viewers: 7, at: nextAt } },
  [`${WATCH}/viewings`]: counted(VIEWINGS),
  [`${WATCH}/playback`]: counted(PLAYBACK),
  '/api/content/staff/numbers/missed-searches': { data: MISSED },
  [`${AUTH}/sign-ups`]: counted({ signUps: series([6, 0], { now: 6, before: null }) }),
  [`${PURCHASE}/plans`]: counted({ newPaid: series([5]), ended: series([]) }),
  [`${PURCHASE}/money`]: counted({
    currencies: [
      {
        currency: 'USD',
        revenue: series([39_99, -10_00], { now: 29_99, before: 60_00 }),
        giving: series([100], { now: 75, before: 0 }),
      },
    ],
  }),
};
const tile = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

describe('the numbers', () => {
  test('are shown with their change against the period before', async () => {
    scriptNetwork(IN);
    openControl('/numbers');
    await screen.findByText('Revenue in USD', { selector: 'dt' });
    expect(tile('Viewers now')).toBe('Viewers now7Players of members with a plan');
    expect(tile('Starts')).toBe('Starts45+50%, before: 30');
    expect(tile('Hours watched')).toBe('Hours watched1,234As before');
    expect(tile('Sign-ups')).toBe('Sign-ups6No comparison yet');
    expect(tile('New paid plans')).toBe('New paid plansUnder 5No comparison yet');
    expect(tile('First picture after')).toBe('First picture after0.8 s-7%, before: 0.9 s');
    expect(tile('Failed to start')).toBe('Failed to start1.5%No comparison yet');
    expect(tile('Revenue in USD')).toBe('Revenue in USD$29.99-50%, before: $60.00');
    expect(tile('Giving in USD')).toBe('Giving in USD$0.75Before: $0.00');
    expect(screen.getByRole('row', { name: /^Lantern ?The harbour Video 20 9$/v })).toBeDefined();
    expect(document.body.textContent).toContain('Counted until Nov 29, 2026, 14:00 UTC.');
  });

  test('of a chart are in a table, too, hidden ones as such', async () => {
    scriptNetwork(IN);
    openControl('/numbers');
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table: Starts' }));
    const rows = within(screen.getByRole('table', { name: 'Starts' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Day (UTC)Starts',
      'Nov 26, 20260',
      'Nov 25, 202630',
      'Nov 24, 2026Hidden',
      'Nov 23, 202610',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Starts' }));
    const chart = screen.getByRole('img', { name: /^Starts: 4 points/v });
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 200));
    const readAt = (clientX: number) => {
      fireEvent.pointerMove(chart, { clientX });
      return chart.previousElementSibling?.textContent;
    };
    expect([0, 190, 310, 900].map(readAt)).toEqual([
      '50Nov 23, 2026: 10',
      '50Nov 24, 2026: Hidden',
      '50Nov 25, 2026: 30',
      '50Nov 26, 2026: 0',
    ]);
    fireEvent.pointerLeave(chart);
    expect(chart.previousElementSibling?.textContent).toBe('50');
  });

  test('follow the range, which is in the address', async () => {
    const sent = scriptNetwork(IN);
    const { router } = openControl('/numbers?range=nonsense');
    const choice = await screen.findByRole('radio', { name: '7 days' });
    expect((choice as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '12 months' }));
    expect(router.state.location.search).toBe('?range=MONTHS_12');
    const ranges = () =>
      sent.filter(({ path }) => path.endsWith('/money')).map(({ body }) => body['range']);
    await expect.poll(ranges).toEqual(['DAYS_7', 'MONTHS_12']);
  });
});

describe('numbers', () => {
  test('that are not there yet say when they will be; a service that is away costs its part', async () => {
    scriptNetwork({
      ...IN,
      [`${WATCH}/viewings`]: { data: { counted: null, nextAt } },
      [`${WATCH}/now`]: refused(503, 'UNAVAILABLE'),
      [`${AUTH}/sign-ups`]: [refused(503, 'UNAVAILABLE'), IN[`${AUTH}/sign-ups`] as object],
    });
    openControl('/numbers');
    await screen.findByText('Nothing has been counted yet');
    expect(document.body.textContent).toContain('The first hour ends at Nov 29, 2026, 15:00 UTC');
    expect(tile('Viewers now')).toContain('Not known');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sign-ups', { selector: 'dt' });
    expect(tile('New paid plans')).toContain('Under 5');
  });

  test('of money are asked for only by those who may read them', async () => {
    const sent = scriptNetwork({ ...IN, '/me': { data: self('editor') } });
    openControl('/numbers');
    await screen.findByText('Sign-ups', { selector: 'dt' });
    expect(sent.filter(({ path }) => path.endsWith('/money'))).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull();
  });

  test('are no section of support', async () => {
    scriptNetwork({ ...IN, '/me': { data: self('support') } });
    openControl('/numbers');
    await screen.findByRole('heading', { name: 'Numbers' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('without names while the catalogue is away, and without titles', async () => {
    scriptNetwork({
      ...IN,
      [`${WATCH}/viewings`]: [
        counted({ ...VIEWINGS, mostWatched: null }),
        counted({ ...VIEWINGS, mostWatched: [] }),
      ],
      '/api/content/staff/numbers/missed-searches': { data: { ...MISSED, words: [] } },
    });
    openControl('/numbers');
    await screen.findByText(/^The catalogue does not answer now/v);
    await screen.findByText(/^Nothing was searched for in vain/v);
    expect(screen.queryByRole('table', { name: 'Searched without a result' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }));
    expect(await screen.findByText('Nothing was started 5 times in this range.')).toBeDefined();
  });
});

test('playback has a row for each device, and errors by kind', async () => {
  scriptNetwork(IN);
  openControl('/numbers');
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  await screen.findByRole('table', { name: 'Playback by device' });
  expect(rowsOf('Playback by device').slice(1)).toEqual([
    'Phone2000.7 s / 9 s0% / 1.2%7',
    'Tablet0– / –– / –0',
    'Computer400.7 s / –0% / –0',
    'TelevisionUnder 5– / –– / –Under 5',
  ]);
  expect(rowsOf('Errors of playback')).toEqual([
    'ErrorPhoneTabletComputerTelevisionAll',
    'NetworkThe server could not be reached.200HiddenHidden29',
  ]);
});

test('keywords without a result are listed with a link to the search', async () => {
  scriptNetwork(IN);
  openControl('/numbers');
  const table = within(await screen.findByRole('table', { name: 'Searched without a result' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Searched forLanguage of the pageSessions this weekLast weekSearch now',
    'قيامه ارطغرلArabic, English12Under 5Search now',
    'payitahtSeveralUnder 56Search now',
  ]);
  expect(table.getByRole('link', { name: 'Search now: payitaht' }).getAttribute('href')).toBe(
    '/en/search/payitaht',
  );
});

test('a change from nothing has no percentage, and one to a hidden number has none', () => {
  expect(changeText({ now: 9, before: 0 }, count)).toBe('Before: 0');
  expect(changeText({ now: null, before: 8 }, count)).toBe('Before: 8');
  expect(changeText({ now: 10, before: 20 }, count)).toBe('-50%, before: 20');
});

test('points are named in UTC', () => {
  expect(pointText('2026-11-29T23:00:00Z', 'hour')).toBe('23:00');
  expect(pointText('2026-11-29T00:00:00Z', 'day')).toBe('Nov 29, 2026');
  expect(pointText('2026-11-01T00:00:00Z', 'month')).toBe('November 2026');
});

test('a scale has zero and round ends', () => {
  expect(scaleOf([])).toEqual({ bottom: 0, top: 1 });
  expect(scaleOf([0, 37])).toEqual({ bottom: 0, top: 50 });
  expect(scaleOf([100])).toEqual({ bottom: 0, top: 100 });
  expect(scaleOf([-30, 120])).toEqual({ bottom: -50, top: 200 });
  expect(scaleOf([-3])).toEqual({ bottom: -5, top: 0 });
});

test('a hidden point is a gap in the line', () => {
  const scale = { bottom: 0, top: 10 };
  expect(linesOf([10, null, 0, 5, null], scale)).toEqual([
    [{ x: 0, y: 0 }],
    [
      { x: 50, y: 100 },
      { x: 75, y: 50 },
    ],
  ]);
  expect(linesOf([10], scale)).toEqual([[{ x: 50, y: 0 }]]);
  expect(linesOf([null], scale)).toEqual([]);
});
