import { useEffect, useState } from 'react';
import type { PlayerStats } from '#src/store/stats.ts';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { CloseIcon } from '#src/react/ui/icons.tsx';
import { printStats } from './print-stats.ts';

const EACH_MS = 1000;

/** The figures of the current second. */
function useStats(): PlayerStats | null {
  const { core } = usePlayer();
  const [stats, setStats] = useState(core.stats);
  useEffect(() => {
    const timer = setInterval(() => setStats(core.stats()), EACH_MS);
    return () => clearInterval(timer);
  }, [core]);
  return stats;
}

/** The engine's figures; updated every second, and not announced. */
export function StatsFigures() {
  const { ui, t, direction } = usePlayer();
  const stats = useStats();
  const rate = usePlayerState((state) => state.rate);
  const rows = stats === null ? [] : printStats(stats, rate);
  return (
    <section className="kp-stats" dir={direction} aria-label={t('watching.stats')}>
      <header>
        <h2>{t('watching.stats')}</h2>
        <Button label={t('action.close')} onClick={() => ui.setState({ stats: false })}>
          <CloseIcon />
        </Button>
      </header>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd dir="ltr">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
