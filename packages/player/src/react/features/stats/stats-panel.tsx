import { usePlayer, useUiState } from '#src/react/context.ts';
import { useLater } from '#src/react/hooks/use-later.ts';

const load = () => import('./stats-figures.tsx');

/** The figures of engine and picture, fetched on demand. */
export function StatsPanel() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.stats);
  const part = useLater(load, open, () => ui.setState({ stats: false }));
  return part === null ? null : <part.StatsFigures />;
}
