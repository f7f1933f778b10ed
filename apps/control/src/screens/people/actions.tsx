import type { AnyCall } from '@kandil/contract';
import {
  personBlock,
  personDeletionBegin,
  personDeletionStop,
  personExportSend,
  personResend,
  personSessionsEnd,
  personSetAside,
  personSetAsideLift,
  personUnblock,
} from '@kandil/contract/control/account-acts';
import { cx } from '@kandil/ui/cx.ts';
import { Menu, menuItemClass } from '@kandil/ui/menu.tsx';
import AsideIcon from 'lucide-react/icons/archive';
import LiftIcon from 'lucide-react/icons/archive-restore';
import BlockIcon from 'lucide-react/icons/ban';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import ExportIcon from 'lucide-react/icons/download';
import UnblockIcon from 'lucide-react/icons/lock-open';
import SignOutIcon from 'lucide-react/icons/log-out';
import ResendIcon from 'lucide-react/icons/send';
import DeleteIcon from 'lucide-react/icons/trash-2';
import KeepIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ActDialog, type ActName, textsOf } from './act-dialog.tsx';
import type { PersonAnswer } from './person.tsx';

type OpenedAccount = NonNullable<PersonAnswer['opened']>;
type Name = Exclude<ActName, 'device' | 'plan'>;

interface Choice {
  call: AnyCall;
  icon: typeof BlockIcon;
  /** It takes something away from the member. */
  danger?: boolean;
}

const CHOICES: Record<Name, Choice> = {
  sessions: { call: personSessionsEnd, icon: SignOutIcon },
  resend: { call: personResend, icon: ResendIcon },
  export: { call: personExportSend, icon: ExportIcon },
  block: { call: personBlock, icon: BlockIcon, danger: true },
  unblock: { call: personUnblock, icon: UnblockIcon },
  delete: { call: personDeletionBegin, icon: DeleteIcon, danger: true },
  keep: { call: personDeletionStop, icon: KeepIcon },
  setAside: { call: personSetAside, icon: AsideIcon, danger: true },
  lift: { call: personSetAsideLift, icon: LiftIcon },
};

/** What may be done to an account as the page shows it; the service decides. */
function namesFor(account: OpenedAccount, setAside: PersonAnswer['setAside']): Name[] {
  const isBlocked = account.suspendedAt !== null;
  const isWaiting =
    account.confirmedAt === null || (account.mail !== null && account.mailVerifiedAt === null);
  const canExport = account.confirmedAt !== null && account.mail !== null;
  return [
    'sessions',
    ...(isWaiting && !isBlocked ? (['resend'] as const) : []),
    ...(canExport && !isBlocked ? (['export'] as const) : []),
    isBlocked ? 'unblock' : 'block',
    ...endsFor(account, setAside),
  ];
}

/** What may be done about the use and the end of the data. Staff ask for no deletion of what is set aside. */
function endsFor({ deletionAt }: OpenedAccount, setAside: PersonAnswer['setAside']): Name[] {
  const deletion: Name[] = setAside ? [] : ['delete'];
  return [
    setAside && !setAside.liftsAt ? 'lift' : 'setAside',
    ...(deletionAt === null ? deletion : (['keep'] as const)),
  ];
}

interface ActionsProps {
  id: string;
  opened: OpenedAccount;
  setAside: PersonAnswer['setAside'];
  /** The account is not as the page shows it any more. */
  onStale(): void;
}

/** What staff may do to an opened account: a menu, and a dialog for each. */
export function Actions({ id, opened, setAside, onStale }: ActionsProps) {
  const [name, setName] = useState<Name | null>(null);
  const names = namesFor(opened, setAside);
  const of = { id, onStale, onClose: () => setName(null) };
  return (
    <>
      <Menu
        label={t('personAct.menu')}
        className="border-edge text-text hover:border-muted hover:bg-raised aria-expanded:bg-raised inline-flex min-h-9 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors duration-200"
        trigger={
          <>
            {t('personAct.menu')}
            <ChevronIcon className="size-4" aria-hidden />
          </>
        }
      >
        {names.map((each) => {
          const { icon: Icon, danger = false } = CHOICES[each];
          return (
            <button
              key={each}
              type="button"
              role="menuitem"
              className={cx(menuItemClass(), 'whitespace-nowrap', danger && 'text-ruby-bright')}
              onClick={() => setName(each)}
            >
              <Icon className="size-4 shrink-0" aria-hidden />
              {t(`personAct.${each}.menu`)}
            </button>
          );
        })}
      </Menu>
      {name === 'block' && <BlockDialog {...of} name={opened.name} />}
      {name !== null && name !== 'block' && (
        <ActDialog
          {...of}
          key={name}
          danger={CHOICES[name].danger ?? false}
          call={CHOICES[name].call}
          texts={textsOf(name, { name: opened.name })}
        />
      )}
    </>
  );
}
