import {
  LONGEST_NOTICE,
  type Maintenance,
  MOST_NOTICE_DAYS,
} from '@kandil/contract/control/settings';
import { t } from '#src/texts/texts.tsx';

/** What somebody typed; moments in the zone of the device, as its field has them. */
export interface TypedNotice {
  showFrom: string;
  from: string;
  until: string;
  texts: Readonly<Record<string, string>>;
}

const MOST_MS = MOST_NOTICE_DAYS * 86_400_000;
const HOUR_MS = 3_600_000;

/** A moment as the field has it: in the zone of the device, to the minute. @param at milliseconds since 1970 */
export function fieldOf(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Milliseconds since 1970; NaN for what is no moment. */
const momentOf = (typed: string): number => new Date(typed).getTime();

/** What the form begins with: the notice, or an hour of work tomorrow that is announced now. */
export function typedOf(notice: Maintenance | null, now: number): TypedNotice {
  if (notice)
    return {
      showFrom: fieldOf(Date.parse(notice.showFrom)),
      from: fieldOf(Date.parse(notice.from)),
      until: fieldOf(Date.parse(notice.until)),
      texts: notice.texts as Record<string, string>,
    };
  const hour = Math.ceil(now / HOUR_MS) * HOUR_MS;
  const from = hour + 24 * HOUR_MS;
  return { showFrom: fieldOf(now), from: fieldOf(from), until: fieldOf(from + HOUR_MS), texts: {} };
}

/** What is wrong with what was typed, by field; null where nothing is. @param now milliseconds since 1970 */
export function problemsOf({ showFrom, from, until, texts }: TypedNotice, now: number) {
  const [shown, begin, end] = [showFrom, from, until].map(momentOf) as [number, number, number];
  // Without a beginning, only the beginning is wrong.
  const isOpen = Number.isNaN(begin);
  const isShownWell = isOpen ? shown > 0 : shown <= begin && begin - shown <= MOST_MS;
  const isEndWell = end > now && (isOpen || (end > begin && end - begin <= MOST_MS));
  const isLong = Object.values(texts).some((text) => text.trim().length > LONGEST_NOTICE);
  return {
    showFrom: isShownWell ? null : t('maintenance.showFromWrong'),
    from: isOpen ? t('maintenance.fromWrong') : null,
    until: isEndWell ? null : t('maintenance.untilWrong'),
    texts: isLong ? t('maintenance.textWrong', { count: LONGEST_NOTICE }) : null,
  };
}
export type NoticeProblems = ReturnType<typeof problemsOf>;

/** What was typed, for the service; empty texts are left out. Only for what has no problem. */
export const noticeOf = ({ texts, ...moments }: TypedNotice): Maintenance => ({
  showFrom: new Date(momentOf(moments.showFrom)).toISOString(),
  from: new Date(momentOf(moments.from)).toISOString(),
  until: new Date(momentOf(moments.until)).toISOString(),
  texts: Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
  ),
});
