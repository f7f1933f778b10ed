import { localeOf } from '@kandil/i18n';
import PlayIcon from 'lucide-react/icons/play';
import RestartIcon from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { Dialog } from '@kandil/ui/dialog.tsx';
import { Picture } from '@kandil/ui/picture.tsx';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { type Cell, isOnAir, isRecorded } from './cells.ts';
import { timesOf } from './guide-cell.tsx';

export interface ChosenProgramme {
  channel: Channel;
  cell: Extract<Cell, { kind: 'programme' }>;
}

const FADE = 300;

/** A programme's details and actions. */
export function ProgrammeDialog({
  chosen,
  now,
  onClose,
}: {
  chosen: ChosenProgramme;
  now: number;
  onClose(): void;
}) {
  const { t } = useWords();
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    if (visible) return;
    const timer = setTimeout(onClose, FADE);
    return () => clearTimeout(timer);
  }, [visible, onClose]);
  const { programme } = chosen.cell;
  return (
    <Dialog
      visible={visible}
      title={programme.title}
      closeLabel={t('action.close')}
      onClose={() => setVisible(false)}
    >
      <Airing {...chosen} now={now} />
      {programme.storyline && (
        <p className="text-muted mt-4">
          <bdi>{programme.storyline}</bdi>
        </p>
      )}
      <Actions {...chosen} now={now} />
    </Dialog>
  );
}

type DialogProgramme = ChosenProgramme & { now: number };

function Airing({ channel, cell, now }: DialogProgramme) {
  const { t, language } = useWords();
  const { start, end } = cell;
  const isOn = isOnAir(cell, now);
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(start);
  return (
    <div className="flex items-center gap-4">
      <Picture picture={channel.logo} alt="" sizes="64px" className="rounded-tile size-16" eager />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{channel.title}</bdi>
        </p>
        <p className="text-muted text-sm tabular-nums">
          <span className="inline-block first-letter:uppercase">{day}</span>
          {' · '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {timesOf(cell, language)}
          </bdi>
        </p>
        {isOn && (
          <ProgressBar
            value={now - start}
            max={end - start}
            label={t('channel.progress')}
            tone="ruby"
            className="mt-2"
          />
        )}
      </div>
    </div>
  );
}

/** Watch live, start over while the recording is retained, and the title's page. */
function Actions({ channel, cell, now }: DialogProgramme) {
  const { t } = useWords();
  const { start, programme } = cell;
  const isOn = isOnAir(cell, now);
  const watch = paths.playerChannelId(channel.code);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {isOn && (
        <ButtonLink to={watch} icon={<PlayIcon className="size-4 fill-current" aria-hidden />}>
          {t('guide.watchLive')}
        </ButtonLink>
      )}
      {programme.catchUp && isRecorded(cell, now) && (
        <ButtonLink
          to={`${watch}?from=${start}`}
          look={isOn ? 'glass' : 'gold'}
          icon={<RestartIcon className="size-4" aria-hidden />}
        >
          {t(isOn ? 'guide.startOver' : 'guide.fromStart')}
        </ButtonLink>
      )}
      {programme.seriesCode !== null && (
        <ButtonLink to={paths.contentDetail(programme.seriesCode)} look="glass">
          {t('guide.details')}
        </ButtonLink>
      )}
    </div>
  );
}
