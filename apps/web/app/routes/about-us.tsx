import { definePage } from '#app/shell/define-page.tsx';
import { ownText } from '#app/features/static/legal-text.ts';
import { AboutPage } from '#app/features/static/story.tsx';

const page = definePage(ownText('about-us'), AboutPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
