import { notFound } from '#app/data/pages/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

// The loader throws, so that the response has the status 404; the error boundary shows the page.
export const loader = notFound;
export const clientLoader = notFound;

export default function NotFoundRoute() {
  return null;
}
