import { auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { loadCountries } from '#app/domain/contact/use-countries.ts';
import { loadProducts, usePayment } from '#app/domain/plan/payment-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useState } from 'react';

/** Asks in which country the member lives: ways to pay and prices depend on it. The answer is that of the settings. */
export function CountryField() {
  const t = useT();
  const { data: countries } = useQuery(loadCountries);
  const [countryCode, choose] = useState('');
  const reloadAccount = useReloadAccount();
  const { busy, failure, start } = useTask(async () => {
    await browserApi(auth.userInfo, { countryCode });
    await Promise.all([reloadAccount(), loadProducts(usePayment.getState().promoCode)]);
  });
  if (!countries) return null;
  return (
    <div className="rounded-tile border-edge mt-3 border p-4">
      <SelectField
        label={t('payment.country')}
        autoComplete="country"
        value={countryCode}
        error={failure ?? undefined}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('userInfo.chooseCountry')}</option>
        {countries.map((each) => (
          <option key={each.countryCode} value={each.countryCode}>
            {each.countryName}
          </option>
        ))}
      </SelectField>
      <p className="text-muted mt-1.5 text-sm">{t('payment.countryText')}</p>
      <Button
        look="glass"
        className="mt-3"
        busy={busy}
        disabled={countryCode === ''}
        onClick={() => void start()}
      >
        {t('userInfo.save')}
      </Button>
    </div>
  );
}
