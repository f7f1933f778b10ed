import type { Data } from '@kandil/contract';
import { missedSearches } from '@kandil/contract/control/numbers-content';
import LinkIcon from 'lucide-react/icons/external-link';
import { useCall } from '#src/data/use-call.ts';
import { Card, Nothing } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { count, pointText } from './words.ts';

/** Keywords that found nothing, in this week and the last one; whatever the range is. */
export function MissedSearches() {
  const loaded = useCall(missedSearches, {});
  return (
    <Card title={t('numbers.missed')} text={t('numbers.missedText')}>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
        {({ words, thisWeek }) =>
          words.length === 0 ? (
            <Nothing text={t('numbers.noMissed')} />
          ) : (
            <>
              <Table
                label={t('numbers.missed')}
                columns={[
                  { title: t('numbers.word') },
                  { title: t('numbers.languages') },
                  { title: t('numbers.thisWeek'), className: 'text-end' },
                  { title: t('numbers.lastWeek'), className: 'text-end' },
                  { title: t('numbers.searchNow'), quiet: true },
                ]}
              >
                {words.map((each) => (
                  <Row key={each.word} {...each} />
                ))}
              </Table>
              <p className="text-muted mt-3 text-xs">
                {t('numbers.weekSince', { day: pointText(thisWeek, 'day') })}
              </p>
            </>
          )
        }
      </Shown>
    </Card>
  );
}

const sessionsText = (sessions: number | null) =>
  sessions === null ? t('numbers.few') : count(sessions);

function Row({
  word,
  languages,
  thisWeek,
  lastWeek,
  url,
}: Data<typeof missedSearches>['words'][number]) {
  return (
    <tr>
      <td className={CELL}>
        <bdi className="font-medium wrap-anywhere">{word}</bdi>
      </td>
      <td className={`${CELL} text-muted`}>
        {languages.length > 0
          ? languages.map(languageText).join(', ')
          : t('numbers.severalLanguages')}
      </td>
      <td className={`${CELL} text-end tabular-nums`}>{sessionsText(thisWeek)}</td>
      <td className={`${CELL} text-end tabular-nums`}>{sessionsText(lastWeek)}</td>
      <td className={`${CELL} text-end`}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('numbers.searchNowFor', { word })}
          className="text-gold inline-flex items-center gap-1.5 whitespace-nowrap"
        >
          <LinkIcon className="size-4" aria-hidden />
          <span>{t('numbers.searchNow')}</span>
        </a>
      </td>
    </tr>
  );
}
