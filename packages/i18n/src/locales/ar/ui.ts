import type { ui as english } from '../en/ui.ts';

/** Texts of the web client. */
export const ui: Record<keyof typeof english, string> = {
  'loadingPage.unexpectedError': 'حدث خطأ غير متوقع، يُرجى المحاولة مرة أخرى!',
  'errors.unexpectedErrorHappened': 'حدث خطأ غير متوقع، يُرجى المحاولة مرة أخرى!',
};
