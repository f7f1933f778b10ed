import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { loadMyList } from '#app/features/my-list/load.ts';
import { MyListPage } from '#app/features/my-list/my-list-page.tsx';

const page = definePage(lastGoodPage('my list', loadMyList), MyListPage, ({ list }) =>
  list ? 'list' : 'guest',
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
