import { useLoaderData } from 'react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { loadHome } from '../features/home/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadHome);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function HomeRoute() {
  const data = useLoaderData<typeof loader>();
  return <HomePage key={data.category} {...data} />;
}
