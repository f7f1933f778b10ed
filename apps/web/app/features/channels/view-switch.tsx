import GuideIcon from 'lucide-react/icons/calendar-days';
import TilesIcon from 'lucide-react/icons/layout-grid';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { ALL, type View, withView } from './load.ts';

const ICONS = { channels: TilesIcon, guide: GuideIcon };

/** Switches between tiles and the guide; each has its own address. */
export function ViewSwitch({ current, view }: { current: string; view: View }) {
  const t = useT();
  return (
    <nav aria-label={t('channels.view')} className="bg-raised border-line rounded-full border p-1">
      <ul className="flex">
        {(['channels', 'guide'] as const).map((name) => {
          const Icon = ICONS[name];
          return (
            <li key={name}>
              <Link
                to={withView(paths.channelList(current === ALL ? undefined : current), name)}
                aria-current={name === view ? 'true' : undefined}
                className="text-muted hover:text-text aria-[current=true]:bg-lifted aria-[current=true]:text-text inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors duration-200"
              >
                <Icon aria-hidden className="size-4" />
                {t(`channels.view.${name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
