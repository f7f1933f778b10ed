import type { Api } from '@kandil/contract/client';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { browserApi } from '../client/api.ts';
import { type WebContext, webContext } from '../start/load-context.ts';

export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What a page is made of, asked for with this client. */
export type Load<T> = (api: Api, args: LoadArgs) => Promise<T>;

/**
 * What is the same for everybody of one audience, and what is one person's, asked for side by side: the first half may
 * be kept for many, the second never.
 */
export const inHalves =
  <Shared extends object, Personal extends object>(halves: {
    shared: Load<Shared>;
    personal: Load<Personal>;
  }): Load<Shared & Personal> =>
  async (api, args) => {
    const [shared, personal] = await Promise.all([
      halves.shared(api, args),
      halves.personal(api, args),
    ]);
    return { ...shared, ...personal };
  };

type ClientArgs = Pick<LoaderFunctionArgs, 'params' | 'url'>;

/** The loaders of a page, and how it reads what they gave. */
export interface Loaders<T> {
  loader(args: LoaderFunctionArgs): Promise<T>;
  clientLoader(args: ClientArgs): Promise<T>;
  useData(): T;
}

/** What a page shows when its data could not be had. */
export interface LoadFailure {
  kind: string;
  /** Ready to be shown. */
  message: string;
}

/**
 * The two loaders of a page from its one `load` function: on the server the services in process, in the browser
 * the HTTP client - so that after the first page the client asks the services itself.
 * @param apiOf by which of the server's clients
 */
export function pageData<T>(load: Load<T>, apiOf = ({ api }: WebContext) => api): Loaders<T> {
  const run = async (api: Api, { params, url }: ClientArgs): Promise<T> => {
    try {
      return await load(api, { params, query: url.searchParams });
    } catch (error) {
      throw asFailure(error, 'id' in params);
    }
  };
  return {
    loader: (args) => run(apiOf(args.context.get(webContext)), args),
    clientLoader: (args) => run(browserApi, args),
    useData: () => useLoaderData() as T,
  };
}

/** Refuses the page: there is nothing at this address. */
export function notFound(): never {
  throw data({ kind: 'http', message: '' } satisfies LoadFailure, { status: 404 });
}

/** An API error as an answer of the router with its status; anything else stays the fault it is. */
function asFailure(error: unknown, named: boolean): unknown {
  // By its shape: on the server the class may come from another copy of the module.
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('kind' in error)) return error;
  const answered = 'status' in error && typeof error.status === 'number' ? error.status : 503;
  // What can be no id and no code names nothing, as one that is not known.
  const status = answered === 400 && named ? 404 : answered;
  return data({ kind: String(error.kind), message: error.message } satisfies LoadFailure, {
    status,
  });
}
