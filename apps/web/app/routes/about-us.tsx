import { definePage } from '#app/shell/define-page.tsx';
import { AboutPage } from '#app/features/static/about-page.tsx';
import { legalText } from '#app/features/static/legal-text.ts';
import { LIBRARY } from '#app/features/static/texts/library.ts';

const page = definePage(legalText('about-us', LIBRARY.about), AboutPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
