import { RATES } from '#src/store/features/speed.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { Menu } from '#src/react/ui/menu.tsx';
import type { ChoiceList } from '#src/react/ui/menu-list.tsx';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';
import { notify } from '#src/react/ui-store.ts';

/** A formatted speed: '1.5×'. */
const times = (rate: number, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(rate)}×`;

function useSpeeds(): ChoiceList<number> {
  const { core, t, locale } = usePlayer();
  const chosen = usePlayerState((state) => state.rate);
  const choices = RATES.map((value) => ({
    value,
    text: times(value, locale),
    note: value === 1 ? t('player.speedNormal') : undefined,
  }));
  return { choices, chosen, onChoose: core.setRate };
}

/** The playback speed. */
export function SpeedMenu() {
  const { t, locale } = usePlayer();
  const speeds = useSpeeds();
  const value = times(speeds.chosen, locale);
  return (
    <Menu
      name="speed"
      className="kp-wide"
      label={t('player.speed')}
      value={value}
      face={<span className="kp-rate">{value}</span>}
      lit={speeds.chosen !== 1}
      {...speeds}
    />
  );
}

export const speedPage: SettingsPage = {
  title: 'player.speed',
  note: ({ live, rate }, { locale }) => (live ? null : times(rate, locale)),
  Choices: ({ onChosen }) => <MenuRadios {...useSpeeds()} onChosen={onChosen} />,
};

/** One step slower or faster. A channel plays at one speed: there is no button to reset it. */
export function changeSpeed({ core, ui, t, locale, live }: PlayerParts, step: number): void {
  if (live) return;
  core.changeRate(step);
  notify(ui, 'speed', `${t('player.speed')} ${times(core.store.getState().rate, locale)}`);
}
