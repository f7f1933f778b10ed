import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { MASKED_LINE, OPENED } from './person.fixture.ts';
import type { GrantList, Grant } from './grants.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const grant = (part: Partial<Grant> = {}): Grant => ({
  id: ID.key,
  planTitle: 'Solo',
  days: 3,
  left: 2,
  state: 'RUNNING',
  until: '2026-11-23T12:00:00.000Z',
  reason: 'the film stopped',
  givenAt: AT,
  givenBy: 'Leyla Karim',
  ...part,
});
const given = (part: Partial<GrantList> = {}): GrantList => ({
  grants: [],
  left: 0,
  paid: null,
  plans: [
    { code: 'SOLO', title: 'Solo' },
    { code: 'FAMILY', title: 'Family' },
  ],
  ...part,
});
const P = '/api/purchase/staff';
const of = (name: string) => `/api/auth/staff/people/${name}`;
const IN: Answers = {
  '/me': { data: self('support') },
  [of('person')]: { data: { line: MASKED_LINE, opened: OPENED } },
  [of('plan')]: { data: { subscriptions: [], receipts: [] } },
  [of('gateways')]: { data: { gateways: [], attempts: [] } },
  [of('devices')]: { data: { devices: [], limit: 10 } },
  [of('playing')]: { data: { playing: [] } },
  [of('support')]: { data: { tickets: [], episodeMails: [], notifiedDevices: [] } },
  [of('mails')]: { data: { mails: [] } },
};
beforeEach(() => void plugInAuthenticator());

async function openTab(answers: Answers) {
  const sent = scriptNetwork({ ...IN, ...answers });
  openControl(`/people/${ID.omar}`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Plan and receipts' }));
  return sent;
}
const dialogOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const bodiesOf = (sent: ReturnType<typeof scriptNetwork>, path: string) =>
  sent.filter((each) => each.path === `${P}${path}`).map(({ body }) => body);

test.each([
  ['nothing is paid for', null, /The days begin now/v],
  ['the plan renews', { until: AT, nextCharge: AT }, /The next charge is still on Nov 20, 2026/v],
  ['the plan is canceled', { until: AT, nextCharge: null }, /is paid until Nov 20, 2026/v],
] as const)('where %s, the dialog says when the days begin', async (_, paid, words) => {
  await openTab({ [`${P}/grants`]: { data: given({ paid, left: 4 }) } });
  const dialog = await dialogOf('Give days');
  expect(dialog.getByText(words)).toBeDefined();
  expect(dialog.getByText('They follow the 4 days that are ahead already.')).toBeDefined();
});

test.each(['0', '366', '1.5', '-1', '', 'x'])('“%s” days are refused in words', async (typed) => {
  const sent = await openTab({ [`${P}/grants`]: { data: given() } });
  const dialog = await dialogOf('Give days');
  const days = dialog.getByLabelText('Days');
  await userEvent.clear(days);
  if (typed) await userEvent.type(days, typed);
  await userEvent.type(dialog.getByLabelText('Reason'), 'the film stopped');
  await userEvent.click(dialog.getByRole('button', { name: 'Give days' }));
  expect(dialog.getByText('Enter a whole number of days from 1 to 365.')).toBeDefined();
  expect(bodiesOf(sent, '/grants/give')).toEqual([]);
});

test('gives once what was typed; a failure loses nothing, and the second attempt is the same act', async () => {
  const sent = await openTab({
    [`${P}/grants`]: [{ data: given() }, { data: given({ grants: [grant()], left: 2 }) }],
    [`${P}/grants/give`]: [refused(500, 'UNEXPECTED'), { data: null }],
  });
  const dialog = await dialogOf('Give days');
  const button = dialog.getByRole('button', { name: 'Give 3 days' });
  await userEvent.click(button);
  expect(dialog.getByText('Give a reason of 3 to 200 characters.')).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Family');
  await userEvent.type(dialog.getByLabelText('Reason'), '  the film stopped ');
  await userEvent.click(button);
  await dialog.findByRole('alert');
  await userEvent.click(button);
  expect(await screen.findByText('3 days are given.')).toBeDefined();
  const [first, second] = bodiesOf(sent, '/grants/give');
  expect(first).toEqual({
    id: ID.omar,
    key: expect.any(String),
    planCode: 'FAMILY',
    days: 3,
    reason: 'the film stopped',
  });
  expect(second).toEqual(first);
  const table = within(await screen.findByRole('table', { name: 'Goodwill days' }));
  expect(table.getByText('by Leyla Karim')).toBeDefined();
});

test('what is left is revoked after a question; what is over is not', async () => {
  const over = grant({ id: ID.leyla, days: 5, left: 0, state: 'USED' });
  const sent = await openTab({
    [`${P}/grants`]: { data: given({ grants: [grant(), over], left: 2 }) },
    [`${P}/grants/revoke`]: { data: null },
  });
  expect(await screen.findAllByRole('button', { name: /^Revoke/v })).toHaveLength(1);
  const dialog = await dialogOf('Revoke 3 days of Nov 20, 2026');
  expect(dialog.getByText('Revoke 2 days?')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked.')).toBeDefined();
  expect(bodiesOf(sent, '/grants/revoke')).toEqual([{ id: ID.omar, grantId: ID.key }]);
});

test('finance sees them and changes nothing', async () => {
  await openTab({
    '/me': { data: self('finance') },
    [`${P}/grants`]: { data: given({ grants: [grant()], left: 2 }) },
  });
  expect(await screen.findByText('the film stopped')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(?:Revoke|Give)/v })).toBeNull();
});
