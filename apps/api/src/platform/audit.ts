import type { Role } from '@kandil/contract/staff/permissions';
import { auditRecord } from '@kandil/contract/internal';
import type { AnyCall } from '@kandil/contract';
import type { Clock } from './clock.ts';
import type { CallContext } from './http/context.ts';
import type { Internal } from './http/internal.ts';
import { defineJob, type Executor, handle, type Handler, type Queue } from './queue/index.ts';

/** Brings an entry of the audit to the staff service, from the queue of whichever service did it. */
export const recordAudit = defineJob('staff.record-audit', auditRecord.body);

export interface AuditNote {
  call: AnyCall;
  /** Who or what it is done to, such as `staff:ID`. */
  subject?: string;
  /** What changes: values of prices and the catalogue, of personal fields their names alone. */
  changes?: Record<string, unknown>;
  reason?: string;
  /** Entries about money stay ten years, others three. */
  retention?: 'GENERAL' | 'MONEY';
  /** Names the entry in place of the request and the call: a second one of this name is not stored. */
  once?: string;
  /** Who does it, where no session says so. */
  by?: { id: string; role: Role } | null;
}

/**
 * Notes what a staff call does, in the transaction that does it: the entry exists if and only if the change does. The
 * request and the call name the entry, so that it is stored once.
 */
export async function audited(
  { queue, now }: { queue: Pick<Queue, 'enqueue'>; now: Clock },
  trx: Executor,
  { staff, requestId }: Pick<CallContext, 'staff' | 'requestId'>,
  note: AuditNote,
): Promise<void> {
  const by = note.by === undefined ? staff : note.by;
  const id = note.once ?? `${requestId} ${note.call.name}`;
  const entry = {
    id,
    at: new Date(now()).toISOString(),
    staffId: by?.id ?? null,
    role: by?.role ?? null,
    call: note.call.name,
    subject: note.subject ?? null,
    changes: note.changes ?? {},
    reason: note.reason ?? null,
    retention: note.retention ?? 'GENERAL',
  };
  await queue.enqueue(trx, recordAudit, entry, { key: id });
}

/** Runs on the queue of every store. */
export const recordAuditHandler = (internal: Internal): Handler =>
  handle(recordAudit, (entry) => internal(auditRecord, entry));
