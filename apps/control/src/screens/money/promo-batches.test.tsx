import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { holdClock, isReadAgain } from '#src/testing/progress.ts';
import type { Promo, PromoBatch } from './use-promo-batches.ts';

const AT = '2026-11-20T12:00:00.000Z';
const P = '/api/purchase/staff';
const LIST = `${P}/promo-batches`;
const promo: Promo = {
  code: 'LANTERN80',
  campaign: 'lantern-radio',
  plans: ['Solo'],
  periods: ['Yearly'],
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: null,
};
const batch = (part: Partial<PromoBatch> = {}): PromoBatch => ({
  id: ID.key,
  state: 'OPEN',
  promo: 'LANTERN80',
  campaign: 'lantern-radio',
  prefix: 'RADIO',
  count: 5000,
  made: 5000,
  used: 12,
  held: 1,
  validFrom: null,
  validUntil: '2026-12-31T23:59:59.999Z',
  note: 'Radio in Berlin',
  orderedAt: AT,
  orderedBy: 'Leyla Karim',
  revokedAt: null,
  revokeReason: null,
  ...part,
});
const list = (batches: PromoBatch[] = [], next: string | null = null, promos = [promo]) => ({
  data: { batches, next, promos },
});
const IN: Answers = {
  '/me': { data: self('finance') },
  [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
  [LIST]: list([batch()]),
};
beforeEach(() => void plugInAuthenticator());
const table = async () =>
  within(await screen.findByRole('table', { name: 'Batches of promo codes' }, { timeout: 5000 }));

test('shows how many are used, until when, and offers the file', async () => {
  scriptNetwork(IN);
  openControl('/money/promos');
  const shown = await table();
  expect(shown.getByText('12 of 5,000')).toBeDefined();
  expect(shown.getByText('1 in an open payment')).toBeDefined();
  expect(shown.getByText('Until Dec 31, 2026')).toBeDefined();
  expect(shown.getByRole('link', { name: /^Download the codes/v }).getAttribute('href')).toBe(
    `/api/purchase/staff/promo-batches/file?id=${ID.key}`,
  );
});

test('codes are made once, after what is wrong is said', async () => {
  const sent = scriptNetwork({
    ...IN,
    [LIST]: [list(), list([batch({ state: 'MAKING', made: 1000, used: 0, held: 0 })])],
    [`${LIST}/make`]: [refused(503, 'UNAVAILABLE'), { data: null }],
  });
  openControl('/money/promos');
  expect(await screen.findByText('No codes were made yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/lantern-radio: Solo, Yearly\. Valid from Nov 1, 2026\./v)).toBeDefined();
  const count = dialog.getByLabelText('How many');
  await userEvent.clear(count);
  await userEvent.type(count, '50001');
  await userEvent.type(dialog.getByLabelText('Before each code'), 'ra-dio');
  fireEvent.change(dialog.getByLabelText('Last day (UTC)'), { target: { value: '2020-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: /^Make/v }));
  for (const words of [/1 to 50,000\.$/v, /letters A to Z and digits only/v, /from today on/v])
    expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
  expect(dialog.getByText(/in 3 to 200 characters/v)).toBeDefined();
  await userEvent.clear(count);
  await userEvent.type(count, '٥٠٠٠');
  await userEvent.clear(dialog.getByLabelText('Before each code'));
  await userEvent.type(dialog.getByLabelText('Before each code'), 'radio');
  fireEvent.change(dialog.getByLabelText('Last day (UTC)'), { target: { value: '2099-12-31' } });
  await userEvent.type(dialog.getByLabelText('Note'), 'Radio in Berlin');
  const button = dialog.getByRole('button', { name: 'Make 5000 codes' });
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  await userEvent.click(button);
  expect(await screen.findByText('The codes are being made.')).toBeDefined();
  const [first, second] = sent.filter(({ path }) => path === `${LIST}/make`);
  expect(second?.body).toEqual(first?.body);
  expect(first?.body).toEqual({
    key: expect.any(String),
    promo: 'LANTERN80',
    count: 5000,
    prefix: 'RADIO',
    validFrom: null,
    validUntil: '2099-12-31T23:59:59.999Z',
    note: 'Radio in Berlin',
  });
  const shown = await table();
  expect(shown.getByText('1,000 of 5,000')).toBeDefined();
  expect(shown.queryByRole('link', { name: /^Download/v })).toBeNull();
});

test('a batch without an answer is the same one after its dialog was closed, until something else is typed', async () => {
  const sent = scriptNetwork({
    ...IN,
    [LIST]: list(),
    [`${LIST}/make`]: refused(503, 'UNAVAILABLE'),
  });
  openControl('/money/promos');
  const make = async (note: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    if (note) await userEvent.type(dialog.getByLabelText('Note'), note);
    await userEvent.click(dialog.getByRole('button', { name: 'Make 100 codes' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await make('Radio in Berlin');
  await make('');
  await make(', again');
  const made = sent.filter(({ path }) => path === `${LIST}/make`).map(({ body }) => body);
  expect(made.map(({ note }) => note)).toEqual([
    'Radio in Berlin',
    'Radio in Berlin',
    'Radio in Berlin, again',
  ]);
  expect(made[1]?.['key']).toBe(made[0]?.['key']);
  expect(made[2]?.['key']).not.toBe(made[0]?.['key']);
});

test('what the service refuses is said at its field', async () => {
  scriptNetwork({
    ...IN,
    [`${LIST}/make`]: refused(400, 'INVALID_INPUT', { fields: { validUntil: 'INVALID_INPUT' } }),
  });
  openControl('/money/promos');
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Make codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Note'), 'Radio in Berlin');
  await userEvent.click(dialog.getByRole('button', { name: 'Make 100 codes' }));
  expect(await dialog.findByText(/No code would be valid/v)).toBeDefined();
});

test('the rest is revoked with a reason', async () => {
  const sent = scriptNetwork({
    ...IN,
    [LIST]: [
      list([batch()]),
      list([batch({ state: 'REVOKED', revokedAt: AT, revokeReason: 'the file got lost' })]),
    ],
    [`${LIST}/revoke`]: { data: null },
  });
  openControl('/money/promos');
  await userEvent.click((await table()).getByRole('button', { name: /^Revoke the rest/v }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/4988 codes that are not used end now/v)).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Reason'), 'the file got lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The rest of the batch is revoked.')).toBeDefined();
  expect(sent.findLast(({ path }) => path === `${LIST}/revoke`)?.body).toEqual({
    id: ID.key,
    reason: 'the file got lost',
  });
  expect(await screen.findByText('the file got lost')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Revoke the rest/v })).toBeNull();
});

test('filters are in the address, nonsense filters nothing, and the next page is loaded', async () => {
  const sent = scriptNetwork({
    ...IN,
    [LIST]: [
      list([], null),
      list([batch()], 'end'),
      list([batch({ id: ID.omar, note: 'An older one' })]),
    ],
  });
  openControl('/money/promos?state=DROPPED&nonsense=1');
  await screen.findByText(/^Choose another state or promo/v);
  // Beside the filters, and where nothing matches.
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear as HTMLElement);
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('An older one')).toBeDefined();
  expect(sent.filter(({ path }) => path === LIST).map(({ body }) => body)).toEqual([
    { state: 'DROPPED' },
    {},
    { after: 'end' },
  ]);
});

test('a dropped promo is said; support sees batches and neither makes nor downloads', async () => {
  scriptNetwork({
    ...IN,
    '/me': { data: self('support') },
    [LIST]: list([batch({ state: 'DROPPED' })], null, []),
  });
  openControl('/money/promos');
  expect((await table()).getByText(/refused as ended/v)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make codes' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Download/v })).toBeNull();
});

test.each([
  ['MAKING', true],
  ['OPEN', false],
] as const)('a batch that is %s is read again while it is made', async (state, isRead) => {
  holdClock();
  const sent = scriptNetwork({ ...IN, [LIST]: list([batch(), batch({ id: ID.omar, state })]) });
  openControl('/money/promos');
  await table();
  expect(await isReadAgain(sent, LIST)).toBe(isRead);
});

test('a list that fails can be read again', async () => {
  scriptNetwork({ ...IN, [LIST]: [refused(503, 'UNAVAILABLE'), list([batch()])] });
  openControl('/money/promos');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await table()).toBeDefined();
});
