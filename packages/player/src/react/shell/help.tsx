import type { KeyboardEvent } from 'react';
import { commandFor } from './command-for.ts';
import { usePlayer, useUiState } from '#src/react/context.ts';
import { useLater } from '#src/react/hooks/use-later.ts';

const load = () => import('./help-sheet.tsx');

/** The keyboard shortcuts, fetched on demand. */
export function Help() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.help);
  const close = (): void => ui.setState({ help: false });
  const part = useLater(load, open, close);
  if (part === null) return null;
  // The shortcut that opens it also closes it; keys in a dialog do not reach the player's own listener.
  const press = ({ nativeEvent }: KeyboardEvent): unknown =>
    commandFor(nativeEvent)?.name === 'help' && close();
  return <part.HelpSheet onClose={close} onKeyDown={press} />;
}
