import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

// The router's configuration wants a default export.
export default Object.entries(PAGES).map(([id, { path, file }]) =>
  path === '/' ? index(file, { id }) : route(path, file, { id }),
) satisfies RouteConfig;
