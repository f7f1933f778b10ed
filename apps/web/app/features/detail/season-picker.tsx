import { useNavigate } from 'react-router';
import { KEEP_SCROLL } from '#app/browser/scroll/keep-scroll.ts';
import { paths } from '#app/paths.ts';
import { Select } from '@kandil/ui/select.tsx';
import type { Season, Series } from './load.ts';

interface SeasonPickerProps {
  series: Series;
  season: Season;
  label: string;
}

/** Each season has its own address, so that it can be shared and works with Back. */
export function SeasonPicker({ series, season, label }: SeasonPickerProps) {
  const navigate = useNavigate();
  return (
    <span className="mb-2 shrink-0">
      <Select
        label={label}
        value={String(season.id)}
        options={series.seasons.map(({ id, title }) => ({ value: String(id), title }))}
        onChange={(id) =>
          void navigate(paths.contentDetail(series.code, id), { replace: true, state: KEEP_SCROLL })
        }
      />
    </span>
  );
}
