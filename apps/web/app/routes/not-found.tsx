import { notFound } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// The status belongs to the answer as well: the loader refuses, the boundary shows the page.
export const loader = notFound;
export const clientLoader = notFound;

export default function NotFoundRoute() {
  return null;
}
