import type { LoaderFunctionArgs } from 'react-router';
import { keyOf, LoadedHomePage } from '../features/home/home-page-loaded.tsx';
import { loadHome } from '../features/home/load.ts';
import { webContext } from '../lib/load-context.ts';
import { orLastGood } from '../lib/last-good.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(
  loadHome,
  ({ lastGood }) => lastGood.api,
);

export async function loader(args: LoaderFunctionArgs) {
  const home = await load(args);
  return args.context.get(webContext).lastGood.isCopy() ? { ...home, stale: true } : home;
}
export const clientLoader = (args: Parameters<typeof loadInBrowser>[0]) =>
  orLastGood(keyOf(args.params['id']), () => loadInBrowser(args));

export default function HomeRoute() {
  return <LoadedHomePage />;
}
