import { shownPosition } from '../store/reducers.ts';
import type { Command } from '../store/shortcuts.ts';
import type { PlayerParts } from './context.ts';
import { languageName } from './language-name.ts';
import type { NoticeSign } from './ui-store.ts';
import { notify } from './ui-store.ts';
import { formatTime } from '../store/format-time.ts';

type Run<Type extends Command['type']> = (
  parts: PlayerParts,
  command: Extract<Command, { type: Type }>,
) => void;

const percent = (volume: number): string => `${Math.round(volume * 100)}%`;

function sayVolume({ core, ui, labels }: PlayerParts): void {
  const { volume, muted } = core.store.getState();
  notify(ui, muted ? 'muted' : 'volume', `${labels.volume} ${percent(muted ? 0 : volume)}`);
}

function saySubtitles({ core, ui, labels, locale }: PlayerParts): void {
  const { subtitles, subtitleTracks } = core.store.getState();
  const track = subtitleTracks.find((each) => each.language === subtitles);
  const name = track === undefined ? labels.subtitlesOff : languageName(track, locale);
  notify(ui, 'subtitles', `${labels.subtitles}: ${name}`);
}

function jump(parts: PlayerParts, seconds: number, sign: NoticeSign): void {
  parts.core.seek(seconds);
  notify(parts.ui, sign, formatTime(shownPosition(parts.core.store.getState())));
}

const runs: { readonly [Type in Command['type']]: Run<Type> } = {
  togglePlay: ({ core, ui, labels }) => {
    const { paused } = core.store.getState();
    core.togglePlay();
    notify(ui, paused ? 'play' : 'pause', paused ? labels.play : labels.pause);
  },
  toggleMute: (parts) => {
    parts.core.toggleMute();
    sayVolume(parts);
  },
  toggleFullscreen: ({ core }) => core.toggleFullscreen(),
  toggleSubtitles: (parts) => {
    if (parts.core.store.getState().subtitleTracks.length === 0) return;
    parts.core.toggleSubtitles();
    saySubtitles(parts);
  },
  help: ({ ui }) => ui.setState(({ help }) => ({ help: !help, menu: null })),
  start: (parts) => jump(parts, parts.core.store.getState().seekable.start, 'seekBack'),
  end: (parts) => jump(parts, parts.core.store.getState().seekable.end, 'seekForward'),
  skip: (parts, { seconds }) => {
    parts.core.skip(seconds);
    const words = seconds < 0 ? parts.labels.skipBack : parts.labels.skipForward;
    notify(parts.ui, seconds < 0 ? 'skipBack' : 'skipForward', words);
  },
  volume: (parts, { steps }) => {
    parts.core.changeVolume(steps);
    sayVolume(parts);
  },
  fraction: (parts, { of }) => {
    const { start, end } = parts.core.store.getState().seekable;
    const target = start + (end - start) * of;
    const ahead = target > parts.core.store.getState().position;
    jump(parts, target, ahead ? 'seekForward' : 'seekBack');
  },
};

/** Does what a key or a gesture asks for, and shows and says that it was done. */
export function runCommand(parts: PlayerParts, command: Command): void {
  (runs[command.type] as Run<Command['type']>)(parts, command);
}
