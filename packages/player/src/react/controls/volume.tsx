import { useRef } from 'react';
import { Button } from './button.tsx';
import { usePlayer, usePlayerState } from '../context.ts';
import { MutedIcon, VolumeIcon, VolumeLowIcon } from '../icons.tsx';
import { useCssVariables } from '../hooks/use-css-variables.ts';

function SpeakerIcon({ level }: { readonly level: number }) {
  if (level === 0) return <MutedIcon />;
  return level < 0.5 ? <VolumeLowIcon /> : <VolumeIcon />;
}

/** Mute button and volume slider. */
export function Volume() {
  const { core, labels } = usePlayer();
  const muted = usePlayerState((state) => state.muted);
  const volume = usePlayerState((state) => state.volume);
  const range = useRef<HTMLInputElement>(null);
  const level = muted ? 0 : volume;
  useCssVariables(range, { '--kp-level': level });

  return (
    <div className="kp-volume">
      <Button
        label={level === 0 ? labels.unmute : labels.mute}
        shortcut="M"
        onClick={core.toggleMute}
      >
        <SpeakerIcon level={level} />
      </Button>
      <input
        ref={range}
        type="range"
        className="kp-volume-range"
        dir="ltr"
        data-keys="own"
        min={0}
        max={100}
        step={5}
        value={Math.round(level * 100)}
        aria-label={labels.volume}
        aria-valuetext={`${Math.round(level * 100)}%`}
        onChange={(event) => core.setVolume(Number(event.target.value) / 100)}
      />
    </div>
  );
}
