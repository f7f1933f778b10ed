export { MediaLibrary } from './library.ts';
export { type MediaRoutes, mediaRoutes } from './routes.ts';
export {
  channelPrefix,
  type MediaGrant,
  type MediaKey,
  type MediaKeys,
  playlistPath,
  signPath,
  storyboardPath,
  verifyPath,
  videoPrefix,
} from './token.ts';
