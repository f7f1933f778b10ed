import { termsStop } from '@kandil/contract/control/terms';
import { Button } from '@kandil/ui/button.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { AnnouncedDialog, type Announcement, languagesOf } from './announced-dialog.tsx';

const dayOf = ({ effectiveOn }: Announcement): string => dayText(effectiveOn);
/** Once all are sent, new members get it too, so that there may be more than were expected. */
const progressText = ({ state, reached, expected }: Announcement): string =>
  state === 'SENDING'
    ? t('terms.sent', { reached, expected })
    : t('terms.reached', { count: reached });
const readText = (row: Announcement): string => t('terms.read', { count: languagesOf(row).length });
const isAhead = ({ state }: Announcement) => state === 'SENDING' || state === 'SENT';

interface AnnouncementsProps {
  rows: readonly Announcement[];
  onChange(): void;
}

/** What was announced, how far it is, and the way to stop it. */
export function Announcements({ rows, onChange }: AnnouncementsProps) {
  const [reading, setReading] = useState<Announcement | null>(null);
  const [stopping, setStopping] = useState<Announcement | null>(null);
  const late = rows.find((row) => row.isLate && isAhead(row));
  return (
    <>
      {late && (
        <Notice tone="error" text={t('terms.late', { date: dayOf(late) })} className="mb-4" />
      )}
      <Table
        label={t('terms.title')}
        columns={[
          { title: t('terms.day') },
          { title: t('terms.summary') },
          { title: t('terms.state') },
          { title: t('terms.progress') },
          { title: t('terms.announced') },
          { title: t('terms.actions'), quiet: true },
        ]}
      >
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            onRead={() => setReading(row)}
            onStop={() => setStopping(row)}
          />
        ))}
      </Table>
      {reading && <AnnouncedDialog row={reading} onClose={() => setReading(null)} />}
      {stopping && (
        <StopDialog row={stopping} onDone={onChange} onClose={() => setStopping(null)} />
      )}
    </>
  );
}

interface RowProps {
  row: Announcement;
  onRead(): void;
  onStop(): void;
}

const Row = ({ row, onRead, onStop }: RowProps) => (
  <tr className="align-top">
    <th scope="row" className={`${CELL} text-start font-normal whitespace-nowrap`}>
      {dayOf(row)}
    </th>
    <td className={CELL}>
      <p className="line-clamp-3 min-w-36 wrap-anywhere whitespace-pre-line">
        {row.summaries['en']}
      </p>
      <Button
        look="plain"
        size="small"
        className="-ms-4 mt-1"
        aria-label={t('terms.readOf', { read: readText(row), date: dayOf(row) })}
        onClick={onRead}
      >
        {readText(row)}
      </Button>
    </td>
    <td className={CELL}>
      <Mark text={t(`terms.state.${row.state}`)} isGrave={row.isLate && isAhead(row)} />
    </td>
    <td className={CELL} aria-live="polite">
      <span className="whitespace-nowrap">{progressText(row)}</span>
      {row.failed > 0 && (
        <span className="text-ruby-bright block text-xs">
          {t('terms.failed', { count: row.failed })}
        </span>
      )}
    </td>
    <td className={`${CELL} text-muted`}>
      <Moment at={row.announcedAt} />
      {row.announcedBy && (
        <span className="block text-xs lg:min-w-32">
          {t('terms.by', { name: row.announcedBy })}
        </span>
      )}
    </td>
    <td className={`${CELL} text-end`}>
      {isAhead(row) && (
        <Button
          look="line"
          size="small"
          aria-label={t('terms.stopOf', { date: dayOf(row) })}
          onClick={onStop}
        >
          {t('terms.stop')}
        </Button>
      )}
    </td>
  </tr>
);

interface StopDialogProps {
  row: Announcement;
  onDone(): void;
  onClose(): void;
}

function StopDialog({ row, onDone, onClose }: StopDialogProps) {
  const [isNothing, setNothing] = useState(false);
  const stop = useAct(async (close: () => void) => {
    await request(termsStop, { id: row.id }).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'NOTHING_TO_DO') {
        setNothing(true);
        onDone();
      }
      throw error;
    });
    toast('success', t('terms.stopped'));
    close();
    onDone();
  });
  return (
    <QuestionDialog
      danger
      title={t('terms.stopTitle', { date: dayOf(row) })}
      act={stop}
      problem={isNothing ? t('terms.stopNothing') : stop.problem}
      action={t('terms.stop')}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t('terms.stopText')}</p>
    </QuestionDialog>
  );
}
