import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useCaptionState, usePlayer, useUiState } from '#src/react/context.ts';

const load = () => import('./transcript-sheet.tsx');

/** Study mode, fetched on demand: most viewers do not use it. */
export function Transcript() {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.transcript);
  const available = useCaptionState((state) => state.available);
  const [parts, setParts] = useState<{ readonly Sheet: ComponentType } | null>(null);
  const isShown = open && available;

  useEffect(() => {
    if (!isShown) return;
    // It closes when it fails to load: the video plays on, and opening it tries again.
    load().then(
      ({ TranscriptSheet }) => setParts({ Sheet: TranscriptSheet }),
      () => ui.setState({ transcript: false }),
    );
  }, [isShown, ui]);

  return isShown && parts !== null ? <parts.Sheet /> : null;
}
