import type { Data } from '@kandil/contract';
import { titleReports } from '@kandil/contract/control/saved-answers';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import LinkIcon from 'lucide-react/icons/external-link';
import FilmIcon from 'lucide-react/icons/film';
import { Link } from 'react-router';
import { useCall } from '#src/data/use-call.ts';
import { Page, PageLink } from '#src/frame/page.tsx';
import { MomentOf } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { inboxPath } from './filters.ts';
import { durationClock, problemName } from './words.ts';

type ReportedTitle = Data<typeof titleReports>['titles'][number];

/** Open reports, grouped by the title that they are about. */
export function ReportsScreen() {
  const loaded = useCall(titleReports, {});
  return (
    <Page
      title={t('reports.title')}
      text={t('reports.text')}
      actions={<PageLink to="/tickets">{t('tickets.back')}</PageLink>}
    >
      <Shown loaded={loaded} skeleton={<TableSkeleton />}>
        {({ titles, now }) =>
          titles.length === 0 ? (
            <EmptyState
              icon={<FilmIcon aria-hidden />}
              title={t('reports.empty')}
              text={t('reports.emptyText')}
            />
          ) : (
            <Table
              label={t('reports.title')}
              columns={[
                { title: t('reports.name') },
                { title: t('reports.count'), className: 'text-end' },
                { title: t('reports.problems') },
                { title: t('reports.last'), className: 'text-end' },
                { title: t('ticket.watch'), quiet: true },
              ]}
            >
              {titles.map((title) => (
                <Row key={inboxOf(title)} title={title} now={now} />
              ))}
            </Table>
          )
        }
      </Shown>
    </Page>
  );
}

/** The tickets of a title. */
function inboxOf({ seriesId, videoId, channelId }: ReportedTitle): string {
  const of = (id: number | null) => (id === null ? '' : String(id));
  return inboxPath({ series: of(seriesId), video: of(videoId), channel: of(channelId) });
}

/** Names the second where the link shows it. */
const watchText = (title: string, position: number | null): string =>
  position === null
    ? t('reports.watch', { title })
    : t('reports.watchAt', { title, time: durationClock(position) });

function Row({ title: reported, now }: { title: ReportedTitle; now: string }) {
  const { title, channelId, count, problems, lastAt, position, url } = reported;
  const name =
    title ??
    (channelId === null ? t('ticket.unknownTitle') : t('ticket.channel', { id: channelId }));
  return (
    <tr className="hover:bg-lifted/40 transition-colors duration-150">
      <td className={CELL}>
        <Link
          to={inboxOf(reported)}
          aria-label={t('reports.show', { title: name })}
          className="font-medium underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </td>
      <td className={`${CELL} text-end tabular-nums`}>{count}</td>
      <td className={`${CELL} text-muted`}>
        {problems.map((each) => `${problemName(each.problem)} ${each.count}`).join(', ')}
      </td>
      <td className={`${CELL} text-muted text-end`}>
        <MomentOf at={lastAt} now={now} />
      </td>
      <td className={`${CELL} text-end`}>
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={watchText(name, position)}
            className="text-gold inline-flex items-center gap-1.5 whitespace-nowrap"
          >
            <LinkIcon className="size-4" aria-hidden />
            {position !== null && <span>{durationClock(position)}</span>}
          </a>
        )}
      </td>
    </tr>
  );
}
