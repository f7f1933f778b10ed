export { MediaLibrary } from './library.ts';
export { mediaRoutes } from './routes.ts';
