import { dateText } from '@kandil/i18n/formats';
import type { auth, Data } from '@kandil/contract';
import { wordsOf } from '../../../../platform/words.ts';
import { AVATARS } from '../rules/avatars.ts';
import type { Obstacle, SharingState } from '../rules/family.ts';
import { initialsOf } from '../rules/initials.ts';
import type { FamilyInviteRow } from '../store/family-invites.ts';
import type { Relative } from '../store/family-members.ts';
import { isolated } from '../../../../platform/text.ts';

export interface FamilyView {
  owner: { full_name: string; language: string };
  relatives: readonly Relative[];
  /** Those that can still be used, for the owner alone. */
  invites: readonly Pick<FamilyInviteRow, 'id' | 'email' | 'expires_at'>[];
  sharing: SharingState;
  /** The caller. */
  viewer: { accountId: string; isOwner: boolean; kids: boolean };
  language: string;
}

/** A child's profile sees the family and cannot change it (ENTITY-51). */
export function presentFamily(view: FamilyView): Data<typeof auth.familyList> {
  const { owner, relatives, invites, sharing, viewer, language } = view;
  const words = wordsOf(language);
  const free = Math.max(0, sharing.seats - relatives.length);
  const mayInvite = viewer.isOwner && !viewer.kids && free > 0;
  return {
    inviteAction: mayInvite ? { buttonText: words('family.invite') } : null,
    actionText: actionText(view, free),
    parent: {
      initials: initialsOf(owner.full_name, owner.language),
      fullName: owner.full_name,
      memberType: words('family.owner'),
    },
    members: relatives.map(({ account_id, full_name, language: own, avatar_id }) => ({
      userId: account_id,
      initials: initialsOf(full_name, own),
      fullName: full_name,
      memberType: words('family.member'),
      profilePhoto: AVATARS.find(({ avatarId }) => avatarId === avatar_id)?.imageUrl ?? null,
      deletable: !viewer.kids && (viewer.isOwner || account_id === viewer.accountId),
    })),
    invitations: invites.map(({ id, email, expires_at }) => ({
      id,
      email,
      expiresAt: expires_at.toISOString(),
    })),
  };
}

function actionText({ owner, sharing, viewer, language }: FamilyView, free: number): string {
  const words = wordsOf(language);
  const name = isolated(owner.full_name);
  if (sharing.endsOn) {
    const date = isolated(dateText(sharing.endsOn, language, 'UTC'));
    return words(viewer.isOwner ? 'family.ownEnding' : 'family.ending', { name, date });
  }
  if (!viewer.isOwner)
    return words(sharing.seats > 0 ? 'family.shared' : 'family.resting', { name });
  return free > 0 ? words('family.free', { count: free }) : words('family.full');
}

export interface InviteView {
  ownerName: string;
  /** Null for guests. */
  joiner: { pays: boolean; hasRelatives: boolean } | null;
  obstacle: Obstacle | null;
  language: string;
}

export function presentInvite(view: InviteView): Data<typeof auth.familyValidate> {
  const words = wordsOf(view.language);
  return {
    actionText: words('family.join.title'),
    message: inviteMessage(view),
    joinAction: { ...joinAction(view), ...warning(view) },
  };
}

function inviteMessage({ ownerName, joiner, obstacle, language }: InviteView): string {
  const words = wordsOf(language);
  const said = [words('family.join.message', { name: isolated(ownerName) })];
  // Only a visitor who can join needs to know the consequences.
  if (!obstacle && !joiner) said.push(words('family.join.guest'));
  if (!obstacle && joiner?.pays) said.push(words('family.join.paying'));
  if (!obstacle && joiner?.hasRelatives) said.push(words('family.join.dissolves'));
  return said.join(' ');
}

function joinAction({ joiner, obstacle, language }: InviteView) {
  const words = wordsOf(language);
  if (obstacle) return { actionType: 'other', buttonText: words('family.join.other') } as const;
  return joiner
    ? ({ actionType: 'join', buttonText: words('family.join.action') } as const)
    : ({ actionType: 'login', buttonText: words('family.join.login') } as const);
}

function warning({ ownerName, obstacle, language }: InviteView) {
  if (!obstacle) return { warningTitle: null, warningText: null };
  const words = wordsOf(language);
  return {
    warningTitle: words(`family.obstacle.${obstacle}.title`),
    warningText: words(`family.obstacle.${obstacle}.text`, { name: isolated(ownerName) }),
  };
}
