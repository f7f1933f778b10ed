import { definePage } from '#app/shell/define-page.tsx';
import { loadHelp } from '#app/features/static/help/load.ts';
import { HelpPage } from '#app/features/static/help/help-page.tsx';

const page = definePage(loadHelp, HelpPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
