import { useLoaderData } from 'react-router';
import { LandingWithModal } from '../features/landing/landing-with-modal.tsx';
import { loadLanding } from '../features/landing/load.ts';
import { openModal } from '../lib/modals.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-49 */
export default function LoginRoute() {
  return (
    <LandingWithModal data={useLoaderData<typeof loader>()} onOpen={() => openModal('login', {})} />
  );
}
