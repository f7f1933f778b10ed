export { type EndedLeases, openEndedLeases } from './ended.ts';
export { MediaLibrary } from './library.ts';
export { LiveTexts } from './live-texts.ts';
export { handPlaylists, type HandPlaylists } from './playlists.ts';
export { publishFiles } from './publish.ts';
export { mediaRoutes, type MediaRoutes } from './routes.ts';
