import type { content, Data } from '@kandil/contract';
import { cx } from '@kandil/ui/cx.ts';
import { Link } from '@kandil/ui/link.tsx';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useNow } from '#app/browser/use-now.ts';
import { Picture } from '@kandil/ui/picture.tsx';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';

export type Channel = Data<typeof content.channelsAll>[number];

interface ChannelCardProps {
  channel: Channel;
  /** A button covers the upper corner at the end of the line. */
  hasButton?: boolean;
}

/** A channel with its current programme and how much of it is over. */
export function ChannelCard({ channel, hasButton = false }: ChannelCardProps) {
  const t = useT();
  const { epgInfo } = channel;
  return (
    <Link
      to={paths.playerChannelId(channel.code)}
      data-tile
      className="rounded-sheet border-line bg-raised hover:border-edge hover:bg-lifted flex items-center gap-4 border p-3 transition-colors duration-200"
    >
      <Picture
        picture={channel.logo}
        alt=""
        sizes="72px"
        className="rounded-tile size-18 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span className={cx('block truncate font-semibold', hasButton && 'me-12')}>
          <bdi>{epgInfo?.currentEPGTitle ?? channel.title}</bdi>
        </span>
        <span className="text-muted block truncate text-sm">
          <bdi>{epgInfo ? channel.title : t('channel.noProgramme')}</bdi>
          {epgInfo && (
            <ProgrammeTime
              start={epgInfo.currentEPGBroadcastStartDate}
              end={epgInfo.currentEPGBroadcastEndDate}
            />
          )}
        </span>
        {epgInfo && (
          <ProgrammeProgress
            start={epgInfo.currentEPGBroadcastStartDate}
            end={epgInfo.currentEPGBroadcastEndDate}
          />
        )}
      </span>
    </Link>
  );
}

interface Programme {
  start: string;
  end: string;
}

/** Only the browser knows the viewer's time zone, so times appear after hydration. */
function ProgrammeTime({ start, end }: Programme) {
  const { language } = useWords();
  const now = useNow(60_000);
  if (now === null) return null;
  return (
    <span>
      {' · '}
      <bdi dir="ltr">
        {timeOfDay(start, language)} – {timeOfDay(end, language)}
      </bdi>
    </span>
  );
}

function ProgrammeProgress({ start, end }: Programme) {
  const t = useT();
  const now = useNow(30_000);
  const from = Date.parse(start);
  return (
    <ProgressBar
      value={Math.max(0, (now ?? from) - from)}
      max={Date.parse(end) - from}
      label={t('channel.progress')}
      tone="ruby"
      className="mt-2.5"
    />
  );
}
