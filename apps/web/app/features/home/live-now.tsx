import { type Channel, ChannelCard } from '../../catalogue/channel-card.tsx';
import { RowHeading } from '../../catalogue/row-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { useT, useWords } from '../../lib/texts.tsx';
import { Rail } from '../../ui/rail.tsx';

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
