import { type SyntheticEvent, useId } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type PromoCode, usePromoCode } from './use-promo-code.ts';

/** Longest promo code (VALID-43); case and look-alike characters do not matter to the service. */
const LONGEST_CODE = 64;

interface PromoCodeFormProps {
  /** A code from a link: it is applied at once. */
  code?: string;
  /** In a modal: the button is below the field. */
  tall?: boolean;
}

/** Enters a promo code; says what it changes, or the exact reason why it does not apply (PURCHASE-03). */
export function PromoCodeForm({ code = '', tall = false }: PromoCodeFormProps) {
  const t = useT();
  const id = useId();
  const promo = usePromoCode(code);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    promo.apply();
  };
  return (
    <form noValidate onSubmit={submit} className={cx('flex flex-col gap-2', !tall && 'sm:w-80')}>
      <label htmlFor={id} className={tall ? 'text-sm font-medium' : 'sr-only'}>
        {t('payment.promoCode')}
      </label>
      <div className={cx('flex gap-2', tall && 'flex-col')}>
        <input
          id={id}
          dir="ltr"
          value={promo.typed}
          maxLength={LONGEST_CODE}
          placeholder={t('payment.promoCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={promo.problem !== null || undefined}
          aria-describedby={`${id}-note`}
          className="rounded-tile border-edge bg-ground text-text placeholder:text-muted/70 hover:border-muted focus:border-gold aria-invalid:border-ruby-bright min-h-12 w-full min-w-0 border px-4 tracking-wider uppercase placeholder:tracking-normal placeholder:normal-case"
          onChange={(event) => promo.type(event.target.value)}
        />
        {promo.applied === null ? (
          <Button type="submit" look={tall ? 'gold' : 'glass'} size="large" busy={promo.busy}>
            {t('payment.promoApply')}
          </Button>
        ) : (
          <Button look="line" size="large" busy={promo.busy} onClick={promo.remove}>
            {t('payment.promoRemove')}
          </Button>
        )}
      </div>
      <Note id={`${id}-note`} promo={promo} />
    </form>
  );
}

function Note({ id, promo: { problem, applied } }: { id: string; promo: PromoCode }) {
  const Icon = problem === null ? CheckIcon : CircleAlertIcon;
  const text = problem ?? applied;
  return (
    <p
      id={id}
      role="status"
      className={cx('text-sm', problem === null ? 'text-leaf' : 'text-ruby-bright')}
    >
      {text !== null && (
        <span className="flex gap-1.5">
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{text}</span>
        </span>
      )}
    </p>
  );
}
