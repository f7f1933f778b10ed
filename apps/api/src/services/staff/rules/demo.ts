import { type Role, ROLES } from '@kandil/contract/staff/permissions';

const NAMES: Readonly<Record<Role, string>> = {
  administrator: 'Amira Haddad',
  support: 'Salim Karaman',
  finance: 'Farida Rahimi',
  editor: 'Elif Demir',
  scheduler: 'Sami Osman',
};

/** The demo's member of staff of a role: without a passkey, and for anybody who runs the demo. */
export const demoStaff = (role: Role) => ({
  id: `d3a00000-0000-4000-8000-${String(100 + ROLES.indexOf(role)).padStart(12, '0')}`,
  mail: `${role}@kandil.test`,
  name: NAMES[role],
  role,
});

export const DEMO_STAFF_IDS: readonly string[] = ROLES.map((role) => demoStaff(role).id);
