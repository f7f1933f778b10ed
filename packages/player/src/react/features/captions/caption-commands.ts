import type { PlayerParts } from '#src/react/context.ts';
import { trackFor } from '#src/store/tracks.ts';
import { trackName } from '#src/react/ui/track-name.ts';
import { notify } from '#src/react/ui-store.ts';

/** Seconds by which subtitles are shifted: '+0.5', '-1.0', '0.0'. */
export const printOffset = (seconds: number): string =>
  `${seconds > 0 ? '+' : ''}${seconds.toFixed(1)}`;

/** Turns subtitles on or off, where the stream has some. */
export function toggleSubtitles({ core, ui, t, locale }: PlayerParts): void {
  if (core.store.getState().subtitleTracks.length === 0) return;
  core.toggleSubtitles();
  const { subtitles, subtitleTracks } = core.store.getState();
  const track = trackFor(subtitleTracks, subtitles);
  const name = track === undefined ? t('player.subtitlesOff') : trackName(track, { t, locale });
  notify(ui, 'subtitles', `${t('detail.subtitles')}: ${name}`);
}

/** Opens or closes the transcript. */
export function toggleTranscript({ ui, captions }: PlayerParts): void {
  if (!captions.store.getState().available) return;
  ui.setState(({ transcript }) => ({ transcript: !transcript, menu: null }));
}

/** Starts or stops the loop of the current line. */
export function repeatLine({ ui, captions, t }: PlayerParts): void {
  if (!captions.toggleRepeat()) return;
  const { repeating } = captions.store.getState();
  notify(ui, 'repeat', repeating === null ? t('captions.repeatStop') : t('captions.repeat'));
}

/** Shows the subtitles a step later or earlier. */
export function shiftSubtitles({ ui, captions, t }: PlayerParts, steps: number): void {
  if (!captions.store.getState().available) return;
  captions.shift(steps);
  const seconds = printOffset(captions.store.getState().offset);
  notify(ui, 'subtitles', t('captions.offset', { seconds }));
}
