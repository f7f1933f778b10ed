import { vi } from 'vitest';
import type { ProductApp } from '../../../../testing/product-app.ts';
import { type DemoAccount, DEMO_ACCOUNTS } from '../../../../demo/accounts.ts';

export const REASON = 'The member asked for it by phone';

export const mailOf = (role: DemoAccount['role']): string =>
  DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';

/** Waits for a mail to an account whose subject has these words. @returns its text */
export const mailed = ({ mails }: ProductApp, role: DemoAccount['role'], words: string) =>
  vi.waitFor(
    () => {
      const mail = mails.findLast(
        ({ to, subject }) => to === mailOf(role) && subject.includes(words),
      );
      if (!mail) throw new Error(`no mail with ${words}`);
      return mail.text;
    },
    { timeout: 10_000, interval: 20 },
  );

/** What codes answers have, those that were refused last. */
export const codesOf = (answers: readonly { code: string | null }[]): (string | null)[] =>
  answers.map(({ code }) => code).sort((a, b) => (a ?? '').localeCompare(b ?? ''));
