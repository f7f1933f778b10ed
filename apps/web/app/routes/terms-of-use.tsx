import { definePage } from '#app/shell/define-page.tsx';
import { withNewTerms } from '#app/features/static/new-terms.ts';
import { TermsPage } from '#app/features/static/terms-page.tsx';
import { legalText } from '#app/features/static/legal-text.ts';
import { LIBRARY } from '#app/features/static/texts/library.ts';

const page = definePage(withNewTerms(legalText('terms-of-use', LIBRARY.termsOfUse)), TermsPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
