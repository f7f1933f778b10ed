import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { logOut } from '#app/data/session/log-out.ts';
import { invitationIntent } from '#app/domain/intent/stored-intents.ts';
import { closeModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { noteArrival } from './arrival.ts';
import { keepPending, type PendingSocial } from './pending.ts';
import type { MediaType } from './providers.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SocialProofModal } from './proof-modal.tsx';
import { SocialButtons } from './social-buttons.tsx';

const LOGIN = '/auth/public/login/social-media';
const START_CALL = '/auth/public/login/social-media/start';
const CONFIG = { ...START.config, socialProviders: ['google', 'facebook', 'APPLE'] as MediaType[] };
const assign = vi.fn<(address: string) => void>();
const replace = vi.fn<(address: string) => void>();

function at(pathname: string, hash = '', search = '') {
  vi.stubGlobal('location', {
    ...window.location,
    origin: 'http://localhost:3000',
    pathname,
    hash,
    search,
    assign,
    replace,
  });
}

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  sessionStorage.clear();
  localStorage.clear();
  assign.mockReset();
  replace.mockReset();
  useModals.setState({ modal: null });
});
const pending = (over: Partial<PendingSocial> = {}) =>
  keepPending({
    mediaType: 'google',
    purpose: 'login',
    state: 's',
    returnTo: '/detail/nur?x=1',
    referenceCode: null,
    at: Date.now(),
    ...over,
  });

/** The page as a provider opens it: its code reads the address first. */
function open(slug: string, hash: string) {
  at(`/sign-in/${slug}`, hash);
  const dropped = vi.spyOn(window.history, 'replaceState');
  noteArrival();
  expect(dropped).toHaveBeenCalledWith(window.history.state, '', `/sign-in/${slug}`);
  const Who = () => <p>{useStart().account?.fullName ?? 'nobody'}</p>;
  const view = renderApp(
    <>
      <SignInPage />
      <Who />
    </>,
    {
      path: `/sign-in/${slug}`,
      reload: () => ({ account: readCookie(COOKIES.token) ? ACCOUNT : null }),
    },
  );
  return view.router;
}

describe('the buttons', () => {
  test('appear only for configured providers', { tags: ['LOGIN-02', 'SIGNUP-11'] }, () => {
    renderApp(<SocialButtons purpose="register" />, { start: { config: CONFIG } });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Continue with Google',
      'Continue with Facebook',
      'Continue with Apple',
    ]);
    cleanup();
    renderApp(<SocialButtons purpose="register" />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('redirect to the provider', async () => {
    at('/detail/nur', '', '?x=1');
    const sent = scriptNetwork({
      [START_CALL]: { data: { url: 'https://provider.test/', state: 's' } },
    });
    renderApp(<SocialButtons purpose="login" />, {
      start: { config: CONFIG },
      path: '/?reference=r7',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Apple' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://provider.test/'));
    expect(sent).toMatchObject([{ path: START_CALL, body: { mediaType: 'APPLE' } }]);
    expect(JSON.parse(sessionStorage.getItem('kandil.social') ?? '')).toMatchObject({
      state: 's',
      returnTo: '/detail/nur?x=1',
      referenceCode: 'r7',
    });
    // After the browser's Back the button is no longer busy.
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByRole('button', { name: 'Continue with Apple' }).ariaBusy).toBeNull();
  });

  test('show an error in place', async () => {
    scriptNetwork({ [START_CALL]: refused(503, 'UNAVAILABLE', 'Not now.') });
    renderApp(<SocialButtons purpose="login" />, { start: { config: CONFIG } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not now.'));
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    ['facebook', 'LOGIN-17', 'Continue with Facebook'],
    ['google', 'LOGIN-18', 'Continue with Google'],
  ] as const)('%s: %s after a logout it must ask for the account', async (mediaType, _id, name) => {
    const sent = scriptNetwork({
      [LOGIN]: { ...tokens(), meta: { created: false } },
      [START_CALL]: { data: { url: 'https://provider.test/', state: 's' } },
      '/auth/auth/logout': {},
    });
    pending({ mediaType });
    const router = open(mediaType, `#state=s&${mediaType === 'google' ? 'id' : 'access'}_token=t`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur'));
    cleanup();
    const asked = async () => {
      renderApp(<SocialButtons purpose="login" />, { start: { config: CONFIG } });
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(sent.at(-1)?.path).toBe(START_CALL));
      cleanup();
      return sent.at(-1)?.body['askAgain'];
    };
    expect(await asked()).toBeUndefined();
    await logOut();
    expect(await asked()).toBe(true);
  });
});

describe('the callback page', () => {
  test.each([
    ['google', 'STATE-28', '#state=s&id_token=t'],
    ['facebook', 'STATE-29', '#state=s&access_token=t'],
  ] as const)(
    '%s: %s the member is logged in and returns to where they started',
    async (mediaType, _id, hash) => {
      scriptNetwork({ [LOGIN]: { ...tokens(), meta: { created: false } } });
      pending({ mediaType });
      const router = open(mediaType, hash);
      await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur'));
      expect(router.state.location.search).toBe('?x=1');
      expect(await screen.findByText(ACCOUNT.fullName)).toBeTruthy();
    },
  );

  test('a new account continues to the plans with its query, in a new document', async () => {
    scriptNetwork({ [LOGIN]: { ...tokens(), meta: { created: true } } });
    pending({ returnTo: '/sign-up?utm=x&reference=r' });
    open('google', '#state=s&id_token=t');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/landing/vip?utm=x&reference=r'));
  });

  test('a visitor who cancelled returns without a message', async () => {
    pending();
    const router = open('google', '#state=s&error=access_denied');
    await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failure shows a message, a retry and a way back', async () => {
    scriptNetwork({
      [LOGIN]: refused(401, 'SOCIAL_REFUSED', 'Not this way.'),
      [START_CALL]: { data: { url: 'https://provider.test/', state: 's2' } },
    });
    pending({ purpose: 'login' });
    open('google', '#state=s&id_token=t');
    expect((await screen.findByRole('alert')).textContent).toContain('Not this way.');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/detail/nur?x=1');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.test/'));
  });

  test('a visitor who must prove their account stays; without the proof they go back', async () => {
    const proof = { token: 'x'.repeat(43), email: 'l•••@kandil.test', methods: ['password'] };
    scriptNetwork({ [LOGIN]: refused(409, 'PROOF_REQUIRED', 'Prove it.', { proof }) });
    pending();
    const router = open('google', '#state=s&id_token=t');
    const modal = () => useModals.getState().modal;
    await waitFor(() =>
      expect(modal()).toMatchObject({ name: 'socialProof', params: { provider: 'Google', proof } }),
    );
    expect(router.state.location.pathname).toBe('/sign-in/google');
    act(closeModal);
    await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur'));
  });

  test('a proved account goes on with its invitation', async () => {
    invitationIntent.store('abc');
    const proof = { token: 'x'.repeat(43), email: 'l•••@kandil.test', methods: ['password'] };
    scriptNetwork({ [LOGIN]: refused(409, 'PROOF_REQUIRED', 'Prove it.', { proof }) });
    pending();
    const router = open('google', '#state=s&id_token=t');
    await waitFor(() => expect(useModals.getState().modal?.name).toBe('socialProof'));
    const { params } = useModals.getState().modal ?? {};
    await act((params as { onProved(): Promise<void> }).onProved);
    await waitFor(() => expect(router.state.location.pathname).toBe('/family-sharing/accept'));
    invitationIntent.forget();
  });

  test('a forged address logs nobody in and redirects nowhere', async () => {
    const sent = scriptNetwork({});
    keepPending({
      ...(JSON.parse('{}') as PendingSocial),
      state: 'other',
      returnTo: '//evil.example/',
    });
    open('google', '#state=s&id_token=t');
    expect((await screen.findByRole('alert')).textContent).toContain('started in another tab');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(sent).toEqual([]);
  });
});

describe('an existing account', () => {
  const proof = {
    token: 'x'.repeat(43),
    email: 'l•••@kandil.test',
    methods: ['password', 'code'] as ('password' | 'code')[],
  };
  const PROVE = '/auth/public/login/social-media/prove';
  const onProved = vi.fn<() => Promise<void>>(async () => undefined);
  const modal = () =>
    renderApp(<SocialProofModal proof={proof} provider="Google" onProved={onProved} />);
  beforeEach(() => onProved.mockClear());

  test('is proved by its password; a wrong one shows an error and stays', async () => {
    const wrong = { fields: { password: 'WRONG_PASSWORD' } };
    const answers = [refused(403, 'WRONG_PASSWORD', 'The password is incorrect.', wrong), tokens()];
    const sent = scriptNetwork({ [PROVE]: () => answers.shift() ?? {} });
    modal();
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'salam{Enter}');
    await screen.findByText('The password is incorrect.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('salam');
    await userEvent.type(field, '-1453{Enter}');
    await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.body).toEqual({ token: proof.token, password: 'salam-1453' });
    expect(readCookie(COOKIES.tokenExpiry)).toMatch(/p$/);
  });

  test('is proved by a code, mailed on request', async () => {
    const sent = scriptNetwork({
      '/auth/public/login/social-media/send-code': {
        data: { destination: proof.email, retryAfter: 60, length: 6 },
      },
      [PROVE]: tokens(),
    });
    modal();
    await userEvent.click(screen.getByRole('button', { name: 'E-mail me a code instead' }));
    await userEvent.click(screen.getByRole('button', { name: 'E-mail me a code' }));
    await userEvent.type(await screen.findByLabelText('6-digit code'), '012345');
    await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
    expect(sent.at(-1)?.body).toEqual({ token: proof.token, otp: '012345' });
  });

  test('an expired proof starts over', async () => {
    scriptNetwork({ [PROVE]: refused(410, 'LINK_EXPIRED', 'Expired.') });
    modal();
    await userEvent.type(screen.getByLabelText('Password'), 'salam-1453{Enter}');
    const late = await screen.findByText('That took too long. Please start over.');
    expect(late.role).toBe('alert');
  });
});
