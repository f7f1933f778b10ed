import type { Api } from '@kandil/contract/client';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Site } from '../start/site.tsx';
import { browserApi } from '../client/api.ts';
import type { MemberPart } from '../start/member-part.ts';
import { type WebContext, webContext } from '../start/load-context.ts';
import { isPageOff, pageAt } from './page-at.ts';

export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** Loads the data of a page with a client. */
export type Load<T> = (api: Api, args: LoadArgs) => Promise<T>;

type ClientArgs = Pick<LoaderFunctionArgs, 'params' | 'url'>;

export interface PageOptions<T> {
  /** Picks the server's client. */
  apiOf?: (web: WebContext) => Api;
  /**
   * Adds the member's own part to data shared by an audience. Null: the whole page is loaded, as it is without this
   * function.
   */
  complete?: (data: T, part: MemberPart, args: ClientArgs) => T | null | Promise<T | null>;
}

/** The loaders of a page and the hook that reads their data. */
export interface Loaders<T> {
  loader(args: LoaderFunctionArgs): Promise<T>;
  clientLoader(args: ClientArgs): Promise<T>;
  useData(): T;
}

/** What a page shows when its data failed to load. */
export interface LoadFailure {
  kind: string;
  /** A text for the visitor. */
  message: string;
  /** The error code of the service, if it answered. */
  code?: string | undefined;
}

/**
 * The two loaders of a page from its one `load` function: on the server the services in process, in the browser
 * the HTTP client - so that after the first page the client asks the services itself.
 */
export function pageData<T>(
  load: Load<T>,
  { apiOf = ({ api }) => api, complete }: PageOptions<T> = {},
): Loaders<T> {
  const run = async (api: Api, { params, url }: ClientArgs, site: Site): Promise<T> => {
    if (isPageOff(pageAt(url), site)) notFound();
    try {
      return await load(api, { params, query: url.searchParams });
    } catch (error) {
      throw asFailure(error, 'id' in params);
    }
  };
  return {
    loader(args) {
      const web = args.context.get(webContext);
      return run(apiOf(web), args, web.site.shown);
    },
    async clientLoader(args) {
      const document = complete && window.boot.part ? await completable(args.url) : null;
      const completed =
        document && complete ? await complete(document.data as T, document.part, args) : null;
      return completed ?? run(browserApi, args, window.boot.site);
    },
    useData: () => useLoaderData() as T,
  };
}

/** Code for members; if it fails to load, the whole page is loaded instead. */
const completable = (url: URL) =>
  import('../start/fresh-start.ts').then(
    ({ documentPart }) => documentPart(url),
    () => null,
  );

/** Responds 404. @param message key of a text that says why */
export function notFound(message = ''): never {
  throw data({ kind: 'http', message } satisfies LoadFailure, { status: 404 });
}

/** An API error as a response of the router with its status; any other error unchanged. */
function asFailure(error: unknown, named: boolean): unknown {
  // Duck typing: on the server the class may come from another copy of the module.
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('kind' in error)) return error;
  const answered = 'status' in error && typeof error.status === 'number' ? error.status : 503;
  // An invalid id or code is an unknown one.
  const status = answered === 400 && named ? 404 : answered;
  const code = 'code' in error ? String(error.code) : undefined;
  return data({ kind: String(error.kind), message: error.message, code } satisfies LoadFailure, {
    status,
  });
}
