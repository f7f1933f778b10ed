import { useLoaderData } from 'react-router';
import { loadProfiles } from '../features/profiles/load.ts';
import { ProfilesPage } from '../features/profiles/profiles-page.tsx';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadProfiles);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-04, ROUTE-05 */
export default function ProfilesRoute() {
  return <ProfilesPage {...useLoaderData<typeof loader>()} />;
}
