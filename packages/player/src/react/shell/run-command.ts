import type { Command, CommandName } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import {
  repeatLine,
  shiftSubtitles,
  toggleSubtitles,
  toggleTranscript,
} from '#src/react/features/captions/caption-commands.ts';
import { toChapter } from '#src/react/features/chapters.tsx';
import { stepFrame, togglePlay } from '#src/react/features/play.tsx';
import { togglePip } from '#src/react/features/screen.tsx';
import { skip, toEdge, toFraction } from '#src/react/features/seek.tsx';
import { skipSegment } from '#src/react/features/skip.tsx';
import { changeSpeed } from '#src/react/features/speed.tsx';
import { playNext } from '#src/react/features/up-next.tsx';
import { changeVolume, toggleMute } from '#src/react/features/volume.tsx';

const runs: Readonly<Record<CommandName, (parts: PlayerParts, step: number) => unknown>> = {
  playPause: togglePlay,
  skip,
  volume: changeVolume,
  mute: toggleMute,
  fullscreen: ({ core }) => core.toggleFullscreen(),
  subtitles: toggleSubtitles,
  transcript: toggleTranscript,
  repeatLine,
  subtitleTiming: shiftSubtitles,
  skipSegment,
  next: playNext,
  chapters: toChapter,
  speed: changeSpeed,
  frame: stepFrame,
  pip: togglePip,
  stats: ({ ui, extras }) => extras && ui.setState(({ stats }) => ({ stats: !stats })),
  startEnd: toEdge,
  fraction: toFraction,
  help: ({ ui }) => ui.setState(({ help }) => ({ help: !help, menu: null })),
  confirm: (parts) => skipSegment(parts) || togglePlay(parts),
};

/** Runs a command, and confirms it on screen. */
export function runCommand(parts: PlayerParts, { name, step }: Command): void {
  runs[name](parts, step);
}
