import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { dropFromAddress } from '../lib/drop-from-address.ts';
import { openModal } from '../lib/modals.ts';
import { showKeptNotification } from '../lib/notifications.ts';
import { paths } from '../lib/paths.ts';
import type { Start } from '../lib/start.ts';

/** Where nobody is reminded of the e-mail address (SHELL-29..31). */
const NOT_REMINDED_ON: readonly string[] = [paths.profiles(), paths.verify(), paths.settings()];

/** The account that was reminded on this document; a reminder that was closed does not come back with every page. */
let reminded: string | null = null;

/**
 * What the shell asks of a visitor, whatever page they are on: the one-time code that is still owed, the e-mail
 * address that is not confirmed (SHELL-27), and the form that the address wants opened (SHELL-17, SHELL-18).
 */
export function useAccountPrompts(): void {
  const start = useRouteLoaderData('root') as Start | undefined;
  const { pathname, search } = useLocation();
  const pendingAccount = start?.pendingAccount ?? null;
  const account = start?.account ?? null;

  useEffect(() => showKeptNotification(), []);

  useEffect(() => {
    if (!pendingAccount) return;
    openModal(
      'oneTimeCode',
      { account: pendingAccount.email ?? pendingAccount.msisdn, justSent: false },
      true,
    );
  }, [pendingAccount]);

  useEffect(() => {
    const action = account?.emailVerifyAction;
    if (!action || !account || NOT_REMINDED_ON.includes(pathname) || reminded === account.userId)
      return;
    reminded = account.userId;
    openModal('verifyEmail', { email: account.email ?? '', text: action.warningText });
  }, [account, pathname]);

  const openAskedForm = useEffectEvent((query: URLSearchParams) => {
    const token = query.get('token');
    if (query.has('reset-password') && token) {
      dropFromAddress('token', 'reset-password');
      openModal('resetPassword', { token });
    } else if (query.has('register') && !account && !pendingAccount) {
      openModal('register', {
        email: query.get('email') ?? '',
        channel: query.get('channel') ?? '',
      });
    }
  });
  useEffect(() => openAskedForm(new URLSearchParams(search)), [search]);
}
