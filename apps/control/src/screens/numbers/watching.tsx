import type { Data } from '@kandil/contract';
import type { Range } from '@kandil/contract/control/numbers';
import { viewersNow, viewingNumbers } from '@kandil/contract/control/watch';
import { Link } from 'react-router';
import { useCall } from '#src/data/use-call.ts';
import { useRefresh } from '#src/data/use-refresh.ts';
import { Nothing } from '#src/pieces/facts.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { ChartCard } from './chart-card.tsx';
import { Counted } from './counted.tsx';
import { Figure, Tile, Tiles } from './figure.tsx';
import { count, percentOf, seconds } from './words.ts';

type Numbers = NonNullable<Data<typeof viewingNumbers>['counted']>;

const REFRESH_MS = 15_000;

/** What is watched: now, and in a range. */
export function Watching({ range }: { range: Range }) {
  const loaded = useCall(viewingNumbers, { range });
  return (
    <>
      <div className="mb-8">
        <Tiles>
          <Now />
        </Tiles>
      </div>
      <Counted title={t('numbers.watching')} loaded={loaded} text={t('numbers.late')}>
        {({ starts, playedHours, unit, ...numbers }) => (
          <>
            <Tiles>
              <Figure name={t('numbers.starts')} figure={starts.total} write={count} />
              <Figure name={t('numbers.hours')} figure={playedHours} write={count} />
            </Tiles>
            <ChartCard
              name={t('numbers.starts')}
              points={starts.points}
              unit={unit}
              write={count}
            />
            <MostWatched titles={numbers.mostWatched} />
            <Playback {...numbers} />
          </>
        )}
      </Counted>
    </>
  );
}

/** Viewers now, read again while the page is seen. */
function Now() {
  const { data, error, reloadByItself } = useCall(viewersNow, {});
  useRefresh(reloadByItself, { every: REFRESH_MS });
  const isUnknown = error !== undefined || !data;
  const value = isUnknown ? t('numbers.unknown') : count(data.viewers);
  return <Tile name={t('numbers.now')} value={value} text={t('numbers.nowText')} />;
}

function MostWatched({ titles }: { titles: Numbers['mostWatched'] }) {
  return (
    <section className="my-6">
      <h3 className="text-sm font-semibold">{t('numbers.mostWatched')}</h3>
      <p className="text-muted mb-3 text-sm">{t('numbers.mostWatchedText')}</p>
      {titles === null && <Nothing text={t('numbers.noNames')} />}
      {titles?.length === 0 && <Nothing text={t('numbers.noTitles')} />}
      {titles && titles.length > 0 && (
        <Table
          label={t('numbers.mostWatched')}
          columns={[
            { title: t('numbers.what') },
            { title: t('numbers.kind') },
            { title: t('numbers.starts'), className: 'text-end' },
            { title: t('numbers.hours'), className: 'text-end' },
          ]}
        >
          {titles.map(({ kind, id, title, part, starts, playedHours }) => (
            <tr key={kind + String(id)}>
              <td className={CELL}>
                {kind === 'VIDEO' ? (
                  <Link
                    to={`/numbers/videos/${id}`}
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    <bdi>{title}</bdi>
                  </Link>
                ) : (
                  <bdi className="font-medium">{title}</bdi>
                )}
                {part !== null && <bdi className="text-muted block text-xs">{part}</bdi>}
              </td>
              <td className={`${CELL} text-muted`}>{t(`numbers.kind.${kind}`)}</td>
              <td className={`${CELL} text-end tabular-nums`}>{count(starts)}</td>
              <td className={`${CELL} text-end tabular-nums`}>{count(playedHours)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

type PlaybackProps = Pick<Numbers, 'firstFrameMs' | 'failedPercent' | 'stallPercent'>;

function Playback({ firstFrameMs, failedPercent, stallPercent }: PlaybackProps) {
  const none = t('numbers.unknown');
  return (
    <section className="my-6">
      <h3 className="text-sm font-semibold">{t('numbers.playback')}</h3>
      <p className="text-muted mb-3 text-sm">{t('numbers.playbackText')}</p>
      <Tiles>
        <Figure name={t('numbers.firstFrame')} figure={firstFrameMs} write={seconds} none={none} />
        <Figure name={t('numbers.failed')} figure={failedPercent} write={percentOf} none={none} />
        <Figure name={t('numbers.stalls')} figure={stallPercent} write={percentOf} none={none} />
      </Tiles>
    </section>
  );
}
