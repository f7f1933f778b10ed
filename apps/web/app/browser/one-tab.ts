/**
 * Runs it in one tab at a time. On plain http, as in a home network, browsers have no locks: there tabs do not wait
 * for each other.
 */
export const inOneTab = <T>(name: string, run: () => Promise<T> | T): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, run) : Promise.resolve(run());
