import type { Site } from '#app/data/start/site.tsx';

/**
 * The popup of a day: its first and last day are included, in UTC (CAMPAIGN-17, CAMPAIGN-18, SPEC-D31). Null when there
 * is none. @param now milliseconds since 1970
 */
export function popupAt(popups: Site['popups'], now: number): string | null {
  const day = new Date(now).toISOString().slice(0, 10);
  return popups.find(({ from, until }) => from <= day && day <= until)?.code ?? null;
}
