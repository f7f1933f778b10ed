import { useEffect, useState } from 'react';
import type { PlayerStats } from '#src/store/stats.ts';
import { Button } from '../controls/button.tsx';
import { usePlayer, usePlayerState } from '../context.ts';
import { CloseIcon } from '../icons.tsx';
import type { StatsLabels } from '../mark-labels.ts';
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
  const { ui, labels, direction } = usePlayer();
  const stats = useStats();
  const rate = usePlayerState((state) => state.rate);
  const { stats: words } = labels.marks;
  const rows = stats === null ? [] : printStats(stats, rate);
  return (
    <section className="kp-stats" dir={direction} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Button label={words.close} onClick={() => ui.setState({ stats: false })}>
          <CloseIcon />
        </Button>
      </header>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{words[name satisfies keyof StatsLabels]}</dt>
            <dd dir="ltr">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
