/** What members of staff are, from the one who may do most. */
export const ROLES = ['administrator', 'support', 'finance', 'editor', 'scheduler'] as const;
export type Role = (typeof ROLES)[number];

/** What a role may do, each with the roles that may. Server and screens read this table. */
const ROLES_OF = {
  /** See who is on the staff. */
  'staff.read': ['administrator'],
  /** Invite and dismiss people, and change their roles. */
  'staff.manage': ['administrator'],
  /** Read who did what. */
  'audit.read': ['administrator'],
  /** Find members, and open their accounts with a reason. */
  'people.read': ['administrator', 'support', 'finance'],
  /** Read the messages of members to support. */
  'tickets.read': ['administrator', 'support'],
  /** Answer them. */
  'tickets.write': ['administrator', 'support'],
  /** Read receipts, books, renewals and what is set aside for giving. */
  'money.read': ['administrator', 'finance', 'support'],
  /** Order refunds, and approve those of others. */
  'money.refund': ['administrator', 'finance', 'support'],
  /** Compare the books with the gateways, enter chargebacks and transfers. */
  'money.manage': ['administrator', 'finance'],
  /** Sign accounts out, block them, begin their deletion or export. */
  'people.act': ['administrator', 'support'],
  /** Announce new terms of use to all members. */
  'terms.announce': ['administrator'],
  /** Give members days of access, and take them back. */
  'grants.give': ['administrator', 'support'],
  /** Give days to everybody after an outage. */
  'grants.outage': ['administrator'],
  /** Read who pays less than the price on offer, and what was announced. */
  'prices.read': ['administrator', 'finance'],
  /** Announce higher prices, and take them back. */
  'prices.raise': ['administrator'],
  /** Make batches of promo codes, download and revoke them. */
  'promos.make': ['administrator', 'finance'],
  /** Read how much is watched, and how many sign up, pay and leave. */
  'numbers.read': ['administrator', 'finance', 'editor', 'scheduler'],
  /** Read revenue and giving. */
  'numbers.money': ['administrator', 'finance'],
  /** Read what runs, which jobs failed, and what is stored. */
  'system.read': ['administrator'],
  /** Run failed jobs again, and drop them. */
  'system.act': ['administrator'],
  /** Read the switches and the configuration in force. */
  'settings.read': ['administrator'],
  /** Switch what can be switched at run time, and announce maintenance. */
  'settings.change': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_OF;
export const PERMISSIONS = Object.keys(ROLES_OF) as Permission[];

/** Whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  (ROLES_OF[permission] as readonly Role[]).includes(role);

/** The permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => may(role, permission));
