import { type Data, notify } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LoadArgs } from '#app/data/pages/route-data.ts';

export type Thread = Data<typeof notify.supportTicket>;

export interface TicketData {
  id: string;
  /** Null for guests, and in a child's profile. */
  thread: Thread | null;
  /** Why there is none. */
  reason: 'guest' | 'child' | null;
}

/** A thread, or why it cannot be shown to this visitor; other errors are thrown. */
export async function loadTicket(api: Api, { params }: LoadArgs): Promise<TicketData> {
  const id = params['id'] ?? '';
  try {
    const { data: thread } = await api(notify.supportTicket, { id });
    return { id, thread, reason: null };
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    return { id, thread: null, reason };
  }
}

/** By its shape: on the server the class of the error may be of another copy of the module. */
function reasonOf(error: unknown): TicketData['reason'] {
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'KIDS_PROFILE') return 'child';
  return 'status' in error && error.status === 401 ? 'guest' : null;
}
