import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { notify, useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { ModalHost } from './modal-host.tsx';
import { Notifications } from './toast-host.tsx';

afterEach(() => {
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
});

test('a toast is shown once: in the modal while one is open, else on the page', async () => {
  renderApp(
    <>
      <Notifications />
      <ModalHost />
    </>,
  );
  act(() => notify('error', 'Something broke.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke.');
  act(() => useModals.getState().open('notification', { tone: 'info', text: 'A modal.' }, false));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('alert').textContent).toContain('Something broke.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
