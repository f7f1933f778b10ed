import { homePage, LoadedHomePage } from '#app/features/home/home-page-loaded.tsx';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = homePage;
export const loader = load;
export const clientLoader = loadInBrowser;

export default function HomeRoute() {
  return <LoadedHomePage />;
}
