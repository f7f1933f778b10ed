import { create } from 'zustand';
import { tabItems } from '#app/browser/storage/items.ts';

export type NotificationTone = 'success' | 'error' | 'info';

/** Shows a message: `notify`, or `notifyAfterLoad` before a new document. */
export type Say = (tone: NotificationTone, text: string) => void;

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

const KEY = 'kandil.notification';

/** Shows a short message on the next page of this tab: for steps that end with a reload. */
export function notifyAfterLoad(tone: NotificationTone, text: string): void {
  // Without storage the message is lost.
  tabItems.setItem(KEY, JSON.stringify({ tone, text }));
}

export const hasStoredNotification = (): boolean => tabItems.getItem(KEY) !== null;

/** Shows the message that the previous page stored, once. */
export function showStoredNotification(): void {
  const stored = tabItems.getItem(KEY);
  tabItems.removeItem(KEY);
  if (stored === null) return;
  try {
    const { tone, text } = JSON.parse(stored) as Pick<Notification, 'tone' | 'text'>;
    notify(tone, text);
  } catch {
    // What cannot be read is lost.
  }
}

/** Shows a toast, which screen readers announce. With an action, such as `Undo`, it stays longer. */
export function notify(tone: NotificationTone, text: string, action?: NotificationAction): void {
  useNotifications.getState().notify(tone, text, action);
}
