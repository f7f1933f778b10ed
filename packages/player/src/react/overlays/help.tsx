import type { KeyboardEvent } from 'react';
import { commandFor } from '#src/store/shortcuts.ts';
import { usePlayer, useUiState } from '../context.ts';
import { useLater } from '../hooks/use-later.ts';

const load = () => import('./help-sheet.tsx');

/** The sheet of keyboard shortcuts, fetched when somebody asks for it. */
export function Help() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.help);
  const close = (): void => ui.setState({ help: false });
  const part = useLater(load, open, close);
  if (part === null) return null;
  // The keys that open it close it: what is pressed in a dialog is not listened to elsewhere.
  const press = ({ nativeEvent }: KeyboardEvent): unknown =>
    commandFor(nativeEvent)?.type === 'help' && close();
  return <part.HelpSheet onClose={close} onKeyDown={press} />;
}
