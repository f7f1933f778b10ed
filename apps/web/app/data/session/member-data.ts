const forgetters = new Set<() => void>();

/** Registers how something kept in this tab is forgotten when its member leaves, or another one comes. */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget);
}

/** Empties everything that belongs to a member: lists, progress, kept answers (LOGIN-19, LOGIN-20). */
export function forgetMemberData(): void {
  for (const forget of forgetters) forget();
}
