import { screen, within } from '@testing-library/react';
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
  localStorage.clear();
  useTyped.setState({ typed: '', term: '', reasons: {}, acts: {} });
});

/** Looks whether the session is still there, as a tab does when it is seen again. */
const look = () => document.dispatchEvent(new Event('visibilitychange'));
const signIn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

interface Place {
  name: string;
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
    path: '/staff',
    presses: [['button', 'Invite']],
    label: 'E-mail address',
  },
  {
    name: 'the name of a passkey',
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

test('who signs out takes nothing back', async () => {
  await write(PLACES[0] as Place, 'typed');
  await userEvent.keyboard('{Escape}');
  scriptNetwork({ ...ROOMS, '/me': { data: self() } });
  await userEvent.click(await screen.findByRole('button', { name: /your menu/v }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findByText('You are signed out.');
  expect(document.body.textContent).not.toContain('Omar Said');
});
