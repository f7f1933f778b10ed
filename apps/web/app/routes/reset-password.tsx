import { definePage } from '#app/shell/define-page.tsx';
import { fetchForm } from '#app/shell/modals/fetch-form.ts';
import { useAddressQuery, dropFromAddress } from '#app/browser/address/query.ts';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { landingLoaders, type LandingProps } from '#app/features/landing/loaders.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';

fetchForm(() => import('#app/features/account/login-modal.tsx'));

/** ROUTE-51: with the token of a mailed link, the form for a new password; without one, the form that sends a link. */
function ResetPasswordPage(data: LandingProps) {
  const query = useAddressQuery();
  const open = () => {
    const token = query.get('token');
    dropFromAddress('token');
    if (token) openModal('resetPassword', { token });
    else openModal('login', { form: 'forgotPassword' });
  };
  return <LandingWithModal data={data} onOpen={open} />;
}

const page = definePage(landingLoaders, ResetPasswordPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
