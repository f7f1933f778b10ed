import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { Avatar, avatarSrc } from '#app/domain/profile/avatar.tsx';
import { Menu } from '@kandil/ui/menu.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';

const loadLinks = async () => (await import('./profile-links.tsx')).ProfileLinks;

export function ProfileMenu() {
  const t = useT();
  const { account } = useStart();
  const { currentProfile: profile } = useClientState();
  if (!account) return null;
  const name = profile?.profileName ?? account.fullName;
  return (
    <Menu
      label={t('account.menu', { name })}
      className="rounded-tile block"
      trigger={
        <Avatar
          src={avatarSrc(profile?.avatarId ?? 'lantern')}
          size="40px"
          className="rounded-tile size-9"
        />
      }
    >
      <p className="mx-3 mt-2 mb-3 line-clamp-2 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <Links />
    </Menu>
  );
}

/** Fetched when the menu opens: guests, who are most first visitors, never need it. */
function Links() {
  const t = useT();
  const { code: ProfileLinks, failed } = useLazyModule(loadLinks);
  if (ProfileLinks) return <ProfileLinks />;
  return (
    <p className="text-muted flex justify-center p-4 text-sm">
      {failed ? t('state.offlineTitle') : <Spinner />}
    </p>
  );
}
