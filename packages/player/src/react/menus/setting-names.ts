import type { Quality } from '#src/store/state.ts';
import type { PlayerLabels } from '../labels.ts';

const pixels = (height: number): string => `${height}p`;

/** A speed as it is printed: '1.5×'. */
export const times = (rate: number): string => `${rate}×`;

export function qualityName(quality: Quality, { qualityAuto, marks }: PlayerLabels): string {
  if (quality === 'auto') return qualityAuto;
  return quality === 'saver' ? marks.saver : pixels(quality);
}

/** Beside 'automatic' what plays now; beside the data saver what it does. */
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
