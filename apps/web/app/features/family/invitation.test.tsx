import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitationIntent } from '#app/domain/intent/stored-intents.ts';
import { nextPlace, placeAfterSignUp } from '#app/domain/intent/next-place.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { AcceptPage } from './accept-page.tsx';

const VALIDATE = '/auth/family-sharing/validate';
const JOIN = '/auth/family-sharing/join';
const SLOW_DOWN = refused(429, 'TOO_MANY_REQUESTS', 'Please wait a little.');

const invitation = (actionType: 'join' | 'login' | 'other') => ({
  actionText: 'You’re invited to a family',
  message: 'Yusuf Demir invites you.',
  joinAction: {
    buttonText: 'Do it',
    actionType,
    warningTitle: actionType === 'other' ? 'This family is full' : null,
    warningText: actionType === 'other' ? 'Ask for a place.' : null,
  },
});

const notices = () => useNotifications.getState().shown.map(({ tone, text }) => [tone, text]);
const modal = () => useModals.getState().modal;

const openLink = (query: string, account: typeof ACCOUNT | null = ACCOUNT) =>
  renderApp(
    <>
      <AcceptPage />
      <ModalHost />
    </>,
    { path: `/family-sharing/accept${query}`, start: { account } },
  );

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
describe('an invitation', () => {
  test('that does not work says why, in a notification too', { tags: ['ERROR-47'] }, async () => {
    scriptNetwork({ [VALIDATE]: refused(404, 'FAMILY_TOKEN_INVALID', 'It has expired.') });
    openLink('?token=abc');
    expect(
      await screen.findByRole('heading', { name: 'This invitation does not work' }),
    ).toBeTruthy();
    expect(notices()).toEqual([['error', 'It has expired.']]);
  });

  test('without a token asks for the whole link', { tags: ['ROUTE-46'] }, () => {
    const sent = scriptNetwork({});
    openLink('');
    expect(screen.getByText(/The link is incomplete/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('that the network lost can be tried again', async () => {
    let isOnline = false;
    scriptNetwork({ [VALIDATE]: () => (isOnline ? { data: invitation('join') } : SLOW_DOWN) });
    openLink('?token=abc');
    isOnline = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Yusuf Demir invites you.')).toBeTruthy();
  });

  test(
    'a refused join is a notification, and the invitation is read again',
    { tags: ['ERROR-48'] },
    async () => {
      let type: 'join' | 'other' = 'join';
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      const sent = scriptNetwork({
        [VALIDATE]: () => ({ data: invitation(type) }),
        [JOIN]: () => held.then(() => refused(409, 'FAMILY_FULL', 'This family is full.')),
      });
      openLink('?token=abc');
      const accept = await screen.findByRole('button', { name: 'Do it' });
      type = 'other';
      await userEvent.dblClick(accept);
      expect(accept.getAttribute('aria-busy')).toBe('true');
      answer();
      await waitFor(() => expect(notices()).toEqual([['error', 'This family is full.']]));
      await waitFor(() => expect(accept.getAttribute('aria-busy')).not.toBe('true'));
      expect(sent.map(({ path }) => path)).toEqual([VALIDATE, JOIN, VALIDATE]);
      expect(sent.every(({ query }) => query['token'] === 'abc')).toBe(true);
    },
  );

  test('that nobody can accept shows its warning', { tags: ['FAMILY-17'] }, async () => {
    scriptNetwork({ [VALIDATE]: { data: invitation('other') } });
    openLink('?token=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'This family is full' }),
    );
    expect(screen.getByText('Ask for a place.')).toBeTruthy();
  });

  test('is stored for a guest until it is accepted, and after a sign-up or login leads here', async () => {
    scriptNetwork({ [VALIDATE]: { data: invitation('login') } });
    openLink('?token=abc', null);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
    expect(modal()?.name).toBe('register');
    // One who looks around first finds the invitation again.
    await userEvent.click(screen.getByRole('link', { name: 'Not now', hidden: true }));
    expect(placeAfterSignUp('?x=1')).toBe('/family-sharing/accept?token=abc');
    expect(nextPlace('/')).toBe('/family-sharing/accept?token=abc');
    cleanup();
    scriptNetwork({ [VALIDATE]: { data: invitation('join') }, [JOIN]: { data: null } });
    openLink('?token=abc');
    expect(nextPlace('/family-sharing/accept')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(invitationIntent.read()).toBeNull());
    expect(placeAfterSignUp('?x=1')).toBe('/landing/vip?x=1');
  });

  test('that a member does not want, or that does not work, is not stored', async () => {
    scriptNetwork({ [VALIDATE]: { data: invitation('join') } });
    openLink('?token=abc');
    await userEvent.click(await screen.findByRole('link', { name: 'Not now' }));
    expect(invitationIntent.read()).toBeNull();
    cleanup();
    invitationIntent.store('abc');
    scriptNetwork({ [VALIDATE]: refused(404, 'FAMILY_TOKEN_INVALID', 'It has expired.') });
    openLink('?token=abc');
    await waitFor(() => expect(invitationIntent.read()).toBeNull());
  });

  test('a guest is asked to log in', { tags: ['FAMILY-16'] }, async () => {
    scriptNetwork({ [VALIDATE]: { data: invitation('login') } });
    openLink('?token=abc', null);
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
    expect(modal()?.name).toBe('login');
    scriptNetwork({ [VALIDATE]: { data: { ...invitation('join'), message: 'Welcome.' } } });
    const { params } = modal() ?? {};
    (params as { goOn(): void }).goOn();
    expect(await screen.findByText('Welcome.')).toBeTruthy();
  });

  test('is not asked for before it is known who opens it', () => {
    const sent = scriptNetwork({});
    renderApp(<AcceptPage />, {
      path: '/family-sharing/accept?token=abc',
      start: { sessionPending: true },
    });
    expect(sent).toEqual([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
