import LampIcon from 'lucide-react/icons/lamp';
import { cx } from '@kandil/ui/cx.ts';
import { may } from '@kandil/contract/staff/permissions';
import { Link, NavLink } from 'react-router';
import { useSelf } from '#src/data/session.ts';
import { t } from '#src/texts/texts.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SECTIONS } from './sections.ts';

const ITEM = cx(
  'flex min-h-9 items-center gap-2.5 rounded-tile px-2.5 text-sm font-medium text-muted transition-colors duration-150',
  'hover:bg-lifted hover:text-text aria-[current=page]:bg-lifted aria-[current=page]:text-text',
  'max-lg:size-10 max-lg:justify-center max-lg:px-0',
);

/** The sections that the person may open, and the person's menu. In a narrow window it is a rail of icons. */
export function Sidebar() {
  const { role } = useSelf();
  const sections = Object.values(SECTIONS).filter(({ permission }) => may(role, permission));
  return (
    <header className="border-line bg-raised sticky top-0 z-10 flex h-dvh w-14 shrink-0 flex-col gap-6 border-e px-2 py-4 lg:w-60 lg:px-3">
      <Link
        to="/"
        title={t('app.name')}
        className="rounded-tile flex min-h-9 items-center gap-2.5 px-2.5 font-semibold max-lg:justify-center max-lg:px-0"
      >
        <LampIcon className="text-gold size-5 shrink-0" aria-hidden />
        <span className="max-lg:sr-only">{t('app.name')}</span>
      </Link>
      <nav aria-label={t('app.sections')} className="flex-1 overflow-y-auto">
        <ul className="flex flex-col gap-0.5">
          {sections.map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} title={t(title)} className={ITEM}>
                <Icon className="size-4.5 shrink-0" aria-hidden />
                <span className="max-lg:sr-only">{t(title)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PersonMenu />
    </header>
  );
}
