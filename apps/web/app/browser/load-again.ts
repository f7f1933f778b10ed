/** Milliseconds before each further attempt. */
const PAUSES = [300, 1500];

/**
 * Loads code, also where the network loses a file now and then: tries again, unless there is no connection. Chromium
 * asks the network again for a module that did not come; a browser that remembers the failure fails at once.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
