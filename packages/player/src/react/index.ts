export { Player } from './player.tsx';
export type { CaptionLabels } from './captions/caption-labels.ts';
export type { LiveChannel, NextVideo, PlayerHandle, PlayerProps } from './props.ts';
export type { PlayerHelpLabels, PlayerLabels } from './labels.ts';
