import { content, notify } from '@kandil/contract';
import { MAX_RETRIES } from '@kandil/contract/client';
import { expect, test, vi } from 'vitest';
import { AUTO_SUBMIT_MS } from './features/television/use-activation.ts';
import { ACTIVATION_CODE_LENGTH } from '@kandil/ui/forms/activation-code.ts';
import { newPasswordProblem } from '@kandil/ui/forms/rules.ts';
import { browserApi } from './data/client/api.ts';
import { useConsent } from './browser/consent.ts';
import { MODAL_FADE_MS } from './domain/prompt/modal-store.ts';
import { DEBOUNCE_MS } from './domain/search/search-state.ts';
import { PAGE_DELAY_MS, PAGE_TIMEOUT_MS } from './shell/frame/page-change.tsx';
import { START } from './testing/app.tsx';
import { scriptNetwork } from './testing/network.ts';

/** Seconds for which the consent cookie is stored. */
function consentSeconds(): number {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  useConsent.getState().answer([]);
  return Number(/Max-Age=(\d+)/.exec(set.mock.calls.join())?.[1]);
}

/** Whether a list of breakdowns is still used again after so many milliseconds. */
async function isCached(milliseconds: number): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const meta = { totalCount: 0, offset: 0, limit: 20 };
  const sent = scriptNetwork({ '/content/v3/breakdowns': { data: [], meta } });
  await browserApi(content.breakdowns, {});
  vi.setSystemTime(Date.now() + milliseconds);
  await browserApi(content.breakdowns, {});
  vi.useRealTimers();
  return sent.length === 1;
}

const least = (length: number, isEnough: (text: string) => boolean) =>
  isEnough('x'.repeat(length)) && !isEnough('x'.repeat(length - 1));

test('the constants of the code that repeat other rules', { tags: ['CONST-10'] }, async () => {
  expect(consentSeconds()).toBe(365 * 86_400);
  expect(ACTIVATION_CODE_LENGTH).toBe(6);
  expect(AUTO_SUBMIT_MS).toBe(1000);
  const { passwordMinLength } = START.config;
  expect(least(4, (text) => newPasswordProblem(text, passwordMinLength) === null)).toBe(true);
  const { ticketMessage } = notify.supportTicketSave.body.shape;
  expect(least(3, (text) => ticketMessage.safeParse(text).success)).toBe(true);
  expect(MAX_RETRIES).toBe(8);
  expect([await isCached(29_999), await isCached(30_000)]).toEqual([true, false]);
  expect(MODAL_FADE_MS).toBe(300);
  expect(DEBOUNCE_MS).toBe(300);
  expect([PAGE_TIMEOUT_MS, PAGE_DELAY_MS]).toEqual([10_000, 300]);
});
