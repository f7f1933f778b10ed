import LocateIcon from 'lucide-react/icons/locate-fixed';
import { useMemo } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { CITIES } from '#app/domain/prayer/cities.ts';
import {
  citiesByCountry,
  cityName,
  cityNamesIn,
  type CityNames,
} from '#app/domain/prayer/city-names.ts';
import { placeOf } from '#app/domain/prayer/place.ts';
import type { Place } from '#app/domain/prayer/settings.ts';
import { Button } from '@kandil/ui/button.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Row } from '../section.tsx';
import { useLocate } from './use-locate.ts';

interface PlaceRowProps {
  place: Place | null;
  onPlace(place: Place): void;
}

/** Chooses a city, or the location of the device. A place without a zone is the latter. */
export function PlaceRow({ place, onPlace }: PlaceRowProps) {
  const { t } = useWords();
  const { locate, busy, failure } = useLocate(onPlace);
  return (
    <Row
      label={t('prayer.place')}
      note={
        <>
          <span className="block">{t(place ? 'prayer.locateText' : 'prayer.placeNone')}</span>
          <span role="alert" className="text-ruby-bright block">
            {failure && t(failure)}
          </span>
        </>
      }
      action={
        <>
          <CitySelect place={place} onPlace={onPlace} />
          <Button
            look="line"
            busy={busy}
            icon={<LocateIcon className="size-4" aria-hidden />}
            onClick={locate}
          >
            {t(busy ? 'prayer.locating' : 'prayer.locate')}
          </Button>
        </>
      }
    />
  );
}

const NO_NAMES: CityNames = {};

/** The cities, named and sorted in the visitor's language; in English if its names cannot be loaded. */
function CitySelect({ place, onPlace }: PlaceRowProps) {
  const { t, language } = useWords();
  const { code: loaded, failed } = useLazyModule(cityNamesIn(language));
  const names = loaded ?? NO_NAMES;
  const groups = useMemo(
    () =>
      citiesByCountry(language, names).map(({ country, cities }) => ({
        title: country,
        options: cities.map((city) => ({ value: city.id, title: cityName(city, names) })),
      })),
    [language, names],
  );
  if (!loaded && !failed) return <Skeleton className="h-11 w-60" />;
  const city = CITIES.find(({ id }) => id === place?.city);
  const isLocated = place !== null && place.zone === null;
  const located = city
    ? t('prayer.placeNear', { city: cityName(city, names) })
    : t('prayer.placeHere');
  return (
    <Select
      label={t('prayer.city')}
      className="max-w-60"
      value={isLocated ? '' : (place?.city ?? '')}
      options={[{ value: '', title: isLocated ? located : t('prayer.cityChoose') }]}
      groups={groups}
      onChange={(id) => {
        const chosen = CITIES.find((each) => each.id === id);
        if (chosen) onPlace(placeOf(chosen));
      }}
    />
  );
}
