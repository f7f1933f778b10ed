import HeartIcon from 'lucide-react/icons/heart';
import TvIcon from 'lucide-react/icons/tv';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';
import { ALL, type ChannelsData, FAVOURITES, withView } from './load.ts';

/** An empty list of channels: no channels, no favourites yet, or no profile. */
export function NoChannels({ current, view, channels }: ChannelsData) {
  const t = useT();
  if (channels === null) return <WithoutAccount />;
  if (current === ALL)
    return (
      <EmptyState
        icon={<TvIcon aria-hidden />}
        title={t('channels.empty')}
        action={<ButtonLink to={paths.homepage()}>{t('action.home')}</ButtonLink>}
      />
    );
  const isFavourites = current === FAVOURITES;
  return (
    <EmptyState
      icon={isFavourites ? <HeartIcon aria-hidden /> : <TvIcon aria-hidden />}
      title={t(isFavourites ? 'channels.noFavourites' : 'channels.empty')}
      {...(isFavourites && { text: t('channels.noFavouritesText') })}
      action={<ButtonLink to={withView(paths.channelList(), view)}>{t('channels.all')}</ButtonLink>}
    />
  );
}

function WithoutAccount() {
  return (
    <LogInFirst
      icon={<HeartIcon aria-hidden />}
      title="channels.guest"
      text="channels.noFavouritesText"
      waiting={<Skeletons className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" each="h-24" />}
    />
  );
}
