import { Nothing } from '#src/pieces/facts.tsx';
import { Moment, relativeText } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { ChartCard } from '#src/screens/numbers/chart-card.tsx';
import { Tile, Tiles } from '#src/screens/numbers/figure.tsx';
import { count } from '#src/screens/numbers/words.ts';
import { mailText } from '#src/screens/people/words.ts';
import { t } from '#src/texts/texts.tsx';
import { utcText } from '#src/texts/times.ts';
import { Below, Panel } from './panel.tsx';
import type { Panels } from './use-panels.ts';

type Answer = NonNullable<Panels['mails']['data']>;

/** How the mails of three days went. */
export const Mails = ({ loaded }: { loaded: Panels['mails'] }) => (
  <Panel title={t('system.mails')} text={t('system.mailsText')} loaded={loaded}>
    {(mails) =>
      mails.templates.length === 0 ? <Nothing text={t('system.noMails')} /> : <Full {...mails} />
    }
  </Panel>
);

function Full({ hours, templates, failures, sentAt }: Answer) {
  const sum = (of: 'sent' | 'waiting' | 'refused') =>
    count(templates.reduce((total, row) => total + row[of], 0));
  return (
    <>
      <Tiles>
        <Tile
          name={t('system.mailsSent')}
          value={sum('sent')}
          text={
            sentAt
              ? t('system.mailsSentText', { time: relativeText(sentAt, Date.now()) })
              : t('system.mailsNeverText')
          }
        />
        <Tile
          name={t('system.mailsWaiting')}
          value={sum('waiting')}
          text={t('system.mailsWaitingText')}
        />
        <Tile
          name={t('system.mailsRefused')}
          value={sum('refused')}
          text={t('system.mailsRefusedText')}
        />
      </Tiles>
      <ChartCard
        name={t('system.mailsPerHour')}
        points={hours.map(({ from, sent }) => ({ at: from, count: sent }))}
        unit="hour"
        write={count}
        writeAt={utcText}
      />
      <Templates templates={templates} />
      {failures.length > 0 && (
        <Below title={t('system.newestFailures')}>
          <Failures failures={failures} />
        </Below>
      )}
    </>
  );
}

const Templates = ({ templates }: Pick<Answer, 'templates'>) => (
  <Table
    label={t('system.mails')}
    columns={[
      { title: t('system.template') },
      { title: t('system.mailsSent'), className: 'text-end' },
      { title: t('system.mailsWaiting'), className: 'text-end' },
      { title: t('system.mailsRefused'), className: 'text-end' },
      { title: t('system.lastAttempt') },
    ]}
  >
    {templates.map(({ template, sent, waiting, refused, lastAt }) => (
      <tr key={template}>
        <th scope="row" className={`${CELL} text-start font-medium`}>
          {mailText(template)}
        </th>
        {([sent, waiting, refused] as const).map((each, column) => (
          <td key={column} className={`${CELL} text-end tabular-nums`}>
            {count(each)}
          </td>
        ))}
        <td className={`${CELL} text-muted`}>
          <Moment at={lastAt} />
        </td>
      </tr>
    ))}
  </Table>
);

const Failures = ({ failures }: Pick<Answer, 'failures'>) => (
  <Table
    label={t('system.newestFailures')}
    columns={[
      { title: t('system.template') },
      { title: t('system.reason') },
      { title: t('system.lastAttempt') },
    ]}
  >
    {failures.map(({ template, failure, at }, row) => (
      <tr key={row}>
        <th scope="row" className={`${CELL} text-start font-medium`}>
          {mailText(template)}
        </th>
        <td className={CELL}>{t(`failure.${failure}`)}</td>
        <td className={`${CELL} text-muted`}>
          <Moment at={at} />
        </td>
      </tr>
    ))}
  </Table>
);
