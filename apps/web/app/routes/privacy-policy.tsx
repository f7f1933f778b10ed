import { useLoaderData } from 'react-router';
import { TextPage } from '../features/static/text-page.tsx';
import { textData } from '../features/static/text-data.ts';
import { LIBRARY } from '../features/static/texts/library.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = textData(LIBRARY.privacyPolicy);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function PrivacyPolicyRoute() {
  return <TextPage {...useLoaderData<typeof loader>()} />;
}
