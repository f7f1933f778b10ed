import { definePage } from '#app/shell/define-page.tsx';
import { type LoadArgs, notFound } from '#app/data/pages/route-data.ts';
import { safePath } from '#app/browser/address/safe-path.ts';
import { TryAddressAgain } from '#app/shell/errors/try-address-again.tsx';

const PREFIX = 'url=';

/** Only `/not-found/url={url}` is this page; the parameter is decoded once (SPEC-D7). */
async function load(_api: unknown, { params }: LoadArgs): Promise<{ url: string }> {
  const { url } = params;
  return url?.startsWith(PREFIX) ? { url: url.slice(PREFIX.length) } : notFound();
}

const page = definePage(load, ({ url }) => <TryAddressAgain to={safePath(url)} />);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
