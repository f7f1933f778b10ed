/**
 * Seasonal popups and the days on which they are shown: first and last day, both included, in UTC (CAMPAIGN-17,
 * CAMPAIGN-18, SPEC-D31). Give a new popup a new name: a closed popup is remembered by its name.
 */
export const POPUP_WINDOWS = {
  promo: ['2023-12-08', '2024-01-23'],
  relief: ['2023-02-09', '2023-02-27'],
} as const;
export type PopupId = keyof typeof POPUP_WINDOWS;

/** The popup of a day; null when there is none. @param now milliseconds since 1970 */
export function popupAt(now: number): PopupId | null {
  const day = new Date(now).toISOString().slice(0, 10);
  for (const [id, [from, to]] of Object.entries(POPUP_WINDOWS))
    if (from <= day && day <= to) return id as PopupId;
  return null;
}
