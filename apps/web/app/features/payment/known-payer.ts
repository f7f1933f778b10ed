import { useStart } from '#app/data/start/start.ts';
import { NO_PHONE, typedBefore } from '#app/domain/contact/email-or-phone.ts';
import type { CardValues } from '#app/domain/plan/card-draft.ts';
import { CITIES } from '#app/domain/prayer/cities.ts';
import { usePrayerSettings } from '#app/domain/prayer/settings.ts';

/** The last word of a name is the surname: the account has no other. */
function namesOf(fullName: string): Pick<CardValues, 'name' | 'surname'> {
  const words = fullName.trim().split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname };
}

/** What the account and this device know of the payer; the city is that of the prayer times. */
export function useKnownPayer(): CardValues {
  const { account } = useStart();
  const [prayer] = usePrayerSettings();
  const city = CITIES.find(({ id }) => id === prayer?.place?.city);
  return {
    ...namesOf(account?.fullName ?? ''),
    email: account?.email ?? '',
    phone: account?.msisdn ? typedBefore(`+${account.msisdn}`) : NO_PHONE,
    identityNumber: '',
    address: '',
    city: city?.english ?? '',
    zipCode: '',
  };
}
