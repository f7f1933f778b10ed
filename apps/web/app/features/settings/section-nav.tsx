import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import LogOutIcon from 'lucide-react/icons/log-out';
import { useLogOut } from '#app/domain/profile/use-log-out.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import type { SectionInfo } from './sections.ts';

interface SectionNavProps {
  groups: readonly (readonly SectionInfo[])[];
  /** The section beside the list. */
  current: string | undefined;
  /** On a phone the open section replaces the list. */
  hidden: boolean;
  canLogOut: boolean;
}

const GROUP =
  'max-lg:rounded-sheet max-lg:border max-lg:border-line max-lg:bg-raised max-lg:overflow-hidden max-lg:divide-y max-lg:divide-line';
const ITEM =
  'group flex w-full min-h-14 items-center gap-3.5 px-4 text-start font-medium -outline-offset-2 lg:min-h-11 lg:rounded-tile lg:px-3.5 lg:text-[0.9375rem] lg:transition-colors lg:duration-200';

/** The list of sections: beside the open one, which is marked; on a phone, as its own page. */
export function SectionNav({ groups, current, hidden, canLogOut }: SectionNavProps) {
  const t = useT();
  const logOut = useLogOut();
  return (
    <nav
      aria-label={t('settings.sections')}
      className={cx('space-y-5 lg:sticky lg:top-28 lg:self-start', hidden && 'max-lg:hidden')}
    >
      {groups.map((group) => (
        <ul key={group[0]?.id} className={GROUP}>
          {group.map(({ id, title, icon: Icon }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={cx(
                  ITEM,
                  'hover:bg-lifted/60 lg:text-muted lg:hover:text-text lg:aria-[current]:bg-raised lg:aria-[current]:text-text',
                )}
              >
                <Icon
                  className="text-gold lg:text-muted lg:group-aria-[current]:text-gold size-5 shrink-0"
                  aria-hidden
                />
                <span className="flex-1">{t(title)}</span>
                <ChevronRightIcon
                  className="text-muted size-5 lg:hidden rtl:-scale-x-100"
                  aria-hidden
                />
              </a>
            </li>
          ))}
        </ul>
      ))}
      {canLogOut && (
        <div className={GROUP}>
          <button
            type="button"
            className={cx(ITEM, 'hover:bg-lifted/60 lg:text-muted lg:hover:text-text')}
            onClick={() => void logOut()}
          >
            <LogOutIcon className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />
            {t('account.logOut')}
          </button>
        </div>
      )}
    </nav>
  );
}
