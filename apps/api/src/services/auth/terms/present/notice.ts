import type { Data } from '@kandil/contract';
import type { termsNotices } from '@kandil/contract/control/terms';
import { isInEffect, isTooLate } from '../rules/announcement.ts';
import type { NoticeProgress, NoticeRow } from '../store/notices.ts';

type Notice = Data<typeof termsNotices>['notices'][number];

/** An announcement as the control room shows it. @param names of the staff by id */
export function presentNotice(
  row: NoticeRow & NoticeProgress,
  names: Readonly<Record<string, string>>,
  now: number,
): Notice {
  const isOver = isInEffect(row.effective_on, now);
  const last = row.sent_at?.getTime() ?? now;
  return {
    id: row.id,
    effectiveOn: row.effective_on,
    state: stateOf(row, isOver),
    summaries: row.summaries,
    announcedAt: row.announced_at.toISOString(),
    announcedBy: names[row.announced_by] ?? '',
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stoppedBy: row.stopped_by && (names[row.stopped_by] ?? ''),
    expected: row.expected,
    reached: row.reached,
    failed: row.failed,
    sentAt: row.sent_at?.toISOString() ?? null,
    isLate: !row.stopped_at && isTooLate(row.effective_on, last),
  };
}

function stateOf({ stopped_at, sent_at }: NoticeRow, isOver: boolean): Notice['state'] {
  if (stopped_at) return 'STOPPED';
  if (isOver) return 'OVER';
  return sent_at ? 'SENT' : 'SENDING';
}
