import type { LiveChannel } from '#src/react/props.ts';

/** Switches to the previous (-1) or next (1) channel, where there is one. */
export const playBeside = ({ previous, next }: LiveChannel, step: number): void =>
  (step > 0 ? next : previous)?.onPlay();
