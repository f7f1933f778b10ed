import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ReportModal } from './report-modal.tsx';
import { SAVE } from './support.fixture.ts';

const DONE = { data: { ticketId: 'T-100001' }, message: 'Thank you. Its number is T-100001.' };
const ABOUT = { title: 'Harbor · S1:E2', videoId: 12, position: 3725 };

const dialog = (account = ACCOUNT) => {
  act(() => openModal('report', ABOUT));
  renderApp(<ReportModal {...ABOUT} />, { start: { account } });
};
const problem = (name: string) => screen.getByRole('radio', { name });
const send = () => screen.getByRole('button', { name: 'Send report' });

beforeEach(() => useNotifications.setState({ shown: [] }));
afterEach(() => {
  cleanup();
  useModals.setState({ modal: null, below: [] });
});

test('a problem is sent with the title, the episode and the position', async () => {
  const sent = scriptNetwork({ [SAVE]: DONE });
  dialog();
  expect(screen.getByText('Harbor · S1:E2')).toBeTruthy();
  expect(screen.getByText('At 01:02:05')).toBeTruthy();
  await userEvent.click(problem('Sound'));
  await userEvent.type(screen.getByRole('textbox'), ' It is late. ');
  await userEvent.click(send());
  await waitFor(() =>
    expect(useNotifications.getState().shown).toMatchObject([
      { tone: 'success', text: 'Thank you. Its number is T-100001.' },
    ]),
  );
  expect(useModals.getState().modal?.visible ?? false).toBe(false);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      videoId: '12',
      position: '3725',
      problem: 'SOUND',
      ticketSubject: 'TITLE',
      ticketMessage: 'It is late.',
      ticketEmail: 'leyla@kandil.test',
      ticketKey: expect.any(String),
      deviceLanguage: 'en',
    },
  ]);
});

test('a message has at most 2,000 characters, as the service takes', () => {
  dialog();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(2000);
});

test('without words the kind of problem is the message', async () => {
  const sent = scriptNetwork({ [SAVE]: DONE });
  dialog();
  await userEvent.click(problem('It stops or does not start'));
  await userEvent.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    problem: 'STOPS',
    ticketMessage: 'It stops or does not start',
  });
});

test('a problem must be chosen, and an account without an address gives one', async () => {
  const sent = scriptNetwork({ [SAVE]: DONE });
  dialog({ ...ACCOUNT, email: null });
  await userEvent.click(send());
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'What is wrong?' }));
  await userEvent.click(problem('Picture'));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@kandil.test');
  await userEvent.click(send());
  await waitFor(() => expect(sent[0]?.body['ticketEmail']).toBe('a@kandil.test'));
});

test('a refusal is shown, and what was written stays', async () => {
  scriptNetwork({ [SAVE]: refused(429, 'TOO_MANY_REQUESTS', 'Please wait an hour.') });
  dialog();
  await userEvent.click(problem('Picture'));
  await userEvent.type(screen.getByRole('textbox'), 'Too dark');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait an hour.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too dark');
  expect(useModals.getState().modal?.visible).toBe(true);
});
