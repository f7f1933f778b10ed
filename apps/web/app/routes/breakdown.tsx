import { BreakdownPage } from '#app/features/breakdown/breakdown-page.tsx';
import { loadBreakdown } from '#app/features/breakdown/load.ts';
import { lastGoodPage } from '#app/data/reads/last-good.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const {
  loader: load,
  clientLoader: loadInBrowser,
  useData,
} = lastGoodPage('breakdown', loadBreakdown);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function BreakdownRoute() {
  const data = useData();
  return <BreakdownPage key={`${data.id} ${data.sort} ${data.stale ?? false}`} {...data} />;
}
