import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account of the server if this process runs as root, which PostgreSQL refuses. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * `undefined` when this process is an ordinary user: the server then runs as the same. For root it is `nobody`:
 * initdb insists on an account with a name, and this one exists everywhere.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('there is no account "nobody" to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether the account can reach `path`: it needs the x permission on every parent folder. */
export function canReach(user: ServerUser | undefined, path: string): boolean {
  if (!user) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (!((mode >> shift) & 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}
