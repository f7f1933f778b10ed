import { useLoaderData } from 'react-router';
import { loadSettings } from '../features/settings/load.ts';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadSettings);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}
