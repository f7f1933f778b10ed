import { useLoaderData } from 'react-router';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { loadLanding } from '#app/features/landing/load.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-49 */
export default function LoginRoute() {
  return (
    <LandingWithModal data={useLoaderData<typeof loader>()} onOpen={() => openModal('login', {})} />
  );
}
