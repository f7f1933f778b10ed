import { useRef } from 'react';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { notify } from '#src/react/ui-store.ts';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { MutedIcon, VolumeIcon, VolumeLowIcon } from '#src/react/ui/icons.tsx';
import { useCssVariables } from '#src/react/hooks/use-css-variables.ts';

const percent = (volume: number): string => `${Math.round(volume * 100)}%`;

function SpeakerIcon({ level }: { readonly level: number }) {
  if (level === 0) return <MutedIcon />;
  return level < 0.5 ? <VolumeLowIcon /> : <VolumeIcon />;
}

/** Mute button and volume slider. */
export function Volume() {
  const { core, t } = usePlayer();
  const muted = usePlayerState((state) => state.muted);
  const volume = usePlayerState((state) => state.volume);
  const range = useRef<HTMLInputElement>(null);
  const level = muted ? 0 : volume;
  useCssVariables(range, { '--kp-level': level });

  return (
    <div className="kp-volume">
      <Button
        label={level === 0 ? t('player.unmute') : t('player.mute')}
        shortcut={shortcutOf('mute')}
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
        aria-label={t('player.volume')}
        aria-valuetext={percent(level)}
        onChange={(event) => core.setVolume(Number(event.target.value) / 100)}
      />
    </div>
  );
}

function sayVolume({ core, ui, t }: PlayerParts): void {
  const { volume, muted } = core.store.getState();
  notify(ui, muted ? 'muted' : 'volume', `${t('player.volume')} ${percent(muted ? 0 : volume)}`);
}

/** Mutes or unmutes, and confirms it on screen. */
export function toggleMute(parts: PlayerParts): void {
  parts.core.toggleMute();
  sayVolume(parts);
}

/** One step louder or quieter. */
export function changeVolume(parts: PlayerParts, step: number): void {
  parts.core.changeVolume(step);
  sayVolume(parts);
}
