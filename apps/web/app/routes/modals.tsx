import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '#app/data/pages/route-data.ts';
import { webContext } from '#app/data/start/load-context.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';
export { ModalsPage as default } from '#app/features/modals/modals-page.tsx';

/** Not a page where it is not switched on. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(webContext).modalsPage) notFound();
  return null;
}

/** No link leads here: who reloads its data has got it from the server. */
export const clientLoader = () => null;
