import { useLoaderData } from 'react-router';
import { useQuery } from '../lib/use-query.ts';
import { LandingWithModal } from '../features/landing/landing-with-modal.tsx';
import { loadLanding } from '../features/landing/load.ts';
import { dropFromAddress } from '../lib/drop-from-address.ts';
import { openModal } from '../lib/modals.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-51: with the token of a mailed link the new password, without one the form that has a link sent. */
export default function ResetPasswordRoute() {
  const query = useQuery();
  const open = () => {
    const token = query.get('token');
    dropFromAddress('token');
    if (token) openModal('resetPassword', { token });
    else openModal('login', { form: 'forgotPassword' });
  };
  return <LandingWithModal data={useLoaderData<typeof loader>()} onOpen={open} />;
}
