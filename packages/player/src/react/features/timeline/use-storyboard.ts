import { useEffect, useState } from 'react';
import type { Frame } from './storyboard.ts';
import { parseStoryboard } from './storyboard.ts';

/** The frames of a storyboard file, fetched on demand. Without it previews show only the time. */
export function useStoryboard(address: string | undefined, requested: boolean): readonly Frame[] {
  const [frames, setFrames] = useState<readonly Frame[]>([]);

  useEffect(() => {
    if (address === undefined || !requested) return undefined;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const url = new URL(address, document.baseURI);
      const answer = await fetch(url, { signal: leaving.signal });
      if (answer.ok) setFrames(parseStoryboard(await answer.text(), url.href));
    };
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      setFrames([]);
    };
  }, [address, requested]);
  return frames;
}
