import { moneyText } from '@kandil/i18n/formats';
import type { Withdrawal } from '@kandil/contract/purchase';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Facts } from './facts.tsx';
import { Panel } from './panel.tsx';

/** The contract has ended. @param focused it has just been confirmed */
export function Done({ of, focused }: { of: Withdrawal; focused: boolean }) {
  const { t, language } = useWords();
  const amount = of.refund && moneyText(of.refund, language);
  return (
    <Panel title={t('withdrawal.done')} focused={focused}>
      <p className="mb-3">{t('withdrawal.doneText')}</p>
      {amount && (
        <p className="mb-3">
          {t(of.refunded ? 'withdrawal.refunded' : 'withdrawal.refundOn', { amount })}
        </p>
      )}
      <p className="text-muted mb-5">{t('withdrawal.mailed')}</p>
      <Facts of={of} />
      <ButtonLink to={paths.homepage()} look="line">
        {t('action.home')}
      </ButtonLink>
    </Panel>
  );
}

/** It is too late; canceling is still possible. */
export function Over({ of }: { of: Withdrawal }) {
  const { t, language } = useWords();
  const named = { plan: of.planTitle, period: of.periodTitle };
  const isLate = of.lastDay !== null && Date.parse(of.lastDay) < Date.now();
  const date = of.lastDay ? billingDay(of.lastDay, language) : '';
  return (
    <Panel title={t('withdrawal.over')}>
      <p className="mb-6">
        {isLate ? t('withdrawal.overText', { ...named, date }) : t('withdrawal.endedText', named)}
      </p>
      <ButtonLink to={`${paths.settings()}#plan`}>{t('withdrawal.toCancel')}</ButtonLink>
    </Panel>
  );
}
