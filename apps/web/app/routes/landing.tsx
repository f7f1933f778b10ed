import { definePage } from '#app/shell/define-page.tsx';
import { loadLanding } from '#app/features/landing/load.ts';
import { LandingPage } from '#app/features/landing/landing-page.tsx';

const page = definePage(loadLanding, LandingPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
