import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AT, receipt } from '#src/screens/money/receipt.fixture.ts';
import { MASKED_LINE, OPENED } from '#src/screens/people/person.fixture.ts';
import { useTyped } from '#src/screens/people/typed.ts';
import { ROOM, ticketOf } from '#src/screens/tickets/tickets.fixture.ts';
import { ID, openControl, self, STAFF } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';

const P = '/api/purchase/staff';
const of = (name: string) => `/api/auth/staff/people/${name}`;
const plans = [{ code: 'SOLO', title: 'Solo' }];

/** What the screens below ask for. */
const ROOMS: Answers = {
  '/members': { data: STAFF },
  '/audit': { data: { entries: [], next: null } },
  '/entrance': { data: { siteName: 'Kandil', demoRoles: [] } },
  '/sign-in/options': { data: { challenge: 'abc' } },
  '/sign-in': { data: self() },
  '/sign-out': {},
  [ROOM.saved]: { data: { answers: [] } },
  [ROOM.ticket]: { data: ticketOf() },
  [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
  [`${P}/receipt`]: { data: receipt() },
  [`${P}/outages`]: { data: { orders: [], plans } },
  [`${P}/giving`]: {
    data: {
      balances: [{ currency: 'USD', setAside: 500, transferred: 0, left: 500 }],
      transfers: [],
    },
  },
  [`${P}/grants`]: { data: { grants: [], left: 0, paid: null, plans } },
  '/api/auth/staff/terms': { data: { notices: [] } },
  '/api/auth/staff/terms/reach': {
    data: { mails: 1, texts: 0, unreachable: 0, earliest: '2027-01-04', languages: ['en'] },
  },
  [of('person')]: { data: { line: MASKED_LINE, opened: OPENED } },
  [of('plan')]: { data: { subscriptions: [], receipts: [] } },
  [of('gateways')]: { data: { gateways: [], attempts: [] } },
  [of('devices')]: { data: { devices: [], limit: 10 } },
  [of('playing')]: { data: { playing: [] } },
  [of('support')]: { data: { tickets: [], episodeMails: [], notifiedDevices: [] } },
  [of('mails')]: { data: { mails: [] } },
};

beforeEach(() => {
  plugInAuthenticator();
  useTyped.setState({ typed: '', term: '' });
});

/** Looks whether the session is still there, as a tab does when it is seen again. */
const look = () => document.dispatchEvent(new Event('visibilitychange'));
const signIn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

interface Place {
  name: string;
  /** A reload takes it: it is quickly typed again. */
  isShort?: true;
  path: string;
  /** Roles and names of what is pressed, in order. */
  presses: [role: string, name: string | RegExp][];
  label: string | RegExp;
  answers?: Answers;
}
const PERSON = `/people/${ID.omar}`;
const MASKED: Answers = { [of('person')]: { data: { line: MASKED_LINE, opened: null } } };

const PLACES: Place[] = [
  {
    name: 'an invitation',
    isShort: true,
    path: '/staff',
    presses: [['button', 'Invite']],
    label: 'E-mail address',
  },
  {
    name: 'the name of a passkey',
    isShort: true,
    path: '/passkeys',
    presses: [['button', 'Add a passkey']],
    label: 'Name',
  },
  {
    name: 'a saved answer',
    path: '/tickets/saved-answers',
    presses: [['button', 'New answer']],
    label: 'Text',
  },
  {
    name: 'an answer to a ticket',
    path: '/tickets/T-100001',
    presses: [],
    label: 'Answer to the member',
  },
  {
    name: 'a refund',
    path: '/money/receipts/KND-00000042',
    presses: [['button', 'Refund']],
    label: 'Reason',
  },
  {
    name: 'a chargeback',
    path: '/money/receipts/KND-00000042',
    presses: [['button', 'Enter chargeback']],
    label: 'What the bank wrote',
  },
  {
    name: 'a transfer',
    path: '/money/giving',
    presses: [['button', 'Enter transfer']],
    label: 'Recipient',
  },
  {
    name: 'an outage',
    path: '/money/goodwill',
    presses: [['button', 'Give days after an outage']],
    label: 'Reason',
  },
  {
    name: 'given days',
    path: PERSON,
    presses: [
      ['tab', 'Plan and receipts'],
      ['button', 'Give days'],
    ],
    label: 'Reason',
  },
  {
    name: 'a block',
    path: PERSON,
    presses: [
      ['button', 'Actions'],
      ['menuitem', /^Block/v],
    ],
    label: 'Reason',
  },
  {
    name: 'the reason of a look at somebody',
    path: PERSON,
    presses: [],
    label: 'Ticket number',
    answers: MASKED,
  },
  {
    name: 'new terms',
    path: '/notices',
    presses: [['button', 'Announce new terms']],
    label: 'What changes',
  },
];

/** Opens a place, and writes something into its field. */
async function write({ path, presses, label, answers }: Place, text: string) {
  const me = [{ data: self() }, { data: null }, { data: self() }];
  const sent = scriptNetwork({ ...ROOMS, ...answers, '/me': me });
  openControl(path);
  for (const [role, name] of presses)
    await userEvent.click(await screen.findByRole(role, { name }));
  await userEvent.type(await screen.findByLabelText(label), text);
  return sent;
}

/** Opens a place again as another tab does, and finds its field. */
async function reopen({ path, presses, label, answers }: Place, who = self()) {
  cleanup();
  scriptNetwork({ ...ROOMS, ...answers, '/me': { data: who } });
  openControl(path);
  for (const [role, name] of presses)
    await userEvent.click(await screen.findByRole(role, { name }));
  return screen.findByLabelText<HTMLInputElement>(label);
}

describe('when a session ends while something is written', () => {
  test.each(PLACES)('$name is there after the sign-in', async (place) => {
    await write(place, 'typed');
    look();
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await signIn();
    const field = await screen.findByLabelText<HTMLInputElement>(place.label);
    expect(field.value).toBe('typed');
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
  });

  test('the act that found it out says that nothing was done, and can be repeated', async () => {
    const sent = scriptNetwork({
      ...ROOMS,
      '/me': { data: self() },
      '/invite': [
        refused(401, 'SESSION_ENDED'),
        { data: { url: 'https://control.test/join#abc', expiresAt: AT } },
      ],
    });
    openControl('/staff');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    await userEvent.type(screen.getByLabelText('E-mail address'), 'new@kandil.test');
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await signIn();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert').textContent).toContain('so nothing was done');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByDisplayValue('https://control.test/join#abc')).toBeDefined();
    expect(sent.filter(({ path }) => path === '/invite')).toHaveLength(2);
  });

  test('nobody else finds it', async () => {
    const invitation = PLACES[0] as Place;
    await write(
      { ...invitation, answers: { '/sign-in': { data: self('administrator', { id: ID.omar }) } } },
      'typed',
    );
    look();
    await signIn();
    await screen.findByRole('heading', { name: 'Staff' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByDisplayValue('typed')).toBeNull();
  });
});

describe('when the page is loaded again', () => {
  test.each(PLACES.filter(({ isShort }) => !isShort))('$name is there', async (place) => {
    await write(place, 'typed');
    expect((await reopen(place)).value).toBe('typed');
  });

  const refund = PLACES.find(({ name }) => name === 'a refund') as Place;
  const discard = () => screen.findByRole('button', { name: 'Start over' });

  test('it says so, and begins again when asked to', async () => {
    await write(refund, 'typed');
    expect(screen.queryByText('This was typed before and not sent.')).toBeNull();
    const field = await reopen(refund);
    expect(screen.getByText('This was typed before and not sent.')).toBeDefined();
    await userEvent.click(await discard());
    expect(field.value).toBe('');
    expect(screen.queryByText('This was typed before and not sent.')).toBeNull();
    expect((await reopen(refund)).value).toBe('');
  });

  test('nobody else finds it', async () => {
    await write(refund, 'typed');
    const other = self('administrator', { id: ID.omar });
    expect((await reopen(refund, other)).value).toBe('');
    expect((await reopen(refund)).value).toBe('typed');
  });

  test('what is older than two weeks and what has another form is not there', async () => {
    await write(refund, 'typed');
    const [key = ''] = Object.keys(localStorage);
    const { at, value } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
    const store = (entry: object) => localStorage.setItem(key, JSON.stringify(entry));
    store({ at, value: { ...(value as object), reason: 3 } });
    expect((await reopen(refund)).value).toBe('');
    store({ at: Date.now() - 14 * 86_400_000 - 1, value });
    expect((await reopen(refund)).value).toBe('');
    expect(localStorage).toHaveLength(0);
    store({ at, value });
    expect((await reopen(refund)).value).toBe('typed');
  });
});

const signOut = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /your menu/v }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
};

test('who signs out takes nothing back', async () => {
  await write(PLACES[0] as Place, 'typed');
  await userEvent.keyboard('{Escape}');
  scriptNetwork({ ...ROOMS, '/me': { data: self() } });
  await signOut();
  await screen.findByText('You are signed out.');
  expect(document.body.textContent).not.toContain('Omar Said');
});

test('who signs out is asked about texts that were not sent, and leaves none on the device', async () => {
  const reason = PLACES.find(({ name }) => name === 'a refund') as Place;
  await write(reason, 'typed');
  await userEvent.keyboard('{Escape}');
  const sent = scriptNetwork({ ...ROOMS, '/me': { data: self() } });
  await signOut();
  const dialog = () => within(screen.getByRole('dialog', { name: 'Sign out?' }));
  expect(dialog().getByText(/^A text that you typed/v)).toBeDefined();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(sent.filter(({ path }) => path === '/sign-out')).toEqual([]);
  expect(localStorage).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await signOut();
  await userEvent.click(dialog().getByRole('button', { name: 'Sign out and delete' }));
  await screen.findByText('You are signed out.');
  expect(localStorage).toHaveLength(0);
});
