import { GenrePage } from '#app/features/genre/genre-page.tsx';
import { loadGenre } from '#app/features/genre/load.ts';
import { lastGoodPage } from '#app/data/reads/last-good.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser, useData } = lastGoodPage('genre', loadGenre);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function GenreRoute() {
  const data = useData();
  return <GenrePage key={`${data.genre.id} ${data.categoryId} ${data.stale ?? false}`} {...data} />;
}
