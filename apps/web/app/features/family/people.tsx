import { auth } from '@kandil/contract';
import type { ReactNode } from 'react';
import LogOutIcon from 'lucide-react/icons/log-out';
import UserMinusIcon from 'lucide-react/icons/user-minus';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import { Avatar } from '#app/domain/profile/avatar.tsx';
import { type Confirmation, openModal } from '#app/domain/prompt/modal-store.ts';
import { notify, notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { Badge } from '@kandil/ui/badge.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Family } from './family-page.tsx';

type FamilyMember = Family['members'][number];

/** The owner, then the members in order of joining. */
export function People({ family: { parent, members } }: { family: Family }) {
  const t = useT();
  const { account } = useStart();
  return (
    <ul aria-label={t('family.people')} className="space-y-3">
      <Person {...parent} profilePhoto={null} isOwner />
      {members.map((member) => (
        <Person key={member.userId} {...member} isSelf={member.userId === account?.userId}>
          {member.deletable && (
            <RemoveButton
              member={member}
              owner={parent.fullName}
              leaves={member.userId === account?.userId}
            />
          )}
        </Person>
      ))}
    </ul>
  );
}

interface PersonProps extends Pick<
  FamilyMember,
  'initials' | 'fullName' | 'memberType' | 'profilePhoto'
> {
  isOwner?: boolean;
  isSelf?: boolean;
  children?: ReactNode;
}

function Person({
  initials,
  fullName,
  memberType,
  profilePhoto,
  isOwner,
  isSelf,
  children,
}: PersonProps) {
  const t = useT();
  return (
    <li className="rounded-sheet border-line bg-raised/70 flex items-center gap-4 border p-4 sm:p-5">
      <span className="bg-lifted text-gold relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full text-lg font-semibold">
        {profilePhoto ? (
          <Avatar src={profilePhoto} size="3.5rem" className="size-full" />
        ) : (
          <span aria-hidden>{initials}</span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{isSelf ? t('family.you', { name: fullName }) : fullName}</bdi>
        </p>
        <div className="mt-1">
          <Badge tone={isOwner ? 'gold' : 'line'}>{memberType}</Badge>
        </div>
      </div>
      {children}
    </li>
  );
}

interface RemoveButtonProps {
  member: FamilyMember;
  /** Name of the family's owner. */
  owner: string;
  /** The member is the caller. */
  leaves: boolean;
}

/** Asks first (FAMILY-18); the page is loaded again when it is done (FAMILY-21). */
function RemoveButton({ member: { userId, fullName }, owner, leaves }: RemoveButtonProps) {
  const t = useT();
  const run = async () => {
    try {
      const { message } = await browserApi(auth.familyRemoveMember, { memberId: userId });
      if (message) notifyAfterLoad('success', message);
    } catch (error) {
      notify('error', errorText(error, t));
      return;
    }
    window.location.reload();
    // The question stays until the new page replaces it.
    await new Promise(() => {});
  };
  const question: Omit<Confirmation, 'run'> = leaves
    ? {
        title: 'family.leaveTitle',
        text: t('family.leaveText', { name: owner }),
        action: 'family.leave',
      }
    : {
        title: 'family.removeTitle',
        text: t('family.removeText', { name: fullName }),
        action: 'family.removeAction',
      };
  const Icon = leaves ? LogOutIcon : UserMinusIcon;
  return (
    <IconButton
      label={leaves ? t('family.leave') : t('family.remove', { name: fullName })}
      look="plain"
      icon={<Icon className="size-5 rtl:-scale-x-100" aria-hidden />}
      onClick={() => openModal('confirm', { ...question, danger: true, run })}
    />
  );
}
