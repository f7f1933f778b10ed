import { useLocation } from 'react-router';
import LockIcon from 'lucide-react/icons/lock';
import UsersIcon from 'lucide-react/icons/users';
import { withPlaceholder } from '#app/browser/address/language-prefix.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useStart } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Avatar, avatarSrc } from '#app/domain/profile/avatar.tsx';
import { useEnterProfile } from '#app/domain/profile/enter.ts';
import { Link } from '@kandil/ui/link.tsx';
import { menuItemClass } from '@kandil/ui/menu.tsx';

/** Buttons that switch to the account's other profiles in place, and a link to all of them (SPEC-D12). */
export function ProfileSwitch({ profiles }: { profiles: readonly Profile[] }) {
  const { t, base } = useWords();
  const { profileId } = useStart();
  const { pathname, search } = useLocation();
  const here = withPlaceholder(base + pathname + search);
  const { enter } = useEnterProfile(here);
  return (
    <div className="border-line mb-2 border-b pb-2">
      {profiles
        .filter(({ id }) => id !== profileId)
        .map((profile) => (
          <button
            key={profile.id}
            type="button"
            role="menuitem"
            aria-label={t('profiles.switch', { name: profile.profileName })}
            className={menuItemClass()}
            onClick={() => void enter(profile)}
          >
            <Avatar
              src={avatarSrc(profile.avatarId)}
              size="28px"
              className="rounded-tile size-7 shrink-0"
            />
            <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
              <bdi>{profile.profileName}</bdi>
            </span>
            {profile.hasPin && <LockIcon className="text-muted size-3.5" aria-hidden />}
          </button>
        ))}
      <Link role="menuitem" to={paths.profiles(here)} className={menuItemClass()}>
        <UsersIcon className="text-muted mx-1.25 size-4.5" aria-hidden />
        {t('profiles.who')}
      </Link>
    </div>
  );
}
