/** Calls per minute of a guest's address and of a member's session. */
interface Limits {
  readonly guest: number;
  readonly member: number;
}

/**
 * The rate-limit classes of calls (SEC-12). A player reports far less often than once a second, seeking
 * viewers included. Calls of class `by-service` are limited by their service alone, where guessing or flooding pays.
 */
export const LIMITS = {
  catalogue: { guest: 300, member: 600 },
  search: { guest: 30, member: 60 },
  addresses: { guest: 30, member: 30 },
  reports: { guest: 120, member: 120 },
  changes: { guest: 60, member: 60 },
  uploads: { guest: 10, member: 10 },
  'by-service': null,
} as const satisfies Record<string, Limits | null>;

export type LimitClass = keyof typeof LIMITS;

/**
 * Classes of calls under overload, the most urgent first (SEC-23): the last one is refused first. `playback`: the
 * reports of players and the addresses they play. `account`: sessions and money. `catalogue`: pages and what they
 * show. `extra`: what a visitor can do without for a while.
 */
export const PRIORITIES = ['playback', 'account', 'catalogue', 'extra'] as const;
export type Priority = (typeof PRIORITIES)[number];

const PRIORITY_OF: Readonly<Record<LimitClass, Priority>> = {
  catalogue: 'catalogue',
  search: 'extra',
  addresses: 'playback',
  reports: 'playback',
  changes: 'catalogue',
  uploads: 'catalogue',
  'by-service': 'account',
};

/** The priority of a call: as it declares, else by its rate class. */
export const priorityOf = ({
  priority,
  limit = 'catalogue',
}: {
  priority?: Priority | undefined;
  limit?: LimitClass;
}): Priority => priority ?? PRIORITY_OF[limit];
