import type { Quality } from '#src/store/state.ts';
import type { PlayerLabels } from '../labels.ts';

const pixels = (height: number): string => `${height}p`;

/** A formatted speed: '1.5×'. */
export const times = (rate: number, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(rate)}×`;

export function qualityName(quality: Quality, { qualityAuto, marks }: PlayerLabels): string {
  if (quality === 'auto') return qualityAuto;
  return quality === 'saver' ? marks.saver : pixels(quality);
}

/** For 'automatic' the current quality; for the data saver an explanation. */
export function qualityNote(
  quality: Quality,
  chosen: Quality,
  playing: number | null,
  { marks }: PlayerLabels,
): string | undefined {
  if (quality === 'saver') return marks.saverNote;
  const shown = quality === 'auto' && chosen === 'auto' && playing !== null;
  return shown ? pixels(playing) : undefined;
}
