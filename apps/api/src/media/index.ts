export { MediaLibrary } from './library.ts';
export { type MediaRoutes, mediaRoutes } from './routes.ts';
