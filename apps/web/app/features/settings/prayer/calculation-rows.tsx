import { methodAt, schoolAt } from '#app/domain/prayer/methods.ts';
import { HIJRI_SHIFTS, METHODS, type Place, SCHOOLS } from '#app/domain/prayer/settings.ts';
import { Select } from '@kandil/ui/select.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Row } from '../section.tsx';
import type { GroupProps } from './prayer-details.tsx';

const SHIFT_TEXTS = {
  [-1]: 'prayer.hijri.behind',
  0: 'prayer.hijri.same',
  1: 'prayer.hijri.ahead',
} as const;

/** How times and dates are computed; the automatic choices name what they choose for the place. */
export function CalculationRows({ settings, change, place }: GroupProps & { place: Place }) {
  const t = useT();
  const { method, school, hijriShift } = settings;
  const automatic = (choice: string) => ({
    value: 'auto' as const,
    title: t('prayer.automatic', { choice }),
  });
  return (
    <>
      <Row
        label={t('prayer.method')}
        note={t('prayer.methodText')}
        action={
          <Select
            label={t('prayer.method')}
            className="max-w-full"
            value={method}
            options={[
              automatic(t(`prayer.method.${methodAt(place, 'auto')}`)),
              ...METHODS.map((value) => ({ value, title: t(`prayer.method.${value}`) })),
            ]}
            onChange={(value) => change({ method: value })}
          />
        }
      />
      <Row
        label={t('prayer.school')}
        note={t('prayer.schoolText')}
        action={
          <Select
            label={t('prayer.school')}
            className="max-w-full"
            value={school}
            options={[
              automatic(t(`prayer.school.${schoolAt(place, 'auto')}`)),
              ...SCHOOLS.map((value) => ({ value, title: t(`prayer.school.${value}`) })),
            ]}
            onChange={(value) => change({ school: value })}
          />
        }
      />
      <HijriRow {...{ hijriShift, change }} />
    </>
  );
}

interface HijriRowProps extends Pick<GroupProps, 'change'> {
  hijriShift: GroupProps['settings']['hijriShift'];
}

/** By how many days the date is moved. */
function HijriRow({ hijriShift, change }: HijriRowProps) {
  const t = useT();
  return (
    <Row
      label={t('prayer.hijri')}
      note={t('prayer.hijriText')}
      action={
        <Select
          label={t('prayer.hijri')}
          value={String(hijriShift)}
          options={HIJRI_SHIFTS.map((shift) => ({
            value: String(shift),
            title: t(SHIFT_TEXTS[shift]),
          }))}
          onChange={(value) =>
            change({ hijriShift: HIJRI_SHIFTS.find((each) => String(each) === value) ?? 0 })
          }
        />
      }
    />
  );
}
