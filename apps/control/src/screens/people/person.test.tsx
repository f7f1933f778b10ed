import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import {
  AT,
  MASKED_LINE as line,
  OPENED as opened,
  SUBSCRIPTION as subscription,
} from './person.fixture.ts';
import { useTyped } from './typed.ts';

const of = (name: string) => `/api/auth/staff/people/${name}`;
const MASKED = { data: { line, opened: null } };
const OPEN = { data: { line, opened } };
const receipt = {
  number: 'KND-00000042',
  kind: 'RECEIPT',
  date: AT,
  amount: { amount: 499, currency: 'USD' },
  refunded: 0,
  gatewayCode: 'PAYPAL',
  planTitle: 'Family',
};
const device = {
  id: 'd1',
  name: 'Chrome on Windows',
  platform: 'web',
  country: 'TR',
  usedAt: AT,
  since: AT,
};
const IN: Answers = {
  '/me': { data: self('support') },
  [of('person')]: OPEN,
  [of('open')]: { data: { until: opened.until } },
  '/api/purchase/staff/grants': { data: { grants: [], left: 0, paid: null, plans: [] } },
  [of('plan')]: { data: { subscriptions: [subscription], receipts: [receipt] } },
  [of('gateways')]: { data: { gateways: [], attempts: [] } },
  [of('devices')]: { data: { devices: [{ ...device, sessions: 2 }], limit: 10 } },
  [of('playing')]: { data: { playing: [{ kind: 'VIDEO', profileId: 1, since: AT }] } },
  [of('support')]: {
    data: {
      tickets: [{ number: 'T-100001', subject: 'PLAYBACK', state: 'OPEN', at: AT }],
      episodeMails: [{ profileId: 1, since: AT }],
      notifiedDevices: [],
    },
  },
  [of('mails')]: {
    data: {
      mails: [
        {
          id: 'm1',
          template: 'money.RECEIPT',
          language: 'tr',
          at: AT,
          outcome: 'SENT',
          failure: null,
        },
        {
          id: 'm2',
          template: 'brand.new',
          language: 'tr',
          at: AT,
          outcome: 'FAILED',
          failure: 'BUSY',
        },
      ],
    },
  },
};
beforeEach(() => {
  plugInAuthenticator();
  useTyped.setState({ typed: '', term: '' });
});
const ADDRESS = `/people/${ID.omar}`;
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

test('a reason opens the account; what is wrong with it is said, and nothing is lost', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('person')]: [MASKED, OPEN],
    [of('open')]: [
      refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 600 }),
      IN[of('open')] as object,
    ],
  });
  openControl(ADDRESS);
  const dialog = within(await screen.findByRole('dialog', { name: /Why do you open/v }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open account' }));
  expect(dialog.getByText('Enter the number of a ticket.')).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Kind of reason'), 'CALL');
  await userEvent.type(dialog.getByLabelText('In your words'), 'short');
  await userEvent.click(dialog.getByRole('button', { name: 'Open account' }));
  expect(dialog.getByText('Write at least ten letters.')).toBeDefined();
  expect(sent.some(({ path }) => path === of('open'))).toBe(false);
  await userEvent.type(dialog.getByLabelText('In your words'), ', asked by phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Open account' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('in 10 minutes');
  // Closed by mistake, and opened again.
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open account' }));
  const words = await screen.findByLabelText<HTMLInputElement>('In your words');
  expect(words.value).toBe('short, asked by phone');
  await userEvent.type(words, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Amira Haddad' })).toBeDefined();
  expect(sent.findLast(({ path }) => path === of('open'))?.body).toEqual({
    id: ID.omar,
    reason: { kind: 'CALL', text: 'short, asked by phone' },
  });
  expect(localStorage).toHaveLength(0);
});

test('until then the page shows the mask, and asks for no part', async () => {
  const sent = scriptNetwork({ ...IN, [of('person')]: MASKED });
  openControl(ADDRESS);
  await screen.findByText('This account is masked');
  expect(screen.getByText('a•••@e•••.com')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/me', of('person')]);
});

test('the overview', async () => {
  scriptNetwork(IN);
  openControl(ADDRESS);
  expect(await screen.findByText('amira@example.com')).toBeDefined();
  expect(screen.getAllByText('Will be deleted')).toHaveLength(2);
  expect(screen.getByText('Child, up to 7 · Turkish')).toBeDefined();
  expect(screen.getByText('amira@gmail.com')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Omar H.' }).getAttribute('href')).toBe(
    `/people/${ID.leyla}`,
  );
  expect(screen.getByText('One invitation is open.')).toBeDefined();
  expect(await screen.findByText(/2026-01, with Family on/v)).toBeDefined();
  expect(await screen.findByText('On for one profile')).toBeDefined();
});

test('each tab loads its part when it is opened', async () => {
  const sent = scriptNetwork(IN);
  openControl(ADDRESS);
  await tab('Devices');
  expect(await screen.findByText('Chrome on Windows')).toBeDefined();
  expect(screen.getByText('2 open')).toBeDefined();
  expect(await screen.findByText(/A title, since/v)).toBeDefined();
  expect(sent.some(({ path }) => path === of('mails'))).toBe(false);
  await tab('Plan and receipts');
  const link = await screen.findByRole('link', { name: 'KND-00000042' });
  expect(link.getAttribute('href')).toBe('/money/receipts/KND-00000042');
  expect(screen.getByText('$49.90')).toBeDefined();
  await tab('Tickets');
  const ticket = await screen.findByRole('link', { name: 'T-100001' });
  expect(ticket.getAttribute('href')).toBe('/tickets/T-100001');
  await tab('Mails');
  expect(await screen.findByText('Receipt')).toBeDefined();
  expect(screen.getByText('brand.new')).toBeDefined();
  expect(screen.getByText('the mail server is busy')).toBeDefined();
});

test('a part that is away says so and is tried again; the rest is there', async () => {
  scriptNetwork({
    ...IN,
    [of('gateways')]: [refused(503, 'UNAVAILABLE'), IN[of('gateways')] as object],
  });
  openControl(ADDRESS);
  await tab('Plan and receipts');
  await screen.findByRole('link', { name: 'KND-00000042' });
  await screen.findByText('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No gateway has a subscription/v)).toBeDefined();
});

test('when the hour is over, a part masks the page and asks again', async () => {
  scriptNetwork({
    ...IN,
    [of('person')]: [OPEN, MASKED],
    [of('mails')]: refused(409, 'REASON_REQUIRED'),
  });
  openControl(ADDRESS);
  await tab('Mails');
  expect(await screen.findByRole('dialog', { name: /Why do you open/v })).toBeDefined();
  expect(screen.queryByText('amira@example.com')).toBeNull();
});

test('an id is copied', async () => {
  scriptNetwork(IN);
  openControl(ADDRESS);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy Account id' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(ID.omar);
});

test('an account that is gone', async () => {
  scriptNetwork({ ...IN, [of('person')]: refused(404, 'NOT_FOUND') });
  openControl(ADDRESS);
  expect(
    await screen.findByText(/no account with this id. It may have been deleted/v),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const ASIDE = { since: AT, reason: 'T-100001: the address is disputed', liftsAt: null };
const LIFTED = { ...ASIDE, liftsAt: '2026-12-06T10:00:00.000Z' };

test('data that are set aside: support sees why, and can neither open the account nor its parts', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('person')]: { data: { line, opened: null, setAside: LIFTED } },
  });
  openControl(ADDRESS);
  const notice = (await screen.findByText('The data are set aside')).parentElement;
  expect(notice?.textContent).toContain(
    'Since Jan 5, 2026. Reason: “T-100001: the address is disputed”. They are used again from Dec 6, 2026. Only administrators can open this account.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  for (const name of ['Open account', 'Actions'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/me', of('person')]);
});

test('administrators see the same reason, and open the account', async () => {
  const sent = scriptNetwork({
    ...IN,
    '/me': { data: self('administrator') },
    [of('person')]: [
      { data: { line, opened: null, setAside: ASIDE } },
      { data: { line, opened, setAside: ASIDE } },
    ],
  });
  openControl(ADDRESS);
  const dialog = within(await screen.findByRole('dialog', { name: /Why do you open/v }));
  const text = () => screen.getByText('The data are set aside').parentElement?.textContent;
  expect(text()).toContain('Reason: “T-100001: the address is disputed”');
  expect(text()).not.toMatch(/Only administrators|used again/v);
  await userEvent.selectOptions(dialog.getByLabelText('Kind of reason'), 'CALL');
  await userEvent.type(dialog.getByLabelText('In your words'), 'The address is corrected{Enter}');
  expect(await screen.findByRole('heading', { name: 'Amira Haddad' })).toBeDefined();
  expect(text()).toContain('Reason: “T-100001: the address is disputed”');
  expect(screen.getByRole('button', { name: 'Actions' })).toBeDefined();
  expect(sent.some(({ path }) => path === of('open'))).toBe(true);
});

test('a family member’s page names the owner’s plan, and offers to cancel none', async () => {
  scriptNetwork({
    ...IN,
    [of('person')]: {
      data: {
        line,
        opened: {
          ...opened,
          family: { owner: { id: ID.leyla, name: 'Leyla H.', joinedAt: AT }, members: [] },
        },
      },
    },
    [of('plan')]: { data: { subscriptions: [], receipts: [] } },
  });
  openControl(ADDRESS);
  await tab('Plan and receipts');
  expect(await screen.findByText('This account never had a plan.')).toBeDefined();
  expect(screen.getByText(/Family/v)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Cancel/v })).toBeNull();
});
