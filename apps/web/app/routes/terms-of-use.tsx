import { definePage } from '#app/shell/define-page.tsx';
import { TextPage } from '#app/features/static/text-page.tsx';
import { legalText } from '#app/features/static/legal-text.ts';
import { LIBRARY } from '#app/features/static/texts/library.ts';

const page = definePage(legalText('terms-of-use', LIBRARY.termsOfUse), TextPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
