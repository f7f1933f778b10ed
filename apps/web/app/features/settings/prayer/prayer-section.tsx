import { useEffect } from 'react';
import { lazyView } from '#app/browser/use-lazy-module.ts';
import {
  forgetPrayer,
  storePrayer,
  readStoredPrayer,
  useStoredPrayer,
} from '#app/domain/prayer/stored.ts';
import { Switch } from '@kandil/ui/switch.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Section } from '../section.tsx';

const PrayerDetails = lazyView(async () => (await import('./prayer-details.tsx')).PrayerDetails);

/** Prayer times of this device: off by default, and everything about them is removed when they are switched off. */
export function PrayerSection() {
  const t = useT();
  const isOn = useStoredPrayer(({ stored }) => stored !== null);
  useEffect(readStoredPrayer, []);
  return (
    <Section id="prayer" title={t('prayer.title')} text={t('prayer.text')}>
      <div className="border-line border-b py-3.5">
        <Switch
          checked={isOn}
          onChange={(event) => (event.target.checked ? storePrayer({}) : forgetPrayer())}
        >
          <span className="block font-medium">{t('prayer.on')}</span>
          <span className="text-muted block text-sm">{t('prayer.onText')}</span>
        </Switch>
      </div>
      {isOn && <PrayerDetails />}
    </Section>
  );
}
