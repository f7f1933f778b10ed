import { definePage } from '#app/shell/define-page.tsx';
import { landingLoaders } from '#app/features/landing/loaders.ts';
import { LandingPage } from '#app/features/landing/landing-page.tsx';

const page = definePage(landingLoaders, LandingPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
