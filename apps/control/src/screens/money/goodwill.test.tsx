import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, scriptNetwork } from '#src/testing/network.ts';
import { holdClock, isReadAgain } from '#src/testing/progress.ts';

const P = '/api/purchase/staff';
const AT = '2026-11-20T12:00:00.000Z';
const order = {
  id: ID.key,
  days: 2,
  from: AT,
  until: '2026-11-20T13:00:00.000Z',
  planTitle: null,
  country: 'TR',
  reason: 'nothing played',
  orderedAt: AT,
  orderedBy: 'Leyla Karim',
  expected: 2000,
  reached: 500,
  doneAt: null,
};
const plans = [{ code: 'SOLO', title: 'Solo' }];
const IN: Answers = {
  '/me': { data: self('administrator') },
  [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
  [`${P}/outages`]: { data: { orders: [], plans } },
};
beforeEach(() => void plugInAuthenticator());

test('says whom an order reaches before it is given, and asks again after a change', async () => {
  const sent = scriptNetwork({
    ...IN,
    [`${P}/outages/count`]: { data: { count: 12_345 } },
    [`${P}/outages/give`]: { data: null },
  });
  openControl('/money/goodwill');
  await userEvent.click(await screen.findByRole('button', { name: 'Give days after an outage' }));
  const dialog = within(await screen.findByRole('dialog'));
  const look = dialog.getByRole('button', { name: 'See whom it reaches' });
  await userEvent.click(look);
  expect(dialog.getByText(/Choose two moments in the past/v)).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Began (UTC)'), { target: { value: '2026-01-20T12:00' } });
  fireEvent.change(dialog.getByLabelText('Ended (UTC)'), { target: { value: '2026-01-20T13:00' } });
  await userEvent.type(dialog.getByLabelText('Country'), 'tr');
  await userEvent.type(dialog.getByLabelText('Reason'), 'nothing played');
  await userEvent.click(look);
  expect(await dialog.findByText('It reaches 12345 members.')).toBeDefined();
  await userEvent.clear(dialog.getByLabelText('Days'));
  await userEvent.type(dialog.getByLabelText('Days'), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'See whom it reaches' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Give 2 days' }));
  expect(await screen.findByText('The days are being given.')).toBeDefined();
  const whom = {
    from: '2026-01-20T12:00:00.000Z',
    until: '2026-01-20T13:00:00.000Z',
    planCode: null,
    country: 'TR',
  };
  const bodies = (path: string) =>
    sent.filter((each) => each.path === `${P}${path}`).map(({ body }) => body);
  expect(bodies('/outages/count')).toEqual([whom, whom]);
  expect(bodies('/outages/give')).toEqual([
    { ...whom, key: expect.any(String), days: 2, reason: 'nothing played' },
  ]);
});

test('shows the progress, and gives nothing to who may not', async () => {
  holdClock();
  const sent = scriptNetwork({
    ...IN,
    '/me': { data: self('finance') },
    [`${P}/outages`]: { data: { orders: [order], plans } },
  });
  openControl('/money/goodwill');
  const table = within(await screen.findByRole('table', { name: 'Days after outages' }));
  expect(table.getByText('500 of 2000')).toBeDefined();
  expect(table.getByText(/All plans · T/v)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Give days after an outage' })).toBeNull();
  expect(await isReadAgain(sent, `${P}/outages`)).toBe(true);
});

test('what was given is not read again', async () => {
  holdClock();
  const orders = [{ ...order, reached: 2000, doneAt: AT }];
  const sent = scriptNetwork({ ...IN, [`${P}/outages`]: { data: { orders, plans } } });
  openControl('/money/goodwill');
  await screen.findByRole('table', { name: 'Days after outages' });
  expect(await isReadAgain(sent, `${P}/outages`)).toBe(false);
});
