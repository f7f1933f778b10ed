import { MINUTES, RAMADAN_MODES } from '#app/domain/prayer/settings.ts';
import { Select } from '@kandil/ui/select.tsx';
import { SwitchRow } from '../switch-row.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Row } from '../section.tsx';
import type { GroupProps } from './prayer-details.tsx';

/** Reminders, the pause at prayer time, and Ramadan. */
export function ReminderRows({ settings, change }: GroupProps) {
  const t = useT();
  const { remind, minutes, pause, ramadan } = settings;
  return (
    <>
      <SwitchRow
        title="prayer.remind"
        text="prayer.remindText"
        on={remind}
        onChange={(on) => change({ remind: on })}
      />
      {remind && (
        <Row
          label={t('prayer.when')}
          note={t('prayer.whenText')}
          action={
            <Select
              label={t('prayer.when')}
              value={String(minutes)}
              options={MINUTES.map((count) => ({
                value: String(count),
                title: count === 0 ? t('prayer.atTime') : t('prayer.minutes', { count }),
              }))}
              onChange={(value) =>
                change({ minutes: MINUTES.find((each) => String(each) === value) ?? 0 })
              }
            />
          }
        />
      )}
      <SwitchRow
        title="prayer.pause"
        text="prayer.pauseText"
        on={pause}
        onChange={(on) => change({ pause: on })}
      />
      <Row
        label={t('prayer.ramadan')}
        note={t('prayer.ramadanText')}
        action={
          <Select
            label={t('prayer.ramadan')}
            value={ramadan}
            options={RAMADAN_MODES.map((value) => ({ value, title: t(`prayer.ramadan.${value}`) }))}
            onChange={(value) => change({ ramadan: value })}
          />
        }
      />
    </>
  );
}
