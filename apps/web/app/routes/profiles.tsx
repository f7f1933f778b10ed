import { definePage } from '#app/shell/define-page.tsx';
import { loadProfiles } from '#app/features/profiles/load.ts';
import { ProfilesPage } from '#app/features/profiles/profiles-page.tsx';

const page = definePage(loadProfiles, ProfilesPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
