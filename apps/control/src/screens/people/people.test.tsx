import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '#src/data/session.ts';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { useTyped } from './typed.ts';

const SEARCH = '/api/auth/staff/people/search';
const line = (part: object = {}) => ({
  id: ID.omar,
  name: 'Amira H.',
  mail: 'a•••@e•••.com',
  phone: '+90 ••• •• 12',
  state: 'ACTIVE',
  country: 'TR',
  planTitle: 'Family',
  isPlanSuspended: false,
  since: '2026-01-05T10:00:00.000Z',
  ...part,
});
const found = (part: object = {}) => ({
  data: { kind: 'MAIL', people: [line()], hasMore: false, plansKnown: true, orphans: [], ...part },
});
const IN: Answers = { '/me': { data: self('support') }, [SEARCH]: found() };
beforeEach(() => {
  plugInAuthenticator();
  useTyped.setState({ typed: '', term: '' });
});

async function search(term: string) {
  const field = await screen.findByRole('searchbox', { name: 'Search for a member' });
  await userEvent.clear(field);
  await userEvent.type(field, `${term}{Enter}`);
}

test('a member is found, masked, by the keyboard alone', async () => {
  const sent = scriptNetwork(IN);
  const { router } = openControl('/people');
  await search(' amira@example.com');
  const row = within(await screen.findByRole('row', { name: /Amira H\./v }));
  expect(row.getByText('a•••@e•••.com · +90 ••• •• 12')).toBeDefined();
  expect(row.getByText('Family')).toBeDefined();
  expect(row.getByText('Türkiye')).toBeDefined();
  expect(sent.find(({ path }) => path === SEARCH)?.body).toEqual({ term: 'amira@example.com' });
  // The address, and so the history of the browser, has nothing of it.
  expect(JSON.stringify(router.state.location)).not.toContain('amira');
  expect(row.getByRole('link').getAttribute('href')).toBe(`/people/${ID.omar}`);
});

test.each([
  ['MAIL', 'No account has this mail address. It has to be complete.'],
  ['UNCLEAR', 'A name needs at least three letters. Everything else has to be complete.'],
  ['NAME', 'No name begins like this. Try the first name as the member wrote it.'],
])('nobody, understood as %s, is said in words', async (kind, words) => {
  scriptNetwork({ ...IN, [SEARCH]: found({ kind, people: [] }) });
  openControl('/people');
  await search('nobody');
  expect(await screen.findByText(words)).toBeDefined();
});

test('more than fifty, without their plans', async () => {
  const people = Array.from({ length: 50 }, (_, index) =>
    line({ id: `${ID.omar.slice(0, -2)}${index + 10}`, planTitle: null }),
  );
  scriptNetwork({ ...IN, [SEARCH]: found({ people, hasMore: true, plansKnown: false }) });
  openControl('/people');
  await search('moh');
  expect(await screen.findByText('50 accounts')).toBeDefined();
  expect(screen.getByText(/narrow it down/v)).toBeDefined();
  expect(screen.getByText('The plans could not be loaded.')).toBeDefined();
  expect(screen.getAllByText('Unknown')).toHaveLength(50);
});

test('the receipt of a deleted account says what it still has', async () => {
  const orphan = {
    number: 'KND-00000042',
    kind: 'RECEIPT',
    date: '2026-01-05T10:00:00.000Z',
    amount: { amount: 499, currency: 'USD' },
    refunded: 100,
    gatewayCode: 'PAYPAL',
    planTitle: 'Solo',
    buyer: 'Aisha R.',
    country: 'TR',
  };
  scriptNetwork({ ...IN, [SEARCH]: found({ kind: 'RECEIPT', people: [], orphans: [orphan] }) });
  openControl('/people');
  await search('KND-00000042');
  expect(await screen.findByRole('heading', { name: 'The account was deleted' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'KND-00000042' });
  expect(link.getAttribute('href')).toBe('/money/receipts/KND-00000042');
  expect(screen.getByText('$4.99')).toBeDefined();
  expect(screen.getByText('$1.00')).toBeDefined();
  expect(screen.getByText('Aisha R.')).toBeDefined();
});

test('a failure offers another attempt, and clearing starts again', async () => {
  scriptNetwork({ ...IN, [SEARCH]: [refused(503, 'UNAVAILABLE'), found()] });
  openControl('/people');
  await search('amira@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /Amira H\./v });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByText('Who are you looking for?')).toBeDefined();
});

test('what was typed outlives the session, but is not the next person’s', async () => {
  scriptNetwork(IN);
  openControl('/people');
  const field = await screen.findByRole('searchbox', { name: 'Search for a member' });
  await userEvent.type(field, 'half a na');
  useSession.getState().end('expired');
  await screen.findByText(/You are signed out|Your session has ended/v);
  useSession.getState().begin(self('support'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('half a na'),
  );
  useSession.getState().end('left');
  useSession.getState().begin(self('support', { id: ID.omar }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});

test('an editor has no such section', async () => {
  const sent = scriptNetwork({ ...IN, '/me': { data: self('editor') } });
  openControl(`/people/${ID.omar}`);
  await screen.findByText('This section is not part of your role');
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/me']);
});
