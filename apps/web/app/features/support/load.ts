import { type Data, notify } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';

export type Subjects = Data<typeof notify.supportSubjects>;
export type FileFormats = Data<typeof notify.supportLimitCheck>['fileFormats'];

export interface SupportData {
  /** Null where they failed to load with the page, as while the session is still refreshed. */
  subjects: Subjects | null;
}

export const fetchSubjects = async (api: Api): Promise<Subjects> =>
  (await api(notify.supportSubjects, {})).data;

export async function loadSupport(api: Api): Promise<SupportData> {
  return { subjects: await fetchSubjects(api).catch(() => null) };
}
