import { useLoaderData } from 'react-router';
import { loadProfiles } from '#app/features/profiles/load.ts';
import { ProfilesPage } from '#app/features/profiles/profiles-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadProfiles);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-04, ROUTE-05 */
export default function ProfilesRoute() {
  return <ProfilesPage {...useLoaderData<typeof loader>()} />;
}
