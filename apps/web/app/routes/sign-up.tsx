import { useLoaderData, useNavigate } from 'react-router';
import { useQuery } from '#app/browser/address/use-query.ts';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { loadLanding } from '#app/features/landing/load.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { pageData } from '#app/data/reads/route-data.ts';
import { useStart } from '#app/data/start/start.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

/**
 * ROUTE-50. `email` comes from the landing page's form when that was sent before the page was alive. Where guests may
 * browse, sign-up can be left for later.
 */
export default function SignUpRoute() {
  const query = useQuery();
  const navigate = useNavigate();
  const { config } = useStart();
  const browse = async () => navigate(paths.homepage());
  const open = () =>
    openModal('register', {
      email: query.get('email') ?? '',
      channel: query.get('channel') ?? '',
      ...(config.AVOD_ENABLED === 'true' && { onSkip: browse }),
    });
  return <LandingWithModal data={useLoaderData<typeof loader>()} onOpen={open} />;
}
