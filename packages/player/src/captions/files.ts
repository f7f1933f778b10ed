import type { StoreApi } from 'zustand/vanilla';
import { parseCaptions } from './parse.ts';
import type { CaptionFile, CaptionState, LoadCaptions } from './state.ts';
import { NO_CAPTIONS } from './state.ts';

/** The subtitle files of a video, each fetched once. */
export type CaptionFiles = {
  /** Sets the function that fetches files. A new function means a new video. */
  readonly loadWith: (load: LoadCaptions | undefined) => void;
  /** Fetches the file of a key, also again after a failure. */
  readonly need: (key: string) => void;
  /** Fetches the file of a key unless that was tried. */
  readonly fetchOnce: (key: string | null) => void;
};

/** @param onFetched called with the key of each file that was fetched or failed */
export function createFiles(
  store: StoreApi<CaptionState>,
  onFetched: (key: string, file: CaptionFile) => void,
): CaptionFiles {
  let load: LoadCaptions | undefined;
  const now = store.getState;

  const setFile = (key: string, file: CaptionFile): void =>
    store.setState(({ files }) => ({ files: new Map(files).set(key, file) }));

  const fetchFile = async (key: string, request: LoadCaptions): Promise<void> => {
    setFile(key, { status: 'loading' });
    const file = await request(key)
      .then((text): CaptionFile => ({ status: 'ready', lines: parseCaptions(text) }))
      .catch((): CaptionFile => ({ status: 'failed' }));
    if (request !== load) return;
    setFile(key, file);
    onFetched(key, file);
  };
  const need = (key: string): void => {
    const status = now().files.get(key)?.status;
    if (load !== undefined && (status === undefined || status === 'failed'))
      void fetchFile(key, load);
  };

  return {
    need,
    fetchOnce: (key) => {
      if (key !== null && !now().files.has(key)) need(key);
    },
    loadWith: (fresh) => {
      load = fresh;
      store.setState({ ...NO_CAPTIONS, available: fresh !== undefined, second: now().second });
    },
  };
}
