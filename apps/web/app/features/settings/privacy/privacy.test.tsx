import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { DeleteAccountModal } from './delete-account-modal.tsx';
import { DeletionModal } from './deletion-modal.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { PrivacySection } from './privacy-section.tsx';

const DELETION_AT = '2026-12-04T10:00:00.000Z';
const LEAVING = { ...ACCOUNT, deletionAt: DELETION_AT };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const modal = () => useModals.getState().modal;

/** The section as the settings show it, with the account of the last load. */
function Settings() {
  const { account } = useStart();
  return account && <PrivacySection account={account} />;
}

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
test('everything of a member is downloaded as one file, which is named after its day', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(`${this.download} ${this.getAttribute('href')}`);
  });
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  scriptNetwork({
    '/auth/auth/data-export': () => asked.then(() => ({ data: { auth: { n: 1 } } })),
  });
  renderApp(<PrivacySection account={ACCOUNT} />, { start: { account: ACCOUNT } });
  expect(screen.getByRole('status').textContent).toBe('');
  await press('Download');
  expect(screen.getByRole('button', { name: /^Collecting/ })).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(names).toEqual([`kandil-${new Date().toISOString().slice(0, 10)}.json blob:1`]);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ auth: { n: 1 } });
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('the account can be deleted, or while it is leaving, stay', async () => {
  renderApp(<PrivacySection account={ACCOUNT} />, { start: { account: ACCOUNT } });
  await press('Delete my account');
  expect(modal()?.name).toBe('deleteAccount');
  cleanup();
  renderApp(<PrivacySection account={LEAVING} />, { start: { account: LEAVING } });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy();
});

test('a deletion says when it happens, and the settings offer to cancel it', async () => {
  scriptNetwork({ '/auth/auth/account-delete': { data: { deletionAt: DELETION_AT } } });
  const settings = (
    <>
      <Settings />
      <DeleteAccountModal />
    </>
  );
  renderApp(settings, { start: { account: ACCOUNT }, reload: () => ({ account: LEAVING }) });
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamp{Enter}');
  await waitFor(() =>
    expect(modal()).toMatchObject({
      name: 'notification',
      params: { text: 'Your account will be deleted on December 4, 2026' },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeTruthy();
});

test('a deletion that fails says why above the form; without a password one is set first', async () => {
  scriptNetwork({ '/auth/auth/account-delete': refused(503, 'UNEXPECTED', 'Not now.') });
  renderApp(<DeleteAccountModal />, { start: { account: ACCOUNT } });
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamp{Enter}');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByLabelText(/Your password/).getAttribute('aria-invalid')).not.toBe('true');
  cleanup();
  renderApp(<DeleteAccountModal />, { start: { account: { ...ACCOUNT, hasPassword: false } } });
  expect(screen.queryByLabelText(/Your password/)).toBeNull();
  await press('Set a password');
  expect(modal()).toMatchObject({ name: 'userInfo', params: { activeFormName: 'password' } });
});

test('the reminder at a login keeps the account, or closes', async () => {
  scriptNetwork({ '/auth/auth/account-keep': refused(503, 'UNEXPECTED', 'Not now.') });
  openModal('deletion', {});
  const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
  renderApp(<DeletionModal />, { start: { account: LEAVING }, reload });
  expect(screen.getByText('Your account will be deleted on December 4, 2026')).toBeTruthy();
  await press('Keep my account');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(modal()?.visible).not.toBe(false);
  const sent = scriptNetwork({ '/auth/auth/account-keep': {} });
  expect(reload).not.toHaveBeenCalled();
  await press('Keep my account');
  await waitFor(() => expect(modal()?.visible).not.toBe(true));
  expect(sent[0]?.path).toBe('/auth/auth/account-keep');
  expect(reload).toHaveBeenCalledOnce();
  await waitFor(() => expect(useNotifications.getState().shown).toHaveLength(1));
});

test('the notice of a deletion says why it cannot be canceled now', async () => {
  scriptNetwork({ '/auth/auth/account-keep': refused(503, 'UNEXPECTED', 'Not now.') });
  renderApp(<DeletionNotice account={LEAVING} />, { start: { account: LEAVING } });
  await press('Keep my account');
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  cleanup();
  renderApp(<DeletionNotice account={ACCOUNT} />);
  expect(document.body.textContent).toBe('');
});
