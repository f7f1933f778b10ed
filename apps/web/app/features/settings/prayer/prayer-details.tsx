import { type PrayerSettings, usePrayerSettings } from '#app/domain/prayer/settings.ts';
import { PlaceRow } from './place-row.tsx';
import { CalculationRows } from './calculation-rows.tsx';
import { ReminderRows } from './reminder-rows.tsx';
import { Today } from './today.tsx';

/** What every group of rows gets. */
export interface GroupProps {
  settings: PrayerSettings;
  change(patch: Partial<PrayerSettings>): void;
}

/** The settings of prayer times once they are on; the rest follows the choice of a place. */
export function PrayerDetails() {
  const [settings, change] = usePrayerSettings();
  if (!settings) return null;
  const { place } = settings;
  return (
    <>
      <PlaceRow place={place} onPlace={(chosen) => change({ place: chosen })} />
      {place && (
        <>
          <Today settings={settings} place={place} />
          <div className="border-line mt-8 border-t">
            <ReminderRows settings={settings} change={change} />
            <CalculationRows settings={settings} change={change} place={place} />
          </div>
        </>
      )}
    </>
  );
}
