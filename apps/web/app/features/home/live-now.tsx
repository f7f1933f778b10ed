import { type Channel, ChannelCard } from '#app/domain/channel/channel-card.tsx';
import { RowHeading } from '#app/domain/title/row-heading.tsx';
import { paths } from '#app/paths.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Rail } from './rail.tsx';

export function LiveNow({ channels }: { channels: Channel[] }) {
  const t = useT();
  const { rtl } = useWords();
  return (
    <section aria-labelledby="live-now">
      <RowHeading
        id="live-now"
        title={t('home.liveNow')}
        to={paths.channelList()}
        more={t('home.allChannels')}
      />
      <Rail
        label={t('home.liveNow')}
        rtl={rtl}
        previousLabel={t('row.previous')}
        nextLabel={t('row.next')}
      >
        {channels.map((channel) => (
          <li key={channel.id}>
            <ChannelCard channel={channel} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
