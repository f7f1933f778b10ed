import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { AudioMenu } from '#src/react/features/audio.tsx';
import type { LookChoice } from '#src/react/features/captions/subtitle-menu/subtitles-menu.tsx';
import { SubtitlesMenu } from '#src/react/features/captions/subtitle-menu/subtitles-menu.tsx';
import { RemoteButton } from '#src/react/features/cast.tsx';
import { ChapterName, ChaptersMenu } from '#src/react/features/chapters.tsx';
import { LiveControls } from '#src/react/features/live/live-controls.tsx';
import { ProgrammeStrip } from '#src/react/features/live/programme-strip.tsx';
import { PlayButton } from '#src/react/features/play.tsx';
import { FullscreenButton, PipButton } from '#src/react/features/screen.tsx';
import { SkipButton, Time } from '#src/react/features/seek.tsx';
import { SpeedMenu } from '#src/react/features/speed.tsx';
import { Timeline } from '#src/react/features/timeline/timeline.tsx';
import { NextButton } from '#src/react/features/up-next.tsx';
import { Volume } from '#src/react/features/volume.tsx';
import { useTimelineDirection } from '#src/react/hooks/use-timeline-direction.ts';
import type { PlayerProps } from '#src/react/props.ts';
import { SettingsMenu } from './settings/settings-menu.tsx';

/** Timeline and controls. Left to right in every language, as on any machine, unless the viewer turns them. */
export function BottomBar({
  storyboard,
  next,
  look,
  onLook,
}: Pick<PlayerProps, 'storyboard' | 'next'> & LookChoice) {
  const isChannel = usePlayer().live !== undefined;
  const isLive = usePlayerState((state) => state.live) || isChannel;
  return (
    <div className="kp-bottom" dir={useTimelineDirection()}>
      {isChannel && <ProgrammeStrip />}
      <Timeline storyboard={storyboard} />
      <div className="kp-row">
        <div className="kp-transport">
          <PlayButton />
          <SkipButton direction="back" />
          <SkipButton direction="forward" />
          <Volume />
        </div>
        {isLive ? <LiveControls /> : <Time />}
        <ChapterName />
        <div className="kp-settings">
          {next === undefined ? null : <NextButton next={next} />}
          <ChaptersMenu />
          <SubtitlesMenu look={look} onLook={onLook} />
          <AudioMenu />
          {isLive ? null : <SpeedMenu />}
          <SettingsMenu />
          <RemoteButton />
          <PipButton />
          <FullscreenButton />
        </div>
      </div>
    </div>
  );
}
