/** As specified: a guest is a 'quest' (ANALYTICS-01, ANALYTICS-02, SPEC-D24). */
export const userTypeOf = (account: object | null): 'quest' | 'member' =>
  account ? 'member' : 'quest';

export type UserType = ReturnType<typeof userTypeOf>;
