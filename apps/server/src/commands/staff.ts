import { inviteByCommand, MODULES, recordAudit, staffMembers, StartupError } from '@kandil/api';
import type { Role } from '@kandil/contract/staff/permissions';
import type { Desk } from './desk.ts';

/** Invites an address to the control room, or lists the staff. */
export type StaffTask = { kind: 'list' } | { kind: 'invite'; mail: string; role: Role };

export const staff = (task: StaffTask, desk: Desk): Promise<void> =>
  task.kind === 'list' ? list(desk) : invite(task, desk);

/** Prints the link on the terminal of the command, and nowhere else. */
async function invite(
  { mail, role }: Extract<StaffTask, { kind: 'invite' }>,
  desk: Desk,
): Promise<void> {
  const { controlOrigin: origin } = desk.config;
  if (origin === null)
    throw new StartupError('This installation has no control room: set CONTROL_ORIGIN first.');
  const { url, expiresAt } = await desk.withDatabase(
    'write',
    MODULES.staff.migrations,
    (database) =>
      desk.withQueue(database, [recordAudit], (queue) =>
        inviteByCommand(database, queue, { mail, role, origin, now: Date.now }),
      ),
  );
  desk.console.log(`For one use until ${expiresAt.toISOString()}:\n${url}`);
}

async function list(desk: Desk): Promise<void> {
  const rows = await desk.withDatabase('read', MODULES.staff.migrations, staffMembers);
  const members = rows.filter(({ dismissed_at: at }) => at === null);
  if (members.length === 0) desk.console.log('Nobody is on the staff yet.');
  for (const { mail, name, role, passkeys } of members)
    desk.console.log(`${mail}  ${name}, ${role}, passkeys: ${passkeys}`);
}
