import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { auditRows } from '../store/audit.ts';
import type { AuditRow } from '../store/tables.ts';
import type { StaffWorld } from '../world.ts';

/** Entries of a page. */
const PAGE = 50;

/** Names an entry as the end of a page: its time, then its id. */
const endOf = ({ at, id }: Pick<AuditRow, 'at' | 'id'>): string => `${at.toISOString()} ${id}`;

/** @throws Refusal INVALID_INPUT for what no page has answered */
function placeOf(after: string): { at: Date; id: string } {
  const [, moment = '', id = ''] = /^(\S+) (.+)$/.exec(after) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || id === '')
    throw new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });
  return { at, id };
}

const dateOf = (moment: string | undefined) =>
  moment === undefined ? undefined : new Date(moment);

export const audit = handle<StaffWorld, typeof staff.audit>(
  staff.audit,
  async ({ input: { staffId, call, subject, from, until, after }, world }) => {
    const filter = { staffId, call, subject, from: dateOf(from), until: dateOf(until) };
    const page = { ...filter, after: after === undefined ? undefined : placeOf(after) };
    const rows = await auditRows(world.db, page, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    const entries = shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staffId: row.staff_id,
      role: row.role,
      name: row.name,
      call: row.call,
      subject: row.subject,
      changes: row.changes,
      reason: row.reason,
    }));
    return { data: { entries, next: last ? endOf(last) : null } };
  },
);
