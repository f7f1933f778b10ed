import type { ReactNode } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import LockIcon from 'lucide-react/icons/lock';
import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Avatar, avatarSrc } from '#app/domain/profile/avatar.tsx';
import { Badge } from '@kandil/ui/badge.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Link } from '@kandil/ui/link.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';

const CARD = 'group block w-32 text-center focus-visible:outline-none sm:w-40 lg:w-44';
const FRAME = cx(
  'relative block overflow-hidden rounded-sheet ring-gold ring-offset-4 ring-offset-ground transition-transform duration-300 ease-out',
  'group-hover:scale-[1.04] group-hover:shadow-glow group-focus-visible:ring-3 group-focus-visible:scale-[1.04]',
);
const VEIL = 'absolute inset-0 flex items-center justify-center bg-black/45';

interface ProfileCardProps {
  profile: Profile;
  current: boolean;
  busy: boolean;
  managing: boolean;
  onEnter(): void;
}

/** A profile to choose or, in manage mode, to edit. */
export function ProfileCard({ profile, current, busy, managing, onEnter }: ProfileCardProps) {
  const t = useT();
  if (managing) {
    // A voice command says what is visible, so the label has all of it, in its order.
    const visible = [
      profile.profileName,
      profile.profileType === 'KIDS' && t('profiles.kids'),
      profile.hasPin && t('profiles.locked'),
    ];
    return (
      <Link
        to={paths.profilesEdit(profile.id)}
        aria-label={t('profiles.edit', { name: visible.filter(Boolean).join(' ') })}
        className={CARD}
      >
        <Face profile={profile} current={current}>
          <span className={VEIL}>
            <span className="glass flex size-12 items-center justify-center rounded-full">
              <PencilIcon className="size-5" aria-hidden />
            </span>
          </span>
        </Face>
      </Link>
    );
  }
  return (
    <button type="button" className={CARD} aria-busy={busy || undefined} onClick={onEnter}>
      <Face profile={profile} current={current}>
        {busy && (
          <span className={VEIL}>
            <Spinner className="text-gold size-9" />
          </span>
        )}
      </Face>
    </button>
  );
}

interface FaceProps {
  profile: Profile;
  current: boolean;
  children: ReactNode;
}

function Face({ profile, current, children }: FaceProps) {
  const t = useT();
  const { profileName, avatarId, profileType, hasPin } = profile;
  return (
    <>
      <span className={cx(FRAME, current && 'outline-gold outline-2 outline-offset-3')}>
        <Avatar src={avatarSrc(avatarId)} size="176px" eager />
        {children}
        {current && (
          <span className="bg-gold text-ink absolute end-2.5 top-2.5 flex size-6 items-center justify-center rounded-full">
            <CheckIcon className="size-4" strokeWidth={3} aria-hidden />
          </span>
        )}
      </span>
      <span className="group-hover:text-text text-text/85 mt-3.5 block text-lg font-medium wrap-anywhere">
        <bdi>{profileName}</bdi>
      </span>{' '}
      <span className="mt-1 flex min-h-6 items-center justify-center gap-2 text-xs">
        {profileType === 'KIDS' && <Badge tone="turquoise">{t('profiles.kids')}</Badge>}{' '}
        {hasPin && (
          <span className="text-muted inline-flex items-center gap-1">
            <LockIcon className="size-3.5" aria-hidden />
            {t('profiles.locked')}
          </span>
        )}
      </span>
    </>
  );
}

/** The link to create a profile. */
export function AddCard() {
  const t = useT();
  return (
    <Link to={paths.profilesCreate()} className={CARD}>
      <span
        className={cx(
          FRAME,
          'flex aspect-square items-center justify-center border-2 border-dashed border-edge bg-raised/50 group-hover:border-gold',
        )}
      >
        <PlusIcon
          className="text-muted group-hover:text-gold size-12"
          strokeWidth={1.5}
          aria-hidden
        />
      </span>
      <span className="text-muted group-hover:text-text mt-3.5 block text-lg font-medium">
        {t('profiles.add')}
      </span>
    </Link>
  );
}
