import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@kandil/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** What the confirm modal is opened with, and the modal. */
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

/** An answer that comes when it is told to. */
function held(answer: object) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(() => answer), release: () => release() };
}

beforeEach(() => useModals.setState({ modal: null }));
afterEach(cleanup);

describe('the confirm modal', () => {
  test(
    'says what will happen and does nothing when it is not wanted',
    { tags: ['MODAL-08'] },
    async () => {
      const sent = scriptNetwork({});
      open();
      expect(screen.getByText('It has to log in again.')).toBeTruthy();
      await userEvent.setup().click(button('Cancel'));
      expect(modal()?.visible).toBe(false);
      expect(sent).toEqual([]);
    },
  );

  test(
    'loads from the start on, takes no second press, cannot be closed, and goes when done',
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

  test(
    'keeps the message of an error, stops loading and stays',
    { tags: ['MODAL-25'] },
    async () => {
      scriptNetwork({ [`/auth/auth/sessions/${ID}`]: refused(503, 'BUSY', 'Busy just now.') });
      const user = userEvent.setup();
      open();
      await user.click(button('Sign out'));
      expect((await screen.findByRole('alert')).textContent).toBe('Busy just now.');
      expect(button('Sign out').getAttribute('aria-busy')).toBeNull();
      expect(modal()).toMatchObject({ visible: true, preventClosing: false });
    },
  );
});

test('the loading modal says what is under way', { tags: ['MODAL-06'] }, () => {
  renderApp(<LoadingModal text="settings.loggingOut" />);
  expect(screen.getByRole('status').textContent).toBe('Logging out ...');
});

test('the notification modal waits until it has been read', { tags: ['MODAL-05'] }, async () => {
  openModal('notification', { tone: 'success', text: 'Your e-mail address is confirmed.' });
  renderApp(<NotificationModal tone="success" text="Your e-mail address is confirmed." />);
  expect(screen.getByRole('status').textContent).toBe('Your e-mail address is confirmed.');
  await userEvent.setup().click(button('OK'));
  expect(modal()?.visible).toBe(false);
});
