import { type Data, notify } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';

export type Subjects = Data<typeof notify.supportSubjects>;
export type FileFormats = Data<typeof notify.supportLimitCheck>['fileFormats'];
export type OwnTicket = Data<typeof notify.supportTickets>[number];

export interface SupportData {
  /** Null where they failed to load with the page, as while the session is still refreshed. */
  subjects: Subjects | null;
  /** The messages of the account; null where they failed to load with the page. */
  tickets: OwnTicket[] | null;
}

export const fetchSubjects = async (api: Api): Promise<Subjects> =>
  (await api(notify.supportSubjects, {})).data;

export const fetchTickets = async (api: Api): Promise<OwnTicket[]> =>
  (await api(notify.supportTickets, {})).data;

export async function loadSupport(api: Api): Promise<SupportData> {
  const [subjects, tickets] = await Promise.all([
    fetchSubjects(api).catch(() => null),
    fetchTickets(api).catch(() => null),
  ]);
  return { subjects, tickets };
}
