export { Player } from './player.tsx';
export type { LiveChannel, NextVideo, PlayerHandle, PlayerProps } from './props.ts';
