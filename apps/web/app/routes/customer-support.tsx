import { definePage } from '#app/shell/define-page.tsx';
import { loadSupport } from '#app/features/support/load.ts';
import { SupportPage } from '#app/features/support/support-page.tsx';

const page = definePage(loadSupport, SupportPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
