import { create } from 'zustand';

export type NotificationTone = 'success' | 'error' | 'info';

export interface Notification {
  id: number;
  tone: NotificationTone;
  text: string;
  /** What can be done about it while it is shown. */
  action?: NotificationAction | undefined;
}

export interface NotificationAction {
  label: string;
  run(): void;
}

interface Notifications {
  shown: Notification[];
  notify(tone: NotificationTone, text: string, action?: NotificationAction): void;
  dismiss(id: number): void;
}

/** At most so many at a time; an older one makes room. */
const MOST = 3;
let last = 0;

export const useNotifications = create<Notifications>((set) => ({
  shown: [],
  notify: (tone, text, action) =>
    set(({ shown }) => ({ shown: [...shown, { id: ++last, tone, text, action }].slice(-MOST) })),
  dismiss: (id) => set(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) })),
}));

const KEPT = 'kandil.notification';

/** Shows a short message on the next page of this tab: for steps that end with a reload. */
export function notifyAfterLoad(tone: NotificationTone, text: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ tone, text }));
  } catch {
    // A browser that stores nothing goes without the message.
  }
}

export function hasKeptNotification(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Shows the message that the page before has left, once. */
export function showKeptNotification(): void {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (kept === null) return;
    const { tone, text } = JSON.parse(kept) as Pick<Notification, 'tone' | 'text'>;
    notify(tone, text);
  } catch {
    // As above.
  }
}

/** Shows a short message; it is also read out. With an action, such as `Undo`, it stays a little longer. */
export function notify(tone: NotificationTone, text: string, action?: NotificationAction): void {
  useNotifications.getState().notify(tone, text, action);
}
