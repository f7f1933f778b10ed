import { definePage } from '#app/shell/define-page.tsx';
import { fetchForm } from '#app/shell/modals/fetch-form.ts';
import { LandingWithModal } from '#app/features/landing/landing-with-modal.tsx';
import { landingLoaders } from '#app/features/landing/loaders.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';

fetchForm(() => import('#app/features/account/login-modal.tsx'));

const page = definePage(landingLoaders, (data) => (
  <LandingWithModal data={data} onOpen={() => openModal('login', {})} />
));

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
