import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One file per page: a loader is a few lines, and a separate request for it would cost more.
  splitRouteModules: false,
  // The whole route table is small: one immutable file beats a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
