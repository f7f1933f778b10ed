import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ModalParams, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ProfilePinModal } from './profile-pin-modal.tsx';

const onSaved = vi.fn<(set: boolean) => void>();
const PIN = '/auth/auth/user-profile/4/pin';
const SAVED = {
  id: 4,
  profileId: 4,
  profileName: 'Leyla',
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: true,
  hasPin: true,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
};

beforeEach(() => {
  onSaved.mockReset();
  useModals.setState({ modal: null, below: [] });
});
function open(over: Partial<ModalParams['profilePin']> = {}, account: Partial<Account> = {}) {
  const params = { profileId: 4, remove: false, onSaved, ...over };
  openModal('profilePin', params);
  return renderApp(<ProfilePinModal {...params} />, {
    start: { account: { ...ACCOUNT, ...account } },
  });
}
const pin = () => screen.getByLabelText<HTMLInputElement>('New 4-digit PIN');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const save = () => screen.getByRole('button', { name: /^Save|^Remove PIN/ });

test('a PIN is set with the password of the account', async () => {
  const sent = scriptNetwork({ [PIN]: { data: SAVED } });
  open();
  await waitFor(() => expect(document.activeElement).toBe(pin()));
  await userEvent.type(pin(), '1234');
  await userEvent.type(password(), 'lamp-light');
  await userEvent.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(true));
  expect(sent[0]?.body).toMatchObject({ pin: '1234', password: 'lamp-light' });
  expect(useModals.getState().modal?.visible).not.toBe(true);
});

test('removing asks for the password alone', async () => {
  const sent = scriptNetwork({ [PIN]: { data: SAVED } });
  open({ remove: true });
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(screen.queryByLabelText('New 4-digit PIN')).toBeNull();
  expect(screen.getByText(/to remove the PIN/)).toBeTruthy();
  await userEvent.type(password(), 'lamp-light');
  await userEvent.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(false));
  expect(sent[0]?.body).toMatchObject({ pin: null });
});

test('a PIN that is too short and a missing password are not sent', async () => {
  const sent = scriptNetwork({ [PIN]: { data: SAVED } });
  open();
  await userEvent.type(pin(), '12');
  await userEvent.click(save());
  expect(await screen.findByText('Must be 4 digits')).toBeTruthy();
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a wrong password is said at its field, another error above the form', async () => {
  scriptNetwork({
    [PIN]: refused(403, 'WRONG_PASSWORD', 'That password is incorrect.', {
      fields: { password: 'wrong' },
    }),
  });
  open({ remove: true });
  await userEvent.type(password(), 'wrong-one');
  await userEvent.click(save());
  await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('That password is incorrect.')).toHaveLength(1);
  scriptNetwork({ [PIN]: refused(503, 'UNEXPECTED', 'Not now.') });
  await userEvent.click(save());
  expect((await screen.findByText('Not now.')).closest('form')).not.toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
});

test("an account without a password gets a link, whether it is known before or from the service's answer", async () => {
  open({}, { hasPassword: false });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set a password' }));
  expect(useModals.getState().modal).toMatchObject({
    name: 'login',
    params: { form: 'forgotPassword', email: 'leyla@kandil.test' },
  });
  cleanup();
  scriptNetwork({ [PIN]: refused(409, 'PASSWORD_MISSING', 'There is no password.') });
  open({ remove: true });
  await userEvent.type(password(), 'lamp-light');
  await userEvent.click(save());
  expect(await screen.findByRole('button', { name: 'Set a password' })).toBeTruthy();
});

test('the PIN of a new child can be left for later', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  cleanup();
  open({ offeredFor: 'Elif' });
  expect(screen.getByText(/leave Elif’s profile/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(useModals.getState().modal?.visible).not.toBe(true);
});
