import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { clientState } from '#app/data/client/client-state.ts';
import { dropFromAddress } from '#app/browser/address/query.ts';
import { openModal, useIsBlocked } from '#app/domain/prompt/modal-store.ts';
import { showStoredNotification } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import type { Account, Start } from '#app/data/start/start.ts';

/** Pages without the e-mail reminder (SHELL-29..31). */
const NOT_REMINDED_ON: readonly string[] = [paths.profiles(), paths.verify(), paths.settings()];

/** The account reminded in this document, so that a closed reminder does not return on every page. */
let reminded: string | null = null;

/**
 * Opens the most urgent account warning: deletion first, the e-mail reminder last. The device limit is said where
 * something does not play for it (features/watch).
 */
function remind({ userWarningAction: warning, emailVerifyAction: verify }: Account): boolean {
  const kind = warning?.actionType;
  if (kind === 'DELETION') openModal('deletion', {});
  else if (verify) openModal('verifyEmail', { email: verify.email, text: verify.warningText });
  else return false;
  return true;
}

/**
 * Opens the shell's prompts on any page: the pending one-time code, the unconfirmed e-mail address (SHELL-27), the
 * pending deletion, and the form that the address names (SHELL-17, SHELL-18).
 */
export function useAccountPrompts(): void {
  const start = useRouteLoaderData('root') as Start | undefined;
  const { pathname, search } = useLocation();
  const pendingAccount = start?.pendingAccount ?? null;
  const account = start?.account ?? null;
  const isBlocked = useIsBlocked();
  const isChild = start && clientState(start).currentProfile?.profileType === 'KIDS';

  useEffect(() => showStoredNotification(), []);

  useEffect(() => {
    if (!pendingAccount) return;
    openModal(
      'oneTimeCode',
      {
        account: pendingAccount.email ?? pendingAccount.msisdn,
        wait: pendingAccount.otpRetryAfter ?? 0,
      },
      true,
    );
  }, [pendingAccount]);

  useEffect(() => {
    // A child cannot act on account prompts.
    if (!account || isChild || isBlocked || NOT_REMINDED_ON.includes(pathname)) return;
    if (reminded !== account.userId && remind(account)) reminded = account.userId;
  }, [account, isChild, isBlocked, pathname]);

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
  useEffect(() => {
    if (!isBlocked) openAskedForm(new URLSearchParams(search));
  }, [search, isBlocked]);
}
