import { useLoaderData } from 'react-router';
import { useQuery } from '../lib/use-query.ts';
import { LandingWithModal } from '../features/landing/landing-with-modal.tsx';
import { loadLanding } from '../features/landing/load.ts';
import { openModal } from '../lib/modals.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-50. `email` comes from the landing page's form when that was sent before the page was alive. */
export default function SignUpRoute() {
  const query = useQuery();
  const open = () =>
    openModal('register', { email: query.get('email') ?? '', channel: query.get('channel') ?? '' });
  return <LandingWithModal data={useLoaderData<typeof loader>()} onOpen={open} />;
}
