import type { Patch, PlayerState } from '../state.ts';
import type { Feature } from './feature.ts';

export type VolumeState = { readonly volume: number; readonly muted: boolean };

export type VolumeRequests = {
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly changeVolume: (steps: number) => void;
  readonly toggleMute: () => void;
};

/** One step of the volume keys. */
export const VOLUME_STEP = 0.05;

/** Sets the volume, rounded to hundredths; a volume above zero unmutes. */
export function volumeTo(volume: number): Patch {
  const level = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
  return { volume: level, muted: level === 0 };
}

/** Toggles mute. At volume zero unmuting would stay silent, so it sets half. */
export function muteToggled(state: PlayerState): Patch {
  if (!state.muted) return { muted: true };
  return { muted: false, volume: state.volume === 0 ? 0.5 : state.volume };
}

export const volume: Feature<VolumeState, VolumeRequests> = {
  initial: { volume: 1, muted: false },
  lasting: ['volume', 'muted'],
  chosen: ({ volume: level, muted = false }) => ({
    volume: level !== undefined && level >= 0 && level <= 1 ? level : 1,
    muted,
  }),
  requests: ({ now, request, media }) => {
    const sound = (patch: Patch): void => {
      const { volume: level, muted, hushed } = { ...now(), ...patch };
      request(patch, { volume: level, muted });
      media()?.setVolume(level, muted || hushed);
    };
    return {
      setVolume: (level) => sound(volumeTo(level)),
      changeVolume: (steps) =>
        sound(volumeTo((now().muted ? 0 : now().volume) + steps * VOLUME_STEP)),
      toggleMute: () => sound(muteToggled(now())),
    };
  },
};
