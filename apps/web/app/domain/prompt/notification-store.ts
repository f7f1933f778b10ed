import { create } from 'zustand';

export type NotificationTone = 'success' | 'error' | 'info';

export interface Notification {
  id: number;
  tone: NotificationTone;
  text: string;
  /** A button beside the message. */
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

/** The most messages at a time; a new one replaces the oldest. */
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
    // Without storage the message is lost.
  }
}

export function hasKeptNotification(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Shows the message that the previous page stored, once. */
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

/** Shows a toast, which screen readers announce. With an action, such as `Undo`, it stays longer. */
export function notify(tone: NotificationTone, text: string, action?: NotificationAction): void {
  useNotifications.getState().notify(tone, text, action);
}
