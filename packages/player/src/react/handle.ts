import type { PlayerCore } from '#src/store/player.ts';
import type { PlayerHandle } from './props.ts';

/** The player in the hands of its host. */
export const handleOf = ({ store, pause, play }: PlayerCore): PlayerHandle => ({
  isPlaying: () => {
    const { source, paused, ended, error } = store.getState();
    return source !== null && !paused && !ended && error === null;
  },
  pause,
  play,
});
