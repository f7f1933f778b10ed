import { useLoaderData } from 'react-router';
import { GenrePage } from '../features/genre/genre-page.tsx';
import { loadGenre } from '../features/genre/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadGenre);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function GenreRoute() {
  const data = useLoaderData<typeof loader>();
  return <GenrePage key={`${data.genre.id} ${data.categoryId}`} {...data} />;
}
