import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { holdClock, isReadAgain } from '#src/testing/progress.ts';

const P = '/api/auth/staff/terms';
const AT = '2026-11-20T12:00:00.000Z';
const notice = {
  id: ID.key,
  effectiveOn: '2027-01-04',
  state: 'SENDING',
  summaries: { en: 'Plans can be paused.' },
  announcedAt: AT,
  announcedBy: 'Omar Said',
  stoppedAt: null,
  stoppedBy: null,
  expected: 1000,
  reached: 400,
  failed: 0,
  sentAt: null,
  isLate: false,
};
const reach = {
  mails: 1200,
  texts: 34,
  unreachable: 1,
  earliest: '2027-01-04',
  languages: ['en', 'ar', 'fr'],
};
const IN: Answers = {
  '/me': { data: self('administrator') },
  [P]: { data: { notices: [] } },
  [`${P}/reach`]: { data: reach },
};
beforeEach(() => void plugInAuthenticator());

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Announce new terms' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('Take effect (UTC)');
  return dialog;
};

test('says whom it reaches, refuses a day too early and no English, and sends what was written', async () => {
  const sent = scriptNetwork({ ...IN, [`${P}/announce`]: { data: null } });
  openControl('/notices');
  expect(await screen.findByText('No new terms were announced yet')).toBeDefined();
  const dialog = await opened();
  expect(dialog.getByText('1234 members get it.')).toBeDefined();
  expect(dialog.getByText('1200 by mail, 34 by text message to the number alone.')).toBeDefined();
  expect(dialog.getByText(/^1 account has no verified address/v)).toBeDefined();
  const day = dialog.getByLabelText('Take effect (UTC)');
  const button = dialog.getByRole('button', { name: 'Announce to 1234 members' });
  fireEvent.change(day, { target: { value: '2027-01-03' } });
  expect(dialog.getByText(/^Choose a day from Jan 4, 2027 on/v)).toBeDefined();
  fireEvent.change(day, { target: { value: '2029-01-05' } });
  expect(dialog.getByText('Choose a day until Jan 4, 2029.')).toBeDefined();
  await userEvent.click(button);
  expect(dialog.getByText('Write in English what changes.')).toBeDefined();
  expect(sent.filter(({ path }) => path === `${P}/announce`)).toEqual([]);
  fireEvent.change(day, { target: { value: '2027-02-01' } });
  await userEvent.type(dialog.getByLabelText('What changes'), ' Plans can be paused. ');
  await userEvent.click(dialog.getByText('Other languages (0 of 2 written)'));
  const arabic = dialog.getByLabelText('What changes, in Arabic');
  expect(arabic.lang).toBe('ar');
  await userEvent.type(arabic, 'نص');
  expect(dialog.queryByLabelText('What changes, in Urdu')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('The mails are being sent.')).toBeDefined();
  expect(sent.find(({ path }) => path === `${P}/announce`)?.body).toEqual({
    key: expect.any(String),
    effectiveOn: '2027-02-01',
    summaries: { en: 'Plans can be paused.', ar: 'نص' },
  });
});

test('somebody else was faster: the words say it, and what was written stays', async () => {
  const answers = [refused(503, 'UNAVAILABLE'), refused(409, 'NOTHING_TO_DO')];
  scriptNetwork({ ...IN, [`${P}/announce`]: answers });
  openControl('/notices');
  const dialog = await opened();
  await userEvent.type(dialog.getByLabelText('What changes'), 'Much.');
  const button = dialog.getByRole('button', { name: 'Announce to 1234 members' });
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  await userEvent.click(button);
  expect(await dialog.findByText(/^Somebody announced new terms in the meantime/v)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  // The one that fades out would be found, too.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await opened();
  expect(again.getByLabelText<HTMLTextAreaElement>('What changes').value).toBe('Much.');
});

test('what was announced is read whole, in each of its languages', async () => {
  const long = Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n');
  const summaries = { ar: 'نص', fr: 'Texte', en: long };
  const stopped = { state: 'STOPPED', stoppedAt: AT, stoppedBy: 'Leyla Hasan' };
  scriptNetwork({ ...IN, [P]: { data: { notices: [{ ...notice, ...stopped, summaries }] } } });
  openControl('/notices');
  const button = await screen.findByRole('button', {
    name: 'Read in 3 languages: the announcement for Jan 4, 2027',
  });
  expect(button.textContent).toBe('Read in 3 languages');
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'New terms from Jan 4, 2027' }));
  const names = dialog.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(names).toEqual(['English', 'Arabic', 'French']);
  expect(dialog.getByText(/^Line 0/v).textContent).toBe(long);
  expect(dialog.getByText('نص').lang).toBe('ar');
  expect(dialog.getByText('by Leyla Hasan')).toBeDefined();
  expect(dialog.getByText('by Omar Said')).toBeDefined();
});

test('shows how far it is and that it is late, and stops it', async () => {
  const stopped = { ...notice, state: 'STOPPED', stoppedAt: AT, stoppedBy: 'Leyla Hasan' };
  const sent = scriptNetwork({
    ...IN,
    [P]: [
      { data: { notices: [{ ...notice, isLate: true, failed: 2 }] } },
      { data: { notices: [stopped] } },
    ],
    [`${P}/stop`]: { data: null },
  });
  openControl('/notices');
  const table = within(await screen.findByRole('table', { name: 'New terms of use' }));
  expect(table.getByText('400 of 1000')).toBeDefined();
  expect(table.getByText('2 could not be delivered')).toBeDefined();
  expect(screen.getByText(/leaves less than 30 days before Jan 4, 2027/v)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Announce new terms' })).toBeNull();
  await userEvent.click(
    table.getByRole('button', { name: 'Stop the announcement for Jan 4, 2027' }),
  );
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The announcement is stopped.')).toBeDefined();
  expect(await screen.findByText('Stopped')).toBeDefined();
  expect(sent.find(({ path }) => path === `${P}/stop`)?.body).toEqual({ id: ID.key });
});

test('other roles see that it is for administrators', async () => {
  scriptNetwork({ ...IN, '/me': { data: self('support') } });
  openControl('/notices');
  expect(await screen.findByRole('heading', { name: 'Notices' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Announce new terms' })).toBeNull();
});

test.each([
  ['SENDING', true],
  ['SENT', false],
])('an announcement that is %s is read again while mails go', async (state, isRead) => {
  holdClock();
  const sent = scriptNetwork({ ...IN, [P]: { data: { notices: [{ ...notice, state }] } } });
  openControl('/notices');
  await screen.findByText('Omar Said', { exact: false });
  expect(await isReadAgain(sent, P)).toBe(isRead);
});
