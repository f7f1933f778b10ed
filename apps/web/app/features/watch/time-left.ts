import type { Translate, UiKey } from '@kandil/i18n';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { durationWords } from '@kandil/ui/text/format.ts';
import type { AccessAnswer } from './reports.ts';

/** Seconds before the end of a child's time at which it is said, the longest first. */
const NOTICES = [600, 120] as const;

/** The last notice that was given; more time left than that begins anew. */
let given: number = Infinity;

/** Says kindly that a child's time is nearly over, once for each notice. */
export function tellTimeLeft(
  { screenTime }: AccessAnswer,
  { t, language }: { t: Translate<UiKey>; language: string },
): void {
  const left = screenTime?.over ? null : (screenTime?.secondsLeft ?? null);
  if (left === null) return;
  const due = NOTICES.findLast((seconds) => left <= seconds) ?? Infinity;
  if (due < given) {
    const time = durationWords(left, language);
    notify('info', t('watch.timeLeft', { time }));
  }
  given = due;
}
