export type { HandedPlaylists } from '../store/head.ts';
export { openHead } from './head.ts';
export { createMedia } from './media.ts';
export { prepareEngine } from './open-engine.ts';
