import { signOut } from '@kandil/contract/staff';
import CheckIcon from 'lucide-react/icons/check';
import ChevronsIcon from 'lucide-react/icons/chevrons-up-down';
import KeyIcon from 'lucide-react/icons/key-round';
import SignOutIcon from 'lucide-react/icons/log-out';
import SystemIcon from 'lucide-react/icons/monitor';
import DarkIcon from 'lucide-react/icons/moon';
import LightIcon from 'lucide-react/icons/sun';
import { Menu, menuItemClass } from '@kandil/ui/menu.tsx';
import { floatBeside } from '@kandil/ui/place/float.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Appearance, APPEARANCES, useAppearance } from '#src/data/appearance.ts';
import { draftsOf, removeDraftsOf } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useSelf, useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { Avatar } from '#src/pieces/avatar.tsx';
import { t } from '#src/texts/texts.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { toast } from './toasts.tsx';

const ICONS = { system: SystemIcon, light: LightIcon, dark: DarkIcon } as const satisfies Record<
  Appearance,
  unknown
>;

/** Who is signed in; the own passkeys, the appearance, and signing out. */
export function PersonMenu() {
  const { id, name, role } = useSelf();
  /** Texts that wait, while it is asked about them. */
  const [waiting, setWaiting] = useState(0);
  const leave = useAct(async () => {
    await request(signOut, {}).catch((error: unknown) => {
      toast('error', error);
      throw error;
    });
    removeDraftsOf(id);
    useSession.getState().end('left');
  });
  const signOutOrAsk = () => {
    const count = draftsOf(id);
    if (count === 0) void leave.start();
    else setWaiting(count);
  };
  const roleName = t(`role.${role}`);
  return (
    <>
      <Menu
        label={t('me.menu', { name, role: roleName })}
        place="above"
        float={floatBeside}
        className="rounded-tile hover:bg-lifted aria-expanded:bg-lifted flex w-full items-center gap-2.5 p-1.5 text-start transition-colors duration-150 max-lg:justify-center"
        trigger={
          <>
            <Avatar name={name} />
            <span className="min-w-0 flex-1 max-lg:hidden">
              <span className="block truncate text-sm font-medium">{name}</span>{' '}
              <span className="text-muted block truncate text-xs">{roleName}</span>
            </span>
            <ChevronsIcon className="text-muted size-4 shrink-0 max-lg:hidden" aria-hidden />
          </>
        }
      >
        <div className="border-line mb-2 border-b px-3 pt-1 pb-3 lg:hidden" role="presentation">
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="text-muted block truncate text-xs">{roleName}</span>
        </div>
        <Link to="/passkeys" role="menuitem" className={menuItemClass()}>
          <KeyIcon className="text-muted size-4" aria-hidden />
          {t('me.passkeys')}
        </Link>
        <Appearances />
        <button type="button" role="menuitem" className={menuItemClass()} onClick={signOutOrAsk}>
          <SignOutIcon className="text-muted size-4 rtl:-scale-x-100" aria-hidden />
          {t('me.signOut')}
        </button>
      </Menu>
      {waiting > 0 && <SignOutDialog count={waiting} leave={leave} onClose={() => setWaiting(0)} />}
    </>
  );
}

function Appearances() {
  const { chosen, choose } = useAppearance();
  return (
    <div
      role="group"
      aria-label={t('me.appearance')}
      className="border-line my-2 border-y py-2 text-sm"
    >
      <p className="text-muted px-3 pt-1 pb-1 text-xs font-medium" aria-hidden>
        {t('me.appearance')}
      </p>
      {APPEARANCES.map((each) => {
        const Icon = ICONS[each];
        return (
          <button
            key={each}
            type="button"
            role="menuitemradio"
            aria-checked={each === chosen}
            className={menuItemClass()}
            onClick={() => choose(each)}
          >
            <Icon className="text-muted size-4" aria-hidden />
            <span className="flex-1">{t(`appearance.${each}`)}</span>
            {each === chosen && <CheckIcon className="text-gold size-4" aria-hidden />}
          </button>
        );
      })}
    </div>
  );
}
