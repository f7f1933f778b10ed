import { definePage } from '#app/shell/define-page.tsx';
import { fetchForm } from '#app/shell/modals/fetch-form.ts';
import { useNavigate } from 'react-router';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { landingLoaders, type LandingProps } from '#app/features/landing/loaders.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';

fetchForm(() => import('#app/features/account/register-modal.tsx'));

/**
 * ROUTE-50. `email` comes from the landing page's form when that was sent before the page was alive. Where guests may
 * browse, sign-up can be left for later.
 */
function SignUpPage(data: LandingProps) {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { config } = useStart();
  const browse = async () => navigate(paths.homepage());
  const open = () =>
    openModal('register', {
      email: query.get('email') ?? '',
      channel: query.get('channel') ?? '',
      ...(config.AVOD_ENABLED === 'true' && { onSkip: browse }),
    });
  return <LandingWithModal data={data} onOpen={open} />;
}

const page = definePage(landingLoaders, SignUpPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
