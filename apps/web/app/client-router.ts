import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { report } from './browser/report.ts';
import { loadPageCode, type RouteModule } from './page-code.ts';
import { PAGES, type PageId } from './pages.ts';
import * as root from './root.tsx';
import { RequestTimeoutPage, ServerErrorPage } from './shell/errors/error-pages.tsx';
import { CodeMissing, PageError } from './shell/errors/page-error.tsx';

/** Shown when nothing comes any more: they must be there already (SHELL-44), so they have no file of their own. */
const READY: Partial<Record<PageId, RouteModule>> = {
  requestTimeout: { default: RequestTimeoutPage },
  internalServerError: { default: ServerErrorPage },
};

const load = async (id: PageId): Promise<RouteModule> =>
  READY[id] ?? (await loadPageCode(id)) ?? { default: CodeMissing };

/** The page, or one that says its code did not come: the router shows nothing at all for a route that stays away. */
async function loadOrSay(id: PageId): Promise<RouteModule> {
  try {
    return await load(id);
  } catch (cause) {
    report(cause);
    return { default: CodeMissing };
  }
}

function propertiesOf(module: RouteModule) {
  const { default: Component, clientLoader: loader, shouldRevalidate } = module;
  return {
    Component,
    ...(loader && { loader }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}

export interface FirstPage {
  page: PageId;
  /** Loader data and errors of the document. */
  state: HydrationState;
  /** The language prefix, which is the router's base. */
  base: string;
}

/**
 * The browser's router over the same table of pages, alive with the data the document came with. The framework's
 * own start would bring 10 kB for what this application does otherwise: streamed data, route discovery, prefetch.
 */
export async function startRouter({ page, state, base }: FirstPage): Promise<DataRouter> {
  const first = await load(page);
  const ready = { ...READY, [page]: first };
  const children = (Object.keys(PAGES) as PageId[]).map((id): RouteObject => {
    const { path } = PAGES[id];
    return {
      id,
      ErrorBoundary: PageError,
      ...(path === '/' ? { index: true } : { path }),
      ...(ready[id]
        ? propertiesOf(ready[id])
        : { lazy: async () => propertiesOf(await loadOrSay(id)) }),
    };
  });
  const routes: RouteObject[] = [
    {
      id: 'root',
      path: '',
      ...propertiesOf(root),
      ErrorBoundary: root.ErrorBoundary,
      middleware: root.clientMiddleware,
      children,
    },
  ];
  return createBrowserRouter(routes, { basename: base || '/', hydrationData: state });
}
