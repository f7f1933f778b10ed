import { type Args, auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';

type Change = Args<typeof auth.userInfo>;

/** The fields that have something in them (AUTH-37). */
export function filled(fields: Change): Change {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** Changes what is known of the member. @throws ApiError */
export async function changeUserInfo(fields: Change): Promise<void> {
  await browserApi(auth.userInfo, filled(fields));
}
