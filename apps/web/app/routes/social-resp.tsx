import { useLoaderData } from 'react-router';
import { GivingPage } from '#app/features/static/giving-page.tsx';
import { textData } from '#app/features/static/text-data.ts';
import { LIBRARY } from '#app/features/static/texts/library.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = textData(LIBRARY.giving);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function SocialResponsibilityRoute() {
  return <GivingPage {...useLoaderData<typeof loader>()} />;
}
