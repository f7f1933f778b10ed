import { type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useTask } from '#app/ui/forms/use-task.ts';
import { useT } from '#app/ui/text/texts.tsx';
import CheckIcon from 'lucide-react/icons/check';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import { loadProducts, usePayment } from './payment-store.ts';

/** Longest promo code (VALID-43); case and look-alike characters do not matter to the service. */
const LONGEST_CODE = 64;

interface PromoCodeFormProps {
  /** A code from a link: it is applied at once. */
  code?: string;
  /** In a modal the button has the whole width. */
  tall?: boolean;
}

/** Enters a promo code; says what it changes, or the exact reason why it does not apply. */
export function PromoCodeForm({ code = '', tall = false }: PromoCodeFormProps) {
  const t = useT();
  const id = useId();
  const kept = usePayment((state) => state.promoCode);
  const action = usePayment((state) => state.promoCodeAction);
  const [typed, setTyped] = useState(code || (kept ?? ''));
  const [missing, setMissing] = useState(false);
  const apply = useTask(async () => {
    await loadProducts(typed.trim());
  });
  const remove = useTask(async () => {
    await loadProducts(null);
    setTyped('');
  });
  const applyAsked = useEffectEvent(() => {
    if (code !== '' && code !== kept) void apply.start();
  });
  useEffect(() => applyAsked(), []);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = typed.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) void apply.start();
  };
  const refused = action && !action.applied ? action.text : null;
  const problem = missing ? t('payment.promoEmpty') : (apply.failure ?? remove.failure ?? refused);
  const isApplied = action?.applied === true && action.promoCode === typed.trim();
  return (
    <form noValidate onSubmit={submit} className={cx('flex flex-col gap-2', !tall && 'sm:w-80')}>
      <label htmlFor={id} className={tall ? 'text-sm font-medium' : 'sr-only'}>
        {t('payment.promoCode')}
      </label>
      <div className={cx('flex gap-2', tall && 'flex-col')}>
        <input
          id={id}
          dir="ltr"
          value={typed}
          maxLength={LONGEST_CODE}
          placeholder={t('payment.promoCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
          className="rounded-tile border-edge bg-ground text-text placeholder:text-muted/70 hover:border-muted focus:border-gold aria-invalid:border-ruby-bright min-h-12 w-full min-w-0 border px-4 tracking-wider uppercase placeholder:tracking-normal placeholder:normal-case"
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
        />
        {isApplied ? (
          <Button look="line" size="large" busy={remove.busy} onClick={() => void remove.start()}>
            {t('payment.promoRemove')}
          </Button>
        ) : (
          <Button type="submit" look={tall ? 'gold' : 'glass'} size="large" busy={apply.busy}>
            {t('payment.promoApply')}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={cx('text-sm', problem ? 'text-ruby-bright' : 'text-leaf')}
      >
        {problem ? (
          <span className="flex gap-1.5">
            <CircleAlertIcon className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span dir="auto">{problem}</span>
          </span>
        ) : (
          isApplied && (
            <span className="flex gap-1.5">
              <CheckIcon className="mt-0.5 size-4 shrink-0" aria-hidden />
              <span dir="auto">{action.text}</span>
            </span>
          )
        )}
      </p>
    </form>
  );
}
