export { Player } from './player.tsx';
export type { NextVideo, PlayerProps } from './props.ts';
export type { PlayerHelpLabels, PlayerLabels } from './labels.ts';
