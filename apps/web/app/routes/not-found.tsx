import { notFound } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

// The status belongs to the answer as well: the loader refuses, the boundary shows the page.
export const loader = notFound;
export const clientLoader = notFound;

export default function NotFoundRoute() {
  return null;
}
