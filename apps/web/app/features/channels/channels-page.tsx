import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { lazyView } from '#app/browser/use-lazy-module.ts';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { ChannelTiles } from './channel-tiles.tsx';
import { LazyGuide } from './lazy-guide.tsx';
import { ALL, type ChannelsData } from './load.ts';
import { NoChannels } from './no-channels.tsx';
import { useNextProgrammes } from './use-next-programmes.ts';
import { ViewSwitch } from './view-switch.tsx';

const StaleNotice = lazyView(
  async () => (await import('#app/domain/prompt/stale-notice.tsx')).StaleNotice,
);

/** Without any channel each category is empty, too. */
const isWithout = ({ current, channels }: ChannelsData): boolean =>
  current === ALL && channels?.length === 0;

/** Live television: a menu of categories, and a category's channels as tiles or as the guide. */
export function ChannelsPage(props: OrCopy<ChannelsData>) {
  const { current, channels, view, stale } = props;
  const t = useT();
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  useNextProgrammes(channels ?? [], again);
  return (
    <main id="main" className="gutter pt-24 lg:pt-28">
      <PageMeta title={t('nav.liveTv')} description={t('channels.description')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="display text-3xl sm:text-4xl">{t('nav.liveTv')}</h1>
        {!isWithout(props) && <ViewSwitch current={current} view={view} />}
      </div>
      <div className="mt-4 mb-6">{!isWithout(props) && <ChannelMenu {...props} />}</div>
      <div className="-mx-(--gutter)">{stale && <StaleNotice />}</div>
      {!channels?.length && <NoChannels {...props} />}
      {channels &&
        channels.length > 0 &&
        (view === 'guide' ? (
          <LazyGuide channels={channels} />
        ) : (
          <ChannelTiles channels={channels} onChanged={again} />
        ))}
    </main>
  );
}
