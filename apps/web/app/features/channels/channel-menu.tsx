import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { ALL, type ChannelsData, FAVOURITES, withView } from './load.ts';

/** Categories of channels: All first (TV-02), a member's favourites last (TV-03). */
export function ChannelMenu({ current, categories, view }: ChannelsData) {
  const t = useT();
  const { account } = useStart();
  const menu = [
    { code: ALL, title: t('channels.all') },
    ...categories.filter(({ code }) => code !== ALL),
    ...(account ? [{ code: FAVOURITES, title: t('channels.favourites') }] : []),
  ];
  return (
    <nav
      aria-label={t('channels.categories')}
      className="no-bar -mx-(--gutter) overflow-x-auto px-(--gutter) py-1"
    >
      <ul className="flex gap-2">
        {menu.map(({ code, title }) => (
          <li key={code}>
            <Link
              to={withView(paths.channelList(code === ALL ? undefined : code), view)}
              aria-current={code === current ? 'page' : undefined}
              className="border-line hover:bg-raised aria-[current=page]:border-gold aria-[current=page]:bg-gold aria-[current=page]:text-ink inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-semibold whitespace-nowrap"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
