import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { AT, MASKED_LINE as line, OPENED as opened, SUBSCRIPTION } from './person.fixture.ts';
import { useTyped } from './typed.ts';

const of = (name: string) => `/api/auth/staff/people/${name}`;
const CANCEL = '/api/payment/staff/plan/cancel';
const subscription = { ...SUBSCRIPTION, expiresAt: '2027-01-05T10:00:00.000Z' };
const plans = (...rows: object[]) => ({ data: { subscriptions: rows, receipts: [] } });
const atGateway = (state: string) => ({
  data: {
    gateways: [
      {
        gatewayCode: 'PAYPAL',
        gatewaySubsId: 'I-FAMILY1',
        state,
        since: AT,
        failingSince: null,
        endedAt: null,
      },
    ],
    attempts: [],
  },
});
const IN: Answers = {
  '/me': { data: self('support') },
  [of('person')]: { data: { line, opened } },
  [of('plan')]: plans(subscription),
  [of('gateways')]: atGateway('RUNNING'),
  [of('support')]: { data: { tickets: [], episodeMails: [], notifiedDevices: [] } },
  [of('playing')]: { data: { playing: [] } },
  [of('devices')]: { data: { devices: [], limit: 10 } },
  [of('mails')]: { data: { mails: [] } },
  '/api/purchase/staff/grants': { data: { grants: [], left: 0, paid: null, plans: [] } },
};
beforeEach(() => {
  plugInAuthenticator();
  useTyped.setState({ typed: '', term: '' });
});
const NAME = { name: 'Cancel plan Family (I-FAMILY1)' };
const open = async () => {
  openControl(`/people/${ID.omar}`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Plan and receipts' }));
  return screen.findByRole('table', { name: 'Subscriptions' });
};
const dialogOf = async () => {
  await open();
  await userEvent.click(screen.getByRole('button', NAME));
  return within(await screen.findByRole('dialog', { name: 'Cancel the plan Family?' }));
};

test('a plan is canceled with a reason, once; the page shows it', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('plan')]: [
      plans(subscription),
      plans(subscription),
      plans({ ...subscription, status: 'CANCELED' }),
    ],
    [CANCEL]: [
      refused(503, 'UNAVAILABLE'),
      { data: { state: 'CANCELED', until: subscription.expiresAt } },
    ],
  });
  const dialog = await dialogOf();
  expect(dialog.getByText(/Access stays until Jan 5, 2027/v)).toBeDefined();
  expect(dialog.getByText(/PayPal charges nothing more/v)).toBeDefined();
  const button = dialog.getByRole('button', { name: 'Cancel plan' });
  await userEvent.click(button);
  expect(dialog.getByText(/or at least ten letters\.$/v)).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001');
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  await userEvent.dblClick(button);
  expect(await screen.findByText('The plan is canceled at the gateway.')).toBeDefined();
  const body = {
    id: ID.omar,
    reason: 'T-100001',
    gatewayCode: 'PAYPAL',
    gatewaySubsId: 'I-FAMILY1',
  };
  expect(sent.filter(({ path }) => path === CANCEL).map((each) => each.body)).toEqual([body, body]);
  await waitFor(() => expect(screen.queryByRole('button', NAME)).toBeNull());
});

test('a gateway that is away: it says so, and offers it no second time', async () => {
  scriptNetwork({
    ...IN,
    [of('gateways')]: [atGateway('RUNNING'), atGateway('CANCELING')],
    [CANCEL]: { data: { state: 'REQUESTED', until: subscription.expiresAt } },
  });
  const dialog = await dialogOf();
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001{Enter}');
  expect(await screen.findByText(/stored, and tried every five minutes/v)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', NAME)).toBeNull());
  const table = within(screen.getByRole('table', { name: 'Subscriptions' }));
  expect(table.getByText('Being canceled')).toBeDefined();
});

test('somebody was faster: it is said, and the page is read again', async () => {
  scriptNetwork({
    ...IN,
    [of('plan')]: [
      plans(subscription),
      plans(subscription),
      plans({ ...subscription, status: 'CANCELED' }),
    ],
    [CANCEL]: refused(409, 'NOTHING_TO_DO'),
  });
  const dialog = await dialogOf();
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/canceled already/v);
});

test('a suspended plan is said to end unpaid; finance cancels none', async () => {
  scriptNetwork({ ...IN, [of('plan')]: plans({ ...subscription, status: 'SUSPENDED' }) });
  const dialog = await dialogOf();
  expect(dialog.getByText(/ends without being paid/v)).toBeDefined();
});

test('finance sees plans and cancels none', async () => {
  scriptNetwork({ ...IN, '/me': { data: self('finance') } });
  await open();
  expect(screen.queryByRole('button', NAME)).toBeNull();
});
