/** Whether the server has told this browser that it is a television (entry.server.tsx). */
export const isTelevision = (): boolean => 'television' in document.documentElement.dataset;
