import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { type Country, loadCountries } from '#app/domain/contact/use-countries.ts';
import { changeUserInfo } from './change.ts';
import { FormFrame } from './form-frame.tsx';
import { useDone } from './use-done.ts';

export function CountryForm({ account }: { account: Account }) {
  const query = useQuery(loadCountries);
  return (
    <QueryResult query={query} skeleton={<Skeleton className="h-40" />}>
      {(countries) => <Fields account={account} countries={countries} />}
    </QueryResult>
  );
}

function Fields({ account, countries }: { account: Account; countries: readonly Country[] }) {
  const t = useT();
  const worded = useWorded();
  const done = useDone();
  const form = useApiForm({ countryCode: account.countryCode }, async ({ countryCode }) => {
    await changeUserInfo({ countryCode });
    await done(t('settings.saved'));
  });
  useFirstField(form, 'countryCode');
  return (
    <FormFrame form={form}>
      <SelectField
        label={t('settings.country')}
        autoComplete="country"
        error={form.formState.errors.countryCode?.message}
        {...form.register('countryCode', {
          validate: (value) => worded(value === '' ? 'field.required' : null),
        })}
      >
        <option value="">{t('userInfo.chooseCountry')}</option>
        {countries.map(({ countryCode, countryName }) => (
          <option key={countryCode} value={countryCode}>
            {countryName}
          </option>
        ))}
      </SelectField>
    </FormFrame>
  );
}
