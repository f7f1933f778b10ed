import type { ScreenTime } from '@kandil/contract/screen-time';
import type { UiKey } from '@kandil/i18n';

/** A child's limits as the editor's fields. */
export interface ScreenTimeValues {
  hasHours: boolean;
  from: string;
  until: string;
  /** Minutes as text; empty: no limit. */
  dailyMinutes: string;
}

/** The limits on offer, in minutes a day. */
export const DAILY_CHOICES = [30, 45, 60, 90, 120, 180] as const;

export function screenTimeValues(saved: ScreenTime | null): ScreenTimeValues {
  return {
    hasHours: (saved?.hours ?? null) !== null,
    from: saved?.hours?.from ?? '07:00',
    until: saved?.hours?.until ?? '20:00',
    dailyMinutes: saved?.dailyMinutes ? String(saved.dailyMinutes) : '',
  };
}

/** Null: no limits. The days are those of the place where the limits are set. */
export function screenTimeOf(values: ScreenTimeValues): ScreenTime | null {
  const { hasHours, from, until, dailyMinutes } = values;
  if (!hasHours && dailyMinutes === '') return null;
  return {
    hours: hasHours ? { from, until } : null,
    dailyMinutes: dailyMinutes === '' ? null : Number(dailyMinutes),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** A child's evening ends on the day on which its morning began. */
export function untilProblem(until: string, { hasHours, from }: ScreenTimeValues): UiKey | null {
  if (!hasHours) return null;
  if (until === '') return 'field.required';
  return until > from ? null : 'screenTime.order';
}
