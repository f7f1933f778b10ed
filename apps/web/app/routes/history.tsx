import { definePage } from '#app/shell/define-page.tsx';
import { loadHistory } from '#app/features/history/load.ts';
import { HistoryPage } from '#app/features/history/history-page.tsx';

const page = definePage(loadHistory, HistoryPage, ({ history }) => (history ? 'list' : 'guest'));

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
