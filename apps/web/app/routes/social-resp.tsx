import { definePage } from '#app/shell/define-page.tsx';
import { GivingPage } from '#app/features/static/giving/giving-page.tsx';
import { loadLedger } from '#app/features/static/giving/load.ts';
import { withOwnText } from '#app/features/static/legal-text.ts';
import { textWith } from '#app/data/pages/text-data.ts';
import { LIBRARY } from '#app/features/static/texts/library.ts';

const page = definePage(
  withOwnText('social-resp', textWith(LIBRARY.giving, loadLedger)),
  GivingPage,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
