import { useRevalidator } from 'react-router';
import { NavLink } from '../../ui/link.tsx';
import { ChannelCard } from '../../catalogue/channel-card.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import TvIcon from 'lucide-react/icons/tv';
import { FavouriteButton } from './favourite-button.tsx';
import { ALL, type ChannelsData, FAVOURITES } from './load.ts';

/** Live television: a menu of categories and the channels with what is on. */
export function ChannelsPage({ current, categories, channels }: ChannelsData) {
  const t = useT();
  const { account } = useStart();
  const { revalidate } = useRevalidator();
  const menu = [
    { code: ALL, title: t('channels.all') },
    ...categories.filter(({ code }) => code !== ALL),
    ...(account ? [{ code: FAVOURITES, title: t('channels.favourites') }] : []),
  ];
  return (
    <main id="main" className="gutter pt-24 lg:pt-32">
      <PageMeta title={t('nav.liveTv')} description={t('channels.description')} />
      <h1 className="display text-3xl sm:text-4xl">{t('nav.liveTv')}</h1>
      <nav
        aria-label={t('channels.categories')}
        className="no-bar -mx-(--gutter) mt-5 mb-7 overflow-x-auto px-(--gutter)"
      >
        <ul className="flex gap-2">
          {menu.map(({ code, title }) => (
            <li key={code}>
              <NavLink
                to={paths.channelList(code === ALL ? undefined : code)}
                end
                className="border-line hover:bg-raised aria-[current=page]:border-gold aria-[current=page]:bg-gold aria-[current=page]:text-ink inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-semibold whitespace-nowrap"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {channels.length === 0 ? (
        <EmptyState
          icon={<TvIcon aria-hidden />}
          title={t(current === FAVOURITES ? 'channels.noFavourites' : 'channels.empty')}
          action={<ButtonLink to={paths.channelList()}>{t('channels.all')}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {channels.map((channel) => (
            <li key={channel.id} className="relative">
              <ChannelCard channel={channel} />
              <span className="absolute end-2 top-2">
                <FavouriteButton channel={channel} onChanged={() => void revalidate()} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
