import { timelineOf } from '#src/store/live.ts';
import { chapterAt, chaptersOf } from '#src/store/marks.ts';
import { shownPosition } from '#src/store/reducers.ts';
import type { Command } from '#src/store/shortcuts.ts';
import type { Span } from '#src/store/state.ts';
import { chapterName } from '../menus/chapters-menu.tsx';
import type { PlayerParts } from '../context.ts';
import { languageName } from '../menus/language-name.ts';
import { times } from '../menus/setting-names.ts';
import { skipSegment } from './skip-segment.ts';
import { timeText } from './time-text.ts';
import type { LiveChannel } from '../props.ts';
import type { NoticeSign } from '../ui-store.ts';
import { notify } from '../ui-store.ts';
import { formatTime } from '#src/store/format-time.ts';

type Run<Type extends Command['type']> = (
  parts: PlayerParts,
  command: Extract<Command, { type: Type }>,
) => void;

/** '+0.5', '-1.0', '0.0': formatted seconds. */
export const printOffset = (seconds: number): string =>
  `${seconds > 0 ? '+' : ''}${seconds.toFixed(1)}`;

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

function jump({ core, ui, locale }: PlayerParts, seconds: number, sign: NoticeSign): void {
  core.seek(seconds);
  const state = core.store.getState();
  notify(ui, sign, timeText(state, shownPosition(state), locale));
}

/** The span of 'beginning', 'end' and '30 percent': a film, or the programme on screen. */
function spanOf({ core }: PlayerParts): Span {
  const state = core.store.getState();
  return timelineOf(state, shownPosition(state));
}

/** Switches to the neighbouring channel, where there is one. */
export const playBeside = ({ previous, next }: LiveChannel, step: 1 | -1): void =>
  (step === 1 ? next : previous)?.onPlay();

/** Seeks to the neighbouring chapter; on a channel, switches to the neighbouring channel. */
function chapter({ core, ui, labels, live }: PlayerParts, step: 1 | -1): void {
  if (live) return playBeside(live, step);
  core.chapter(step);
  const state = core.store.getState();
  const now = chapterAt(chaptersOf(state.marks), shownPosition(state));
  if (now !== undefined) notify(ui, 'chapter', chapterName(now, labels));
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
  toggleTranscript: ({ ui, captions }) => {
    if (!captions.store.getState().available) return;
    ui.setState(({ transcript }) => ({ transcript: !transcript, menu: null }));
  },
  repeatLine: ({ ui, captions, labels }) => {
    if (!captions.toggleRepeat()) return;
    const { repeating } = captions.store.getState();
    const words = repeating === null ? labels.captions.repeatStop : labels.captions.repeat;
    notify(ui, 'repeat', words);
  },
  shiftSubtitles: ({ ui, captions, labels }, { steps }) => {
    if (!captions.store.getState().available) return;
    captions.shift(steps);
    notify(ui, 'subtitles', labels.captions.offset(printOffset(captions.store.getState().offset)));
  },
  togglePip: ({ core, extras }) => extras && core.togglePip(),
  toggleStats: ({ ui, extras }) => extras && ui.setState(({ stats }) => ({ stats: !stats })),
  skipSegment,
  next: ({ core, live }) => (live ? playBeside(live, 1) : core.next()),
  // A remote's single action button: the current prompt, else play or pause.
  confirm: (parts) => {
    if (!skipSegment(parts)) runCommand(parts, { type: 'togglePlay' });
  },
  chapter: (parts, { step }) => chapter(parts, step),
  frame: ({ core, ui, locale }, { step }) => {
    if (!core.store.getState().paused) return;
    core.stepFrame(step);
    notify(ui, 'frame', formatTime(shownPosition(core.store.getState()), locale));
  },
  speed: ({ core, ui, labels, locale, live }, { step }) => {
    // A channel plays at one speed: there is no button to reset it.
    if (live) return;
    core.changeRate(step);
    notify(ui, 'speed', `${labels.speed} ${times(core.store.getState().rate, locale)}`);
  },
  help: ({ ui }) => ui.setState(({ help }) => ({ help: !help, menu: null })),
  start: (parts) => jump(parts, spanOf(parts).start, 'seekBack'),
  end: (parts) => {
    if (parts.core.store.getState().live) parts.core.goLive();
    else jump(parts, spanOf(parts).end, 'seekForward');
  },
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
    const { start, end } = spanOf(parts);
    const target = start + (end - start) * of;
    const ahead = target > parts.core.store.getState().position;
    jump(parts, target, ahead ? 'seekForward' : 'seekBack');
  },
};

/** Runs the command of a key or gesture, and confirms it on screen. */
export function runCommand(parts: PlayerParts, command: Command): void {
  (runs[command.type] as Run<Command['type']>)(parts, command);
}
