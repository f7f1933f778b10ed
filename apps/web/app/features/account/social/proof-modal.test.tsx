import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { SocialProofModal } from './proof-modal.tsx';

const SEND = '/auth/public/login/social-media/send-code';
const PROVE = '/auth/public/login/social-media/prove';
const onProved = vi.fn<() => Promise<void>>();

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  onProved.mockReset().mockResolvedValue();
  useModals.setState({ modal: null, below: [] });
});
function open(...methods: ('password' | 'code')[]) {
  const params = {
    proof: { token: 'proof', email: 'leyla@kandil.test', methods },
    provider: 'Google',
    onProved,
  };
  openModal('socialProof', params);
  renderApp(<SocialProofModal {...params} />);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.findByLabelText<HTMLInputElement>('6-digit code');
const isOpen = () => useModals.getState().modal?.visible === true;
const MAIL = /mail|send/i;

test('the account is proved by its password', async () => {
  const sent = scriptNetwork({ [PROVE]: tokens() });
  open('password');
  expect(document.body.textContent).toContain('leyla@kandil.test');
  await userEvent.type(screen.getByLabelText('Password'), 'lamp-light{Enter}');
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({ token: 'proof', password: 'lamp-light' });
  expect(isOpen()).toBe(false);
});

test('or by a code, which is mailed on request', async () => {
  const sent = scriptNetwork({
    [SEND]: { data: { destination: 'l…@kandil.test', length: 6, retryAfter: 30 } },
    [PROVE]: tokens(),
  });
  open('code');
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
  expect(sent).toEqual([]);
  await press(MAIL);
  await userEvent.type(await code(), '123456');
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(sent.map(({ path }) => path)).toEqual([SEND, PROVE]);
  expect(sent[1]?.body).toMatchObject({ token: 'proof', otp: '123456' });
});

test('a code that could not be mailed says why', async () => {
  scriptNetwork({ [SEND]: refused(503, 'UNEXPECTED', 'Not now.') });
  open('code');
  await press(MAIL);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
});

test('with both ways each leads to the other', async () => {
  scriptNetwork({});
  open('password', 'code');
  const links = () => screen.getAllByRole('button').at(-1) as HTMLElement;
  const toCode = links().textContent;
  await userEvent.click(links());
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(links().textContent).not.toBe(toCode);
  await userEvent.click(links());
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(links().textContent).toBe(toCode);
  expect(toCode).toMatch(/code/i);
});

test('a proof that has expired begins again with the provider', async () => {
  scriptNetwork({ [PROVE]: refused(410, 'LINK_EXPIRED', 'Too late.') });
  open('password');
  await userEvent.type(screen.getByLabelText('Password'), 'lamp-light{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  expect(screen.getByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(isOpen()).toBe(false);
  expect(onProved).not.toHaveBeenCalled();
});
