import { type Args, auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';

type Change = Args<typeof auth.userInfo>;

/** The non-empty fields (AUTH-37). */
export function filled(fields: Change): Change {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** Changes the member's details. @throws ApiError */
export async function changeUserInfo(fields: Change): Promise<void> {
  await browserApi(auth.userInfo, filled(fields));
}
