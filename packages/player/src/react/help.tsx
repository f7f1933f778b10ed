import { usePlayer, useUiState } from './context.ts';
import { useLater } from './use-later.ts';

const load = () => import('./help-sheet.tsx');

/** The sheet of keyboard shortcuts, fetched when somebody asks for it. */
export function Help() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.help);
  const part = useLater(load, open, () => ui.setState({ help: false }));
  return part === null ? null : <part.HelpSheet />;
}
