import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import type { Offers } from './load.ts';
import { loadProducts, usePayment } from './payment-store.ts';

export interface PromoCode {
  typed: string;
  type(text: string): void;
  /** Why it does not apply, or why it could not be asked. */
  problem: string | null;
  /** What it changes; null unless the typed code is applied. */
  applied: string | null;
  apply(): void;
  remove(): void;
  busy: boolean;
}

/** What the service says of a code, if it says that it applies, or that it does not. */
const textIf = (said: Offers['promoCodeAction'], applied: boolean) =>
  said?.applied === applied ? said.text : null;

/** The promo code field: what was typed stays, whatever the service says. @param code from a link: applied at once */
export function usePromoCode(code: string): PromoCode {
  const t = useT();
  const stored = usePayment((state) => state.promoCode);
  const action = usePayment((state) => state.promoCodeAction);
  // Until the visitor types, the field has the code that is quoted.
  const [edited, setTyped] = useState<string | null>(null);
  const typed = edited ?? (code || (stored ?? ''));
  const [isMissing, setMissing] = useState(false);
  const loading = useTask(async () => {
    await loadProducts(typed.trim());
  });
  const removing = useTask(async () => {
    await loadProducts(null);
    setTyped('');
  });
  const applyAsked = useEffectEvent(() => {
    if (code !== '' && code !== stored) void loading.start();
  });
  useEffect(() => applyAsked(), []);

  const said = action?.promoCode === typed.trim() ? action : null;
  const failure = loading.failure ?? removing.failure ?? textIf(said, false);
  return {
    typed,
    type(text) {
      setTyped(text);
      setMissing(false);
    },
    problem: isMissing ? t('payment.promoEmpty') : failure,
    applied: textIf(said, true),
    apply() {
      const isEmpty = typed.trim() === '';
      setMissing(isEmpty);
      if (!isEmpty) void loading.start();
    },
    remove: () => void removing.start(),
    busy: loading.busy || removing.busy,
  };
}
