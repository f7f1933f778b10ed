import { useParams } from 'react-router';
import { NotFoundPage } from '#app/shell/errors/error-pages.tsx';
import { notFound, pageData } from '#app/data/reads/route-data.ts';
import { safePath } from '#app/browser/address/safe-path.ts';
import { TryAddressAgain } from '#app/shell/errors/try-address-again.tsx';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const PREFIX = 'url=';

/** Only `/not-found/url={url}` is this page; the parameter comes decoded once (SPEC-D7). */
async function load(
  _api: unknown,
  { params }: { params: Readonly<Record<string, string | undefined>> },
) {
  if (!params['url']?.startsWith(PREFIX)) notFound();
  return null;
}
const { loader: loadOnServer, clientLoader: loadInBrowser } = pageData(load);
export const loader = loadOnServer;
export const clientLoader = loadInBrowser;

export default function NotFoundUrlRoute() {
  const { url } = useParams();
  return url ? <TryAddressAgain to={safePath(url.slice(PREFIX.length))} /> : <NotFoundPage />;
}
