import { usePlayer, useUiState } from '../context.ts';
import { useLater } from '../hooks/use-later.ts';

const load = () => import('./stats-figures.tsx');

/** The figures of engine and picture, fetched on demand. */
export function StatsPanel() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.stats);
  const part = useLater(load, open, () => ui.setState({ stats: false }));
  return part === null ? null : <part.StatsFigures />;
}
