import { tickets } from '@kandil/contract/control/notify';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { argsOf } from './filters.ts';
import { AT, OMAR, ROOM } from './tickets.fixture.ts';
import type { InboxRow } from './use-inbox.ts';

const row = (number: number, part: Partial<InboxRow> = {}): InboxRow => ({
  ticketId: `T-${number}`,
  subject: 'PAYMENT',
  mail: 'l•••@member.test',
  excerpt: 'Charged twice',
  language: 'ar',
  state: 'OPEN',
  owner: null,
  dueAt: '2026-11-20T18:00:00.000Z',
  isOverdue: false,
  changedAt: AT,
  ...part,
});
const list = (tickets: InboxRow[], next: string | null = null) => ({
  data: {
    tickets,
    next,
    counts: { OPEN: 7, ANSWERED: 2, SOLVED: 40 },
    now: '2026-11-20T15:00:00Z',
  },
});
const IN: Answers = {
  '/me': { data: self('support') },
  [ROOM.list]: list([row(100_001), row(100_002, { owner: OMAR })]),
};
const bodies = (sent: ReturnType<typeof scriptNetwork>) =>
  sent.filter(({ path }) => path === ROOM.list).map(({ body }) => body);

beforeEach(() => void plugInAuthenticator());

test('open tickets say what, who, whose and until when, by the clock of the service', async () => {
  const sent = scriptNetwork({
    ...IN,
    [ROOM.list]: list([
      row(100_001),
      row(100_002, { owner: OMAR, isOverdue: true, dueAt: AT, subject: 'NEW' }),
      row(100_003, { dueAt: null, state: 'SOLVED' }),
    ]),
  });
  openControl('/tickets');
  const items = within(await screen.findByRole('list', { name: 'Tickets' }));
  const texts = items.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toBe(
    'T-100001Payment and planOpenDue in 3 hoursCharged twiceArabicl•••@member.testNobody',
  );
  expect(texts[1]).toMatch(/^T-100002NEWOpenOverdue: 3 hours ago.*Omar Said$/);
  expect(texts[2]).toMatch(/SolvedLast change 3 hours ago/);
  expect(bodies(sent)).toEqual([{ state: 'OPEN' }]);
  expect(screen.getByRole('link', { name: 'Open 7' }).getAttribute('aria-current')).toBe('page');
});

test('filters are in the address; a search looks in all states', async () => {
  const sent = scriptNetwork(IN);
  const { router } = openControl('/tickets?state=ANSWERED&owner=me&language=ar&video=12');
  await screen.findByText('Only reports of one title');
  expect(bodies(sent)[0]).toEqual({
    state: 'ANSWERED',
    owner: 'me',
    language: 'ar',
    videoId: 12,
  });
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Payment and plan');
  expect(router.state.location.search).toContain('subject=PAYMENT');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('?state=ANSWERED');
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, ' T-100001 {Enter}');
  await expect.poll(() => bodies(sent).at(-1)).toEqual({ search: 'T-100001' });
  await userEvent.click(screen.getByRole('link', { name: 'Solved 40' }));
  await expect.poll(() => bodies(sent).at(-1)).toEqual({ state: 'SOLVED', search: 'T-100001' });
});

test('nonsense in the address filters nothing', async () => {
  const sent = scriptNetwork(IN);
  openControl('/tickets?state=X&owner=you&language=1&series=-1&video=x');
  await screen.findByRole('list', { name: 'Tickets' });
  expect(bodies(sent)[0]).toEqual({});
  const long = 'x'.repeat(999);
  const args = argsOf({ subject: long, search: long, video: '1', series: '0' });
  expect(tickets.body.parse(args)).toEqual(args);
  expect(args).toEqual({
    state: 'OPEN',
    subject: 'x'.repeat(64),
    search: 'x'.repeat(254),
    videoId: 1,
  });
});

test('the arrow keys move through the list, and Enter opens a ticket', async () => {
  scriptNetwork(IN);
  const { router } = openControl('/tickets');
  const [first, second] = await screen.findAllByRole('link', { name: /^Open T-/ });
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/tickets/T-100001');
});

test('pages follow one another, and a ticket that is on two is shown once', async () => {
  const sent = scriptNetwork({
    ...IN,
    [ROOM.list]: [
      list([row(100_001)], 'n1'),
      refused(503, 'UNAVAILABLE'),
      list([row(100_001), row(100_002)]),
    ],
  });
  openControl('/tickets');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('The rest could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('T-100002');
  expect(screen.getAllByRole('link', { name: /^Open T-/ })).toHaveLength(2);
  expect(bodies(sent).map(({ after }) => after)).toEqual([undefined, 'n1', 'n1']);
});

test('an inbox without tickets, and one that does not load', async () => {
  scriptNetwork({ ...IN, [ROOM.list]: [list([]), refused(503, 'UNAVAILABLE'), list([])] });
  const { router } = openControl('/tickets');
  await screen.findByText('Nothing is waiting');
  await router.navigate('/tickets?owner=me');
  await screen.findByText('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No ticket matches these filters')).toBeDefined();
});

test('a role without tickets sees that the section is not part of it', async () => {
  const sent = scriptNetwork({ '/me': { data: self('editor') } });
  openControl('/tickets');
  await screen.findByText('This section is not part of your role');
  expect(bodies(sent)).toEqual([]);
});

test('reports are grouped by title and lead to their tickets and to the player', async () => {
  const url = 'http://localhost:3000/en/watch/12?t=95';
  const base = { seriesId: 7, videoId: 12, channelId: null, lastAt: AT, position: 95, url };
  const problems = [
    { problem: 'SOUND', count: 2 },
    { problem: 'NEW', count: 1 },
  ];
  const data = { titles: [{ ...base, title: 'Harbor', count: 3, problems }], now: AT };
  scriptNetwork({ ...IN, [ROOM.reports]: { data } });
  openControl('/tickets/reports');
  const link = await screen.findByRole('link', { name: 'Show the reports about Harbor' });
  expect(link.getAttribute('href')).toBe('/tickets?series=7&video=12');
  expect(screen.getByText('Sound 2, NEW 1')).toBeDefined();
  const watch = screen.getByRole('link', { name: 'Open Harbor in the player at 1:35' });
  expect([watch.getAttribute('href'), watch.textContent]).toEqual([url, '1:35']);
});
