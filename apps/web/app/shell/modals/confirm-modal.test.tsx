import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@kandil/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { closeModal, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { LoadingModal } from './loading-modal.tsx';
import { NotificationModal } from './notification-modal.tsx';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const modal = () => useModals.getState().modal;
const button = (name: string) => screen.getByRole('button', { name });

/** The confirm modal and the parameters it opens with. */
function open() {
  const params = {
    title: 'settings.signOutSession',
    text: 'It has to log in again.',
    action: 'settings.signOut',
    run: async () => void (await browserApi(auth.sessionEnd, { id: ID })),
  } as const;
  openModal('confirm', params);
  renderApp(<ConfirmModal {...params} />);
}

/** A promise that the test settles. */
function held(answer: object) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(() => answer), release: () => release() };
}

beforeEach(() => useModals.setState({ modal: null }));
describe('the confirm modal', () => {
  test('says what will happen and does nothing on Cancel', { tags: ['MODAL-08'] }, async () => {
    const sent = scriptNetwork({});
    open();
    expect(screen.getByText('It has to log in again.')).toBeTruthy();
    await userEvent.setup().click(button('Cancel'));
    expect(modal()?.visible ?? false).toBe(false);
    expect(sent).toEqual([]);
  });

  test(
    'loads from the press on, ignores a second press, cannot be closed, and closes when done',
    { tags: ['MODAL-23', 'MODAL-24'] },
    async () => {
      const { answer, release } = held({ data: { id: ID } });
      const sent = scriptNetwork({ [`/auth/auth/sessions/${ID}`]: answer });
      const user = userEvent.setup();
      open();
      await user.dblClick(button('Sign out'));
      expect(button('Sign out').getAttribute('aria-busy')).toBe('true');
      act(closeModal);
      expect(modal()).toMatchObject({ visible: true, preventClosing: true });
      release();
      await waitFor(() => expect(modal()?.visible ?? false).toBe(false));
      expect(button('Sign out').getAttribute('aria-busy')).toBeNull();
      expect(sent).toHaveLength(1);
    },
  );

  test('shows an error message, stops loading and stays open', { tags: ['MODAL-25'] }, async () => {
    scriptNetwork({ [`/auth/auth/sessions/${ID}`]: refused(503, 'BUSY', 'Busy just now.') });
    const user = userEvent.setup();
    open();
    await user.click(button('Sign out'));
    expect((await screen.findByRole('alert')).textContent).toBe('Busy just now.');
    expect(button('Sign out').getAttribute('aria-busy')).toBeNull();
    expect(modal()).toMatchObject({ visible: true, preventClosing: false });
  });
});

test('the loading modal names the task that is running', { tags: ['MODAL-06'] }, () => {
  renderApp(<LoadingModal text="settings.loggingOut" />);
  expect(screen.getByRole('status').textContent).toBe('Logging out ...');
});

test('the notification modal stays until it is dismissed', { tags: ['MODAL-05'] }, async () => {
  openModal('notification', { tone: 'success', text: 'Your e-mail address is confirmed.' });
  renderApp(<NotificationModal tone="success" text="Your e-mail address is confirmed." />);
  expect(screen.getByRole('status').textContent).toBe('Your e-mail address is confirmed.');
  await userEvent.setup().click(button('OK'));
  expect(modal()?.visible ?? false).toBe(false);
});
