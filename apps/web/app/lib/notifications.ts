import { create } from 'zustand';

export type NotificationTone = 'success' | 'error' | 'info';

export interface Notification {
  id: number;
  tone: NotificationTone;
  text: string;
}

interface Notifications {
  shown: Notification[];
  notify(tone: NotificationTone, text: string): void;
  dismiss(id: number): void;
}

/** At most so many at a time; an older one makes room. */
const MOST = 3;
let last = 0;

export const useNotifications = create<Notifications>((set) => ({
  shown: [],
  notify: (tone, text) => set(({ shown }) => ({ shown: [...shown, { id: ++last, tone, text }].slice(-MOST) })),
  dismiss: (id) => set(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) })),
}));

/** Shows a short message; it is also read out. */
export function notify(tone: NotificationTone, text: string): void {
  useNotifications.getState().notify(tone, text);
}
