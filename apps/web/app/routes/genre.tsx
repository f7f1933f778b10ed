import { GenrePage } from '../features/genre/genre-page.tsx';
import { loadGenre } from '../features/genre/load.ts';
import { lastGoodPage } from '../lib/last-good.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser, useData } = lastGoodPage('genre', loadGenre);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function GenreRoute() {
  const data = useData();
  return <GenrePage key={`${data.genre.id} ${data.categoryId} ${data.stale ?? false}`} {...data} />;
}
