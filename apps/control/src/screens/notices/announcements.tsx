import type { Data } from '@kandil/contract';
import { type termsNotices, termsStop } from '@kandil/contract/control/terms';
import { Button } from '@kandil/ui/button.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';

type Announcement = Data<typeof termsNotices>['notices'][number];

const dayOf = ({ effectiveOn }: Announcement): string => dayText(effectiveOn);
/** Once all are sent, new members get it too, so that there may be more than were expected. */
const progressText = ({ state, reached, expected }: Announcement): string =>
  state === 'SENDING'
    ? t('terms.sent', { reached, expected })
    : t('terms.reached', { count: reached });
const isAhead = ({ state }: Announcement) => state === 'SENDING' || state === 'SENT';

interface AnnouncementsProps {
  rows: readonly Announcement[];
  onChange(): void;
}

/** What was announced, how far it is, and the way to stop it. */
export function Announcements({ rows, onChange }: AnnouncementsProps) {
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
          <Row key={row.id} row={row} onStop={() => setStopping(row)} />
        ))}
      </Table>
      {stopping && (
        <StopDialog row={stopping} onDone={onChange} onClose={() => setStopping(null)} />
      )}
    </>
  );
}

const Row = ({ row, onStop }: { row: Announcement; onStop(): void }) => (
  <tr className="align-top">
    <th scope="row" className={`${CELL} text-start font-normal whitespace-nowrap`}>
      {dayOf(row)}
    </th>
    <td className={CELL}>
      <p className="line-clamp-3 min-w-36 wrap-anywhere whitespace-pre-line">
        {row.summaries['en']}
      </p>
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
  const problem = isNothing ? t('terms.stopNothing') : stop.problem;
  return (
    <Modal title={t('terms.stopTitle', { date: dayOf(row) })} busy={stop.busy} onClose={onClose}>
      {(close) => (
        <>
          {problem && <FormMessage text={problem} />}
          <p className="text-muted text-sm">{t('terms.stopText')}</p>
          <ModalButtons
            danger
            action={t('terms.stop')}
            busy={stop.busy}
            onCancel={close}
            onAct={() => void stop.start(close)}
          />
        </>
      )}
    </Modal>
  );
}
