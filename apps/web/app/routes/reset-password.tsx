import { useLoaderData } from 'react-router';
import { useQuery } from '#app/browser/address/use-query.ts';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { loadLanding } from '#app/features/landing/load.ts';
import { dropFromAddress } from '#app/browser/address/drop-from-address.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

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
