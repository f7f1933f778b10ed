import { type Maintenance, MOST_NOTICE_DAYS } from '@kandil/contract/control/settings';

const MOST_MS = MOST_NOTICE_DAYS * 86_400_000;

export type NoticeState = 'NONE' | 'PLANNED' | 'SHOWN' | 'PAST';

/** What a notice is at a moment: shown from `showFrom`, and no longer at `until`. @param now milliseconds since 1970 */
export function noticeState(notice: Maintenance | null, now: number): NoticeState {
  if (notice === null) return 'NONE';
  if (now >= Date.parse(notice.until)) return 'PAST';
  return now >= Date.parse(notice.showFrom) ? 'SHOWN' : 'PLANNED';
}

/** The fields of a notice that cannot be as they are. @param now milliseconds since 1970 */
export function noticeFaults(
  { showFrom, from, until }: Maintenance,
  now: number,
): (keyof Maintenance)[] {
  const [shown, begin, end] = [showFrom, from, until].map(Date.parse) as [number, number, number];
  return [
    ...(shown > begin || begin - shown > MOST_MS ? (['showFrom'] as const) : []),
    ...(end <= begin || end <= now || end - begin > MOST_MS ? (['until'] as const) : []),
  ];
}
