import type { Load } from './route-data.ts';

/** Why the services did not return a page's data. */
export interface Failure {
  /** HTTP status; null when there was no answer. */
  status: number | null;
  code: string | null;
  /** A text for the visitor. */
  message: string;
}

/** The data of a page, or why it is missing. */
export type DataOrFailure<T> = { data: T; failure: null } | { data: null; failure: Failure };

/** For pages that explain a refusal themselves; other pages show the error page. */
export const orFailure =
  <T>(load: Load<T>): Load<DataOrFailure<T>> =>
  async (api, args) => {
    try {
      return { data: await load(api, args), failure: null };
    } catch (error) {
      // Duck typing: on the server the class may come from another copy of the module.
      if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
      const { status, code } = error as { status?: number; code?: string };
      return {
        data: null,
        failure: { status: status ?? null, code: code ?? null, message: error.message },
      };
    }
  };

/** The data of a member; null where nobody is logged in (ROLE-08). Other errors are thrown. */
export async function ofMember<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    // By its shape: on the server the class may be of another copy of the module.
    if (error instanceof Error && 'status' in error && error.status === 401) return null;
    throw error;
  }
}
