import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused } from '#app/testing/network.ts';
import { AcceptPage } from './accept-page.tsx';
import { FamilyPage, loadFamily } from './family-page.tsx';

export const LIST = '/auth/family-sharing/list';
export const INVITE = '/auth/family-sharing/invite';
export const INVITE_MAIL = '/auth/family-sharing/invite-mail';
export const WITHDRAW = '/auth/family-sharing/withdraw-invite';
export const VALIDATE = '/auth/family-sharing/validate';
export const JOIN = '/auth/family-sharing/join';
export const REMOVE = '/auth/family-sharing/remove-member';
export const SLOW_DOWN = refused(429, 'TOO_MANY_REQUESTS', 'Please wait a little.');

export const member = (userId: string, fullName: string, deletable = true) => ({
  userId,
  initials: 'AB',
  fullName,
  memberType: 'Member',
  profilePhoto: null,
  deletable,
});
export const FAMILY = {
  inviteAction: { buttonText: 'Invite someone' },
  actionText: 'There is room for 2 more people.',
  parent: { initials: 'YD', fullName: 'Yusuf Demir', memberType: 'Owner' },
  members: [member('0f8fad5b-d9cb-469f-a165-70867728950e', 'Amina Bello')],
  invitations: [
    {
      id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
      email: 'sami@kandil.test',
      expiresAt: '2026-12-04T10:00:00.000Z',
    },
  ],
};
export const invitation = (actionType: 'join' | 'login' | 'other') => ({
  actionText: 'You’re invited to a family',
  message: 'Yusuf Demir invites you.',
  joinAction: {
    buttonText: 'Do it',
    actionType,
    warningTitle: actionType === 'other' ? 'This family is full' : null,
    warningText: actionType === 'other' ? 'Ask for a place.' : null,
  },
});

export const button = (name: string) => screen.getByRole('button', { name });
export const notices = () =>
  useNotifications.getState().shown.map(({ tone, text }) => [tone, text]);
export const modal = () => useModals.getState().modal;

export async function openFamily(profileType: 'ADULT' | 'KIDS' = 'ADULT') {
  const data = await loadFamily(browserApi, { params: {}, query: new URLSearchParams() });
  const profile = { id: 1, profileType } as (typeof ACCOUNT.userProfile)[number];
  const account = { ...ACCOUNT, userProfile: [profile] };
  return renderApp(<FamilyPage {...data} />, { start: { account, profileId: 1 } });
}
export const openLink = (query: string, account: typeof ACCOUNT | null = ACCOUNT) =>
  renderApp(
    <>
      <AcceptPage />
      <ModalHost />
    </>,
    { path: `/family-sharing/accept${query}`, start: { account } },
  );
