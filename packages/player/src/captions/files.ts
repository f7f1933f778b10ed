import type { StoreApi } from 'zustand/vanilla';
import { parseCaptions } from './parse.ts';
import type { CaptionFile, CaptionState, LoadCaptions } from './state.ts';
import { NO_CAPTIONS } from './state.ts';

/** The subtitle files of a video, each fetched once. */
export type CaptionFiles = {
  /** Sets the function that fetches files. A new function means a new video. */
  readonly loadWith: (load: LoadCaptions | undefined) => void;
  /** Fetches a language's file, also again after a failure. */
  readonly need: (language: string) => void;
  /** Fetches a language's file unless that was tried. */
  readonly fetchOnce: (language: string | null) => void;
};

/** @param onFetched called with the language of each file that was fetched or failed */
export function createFiles(
  store: StoreApi<CaptionState>,
  onFetched: (language: string, file: CaptionFile) => void,
): CaptionFiles {
  let load: LoadCaptions | undefined;
  const now = store.getState;

  const setFile = (language: string, file: CaptionFile): void =>
    store.setState(({ files }) => ({ files: new Map(files).set(language, file) }));

  const fetchFile = async (language: string, request: LoadCaptions): Promise<void> => {
    setFile(language, { status: 'loading' });
    const file = await request(language)
      .then((text): CaptionFile => ({ status: 'ready', lines: parseCaptions(text) }))
      .catch((): CaptionFile => ({ status: 'failed' }));
    if (request !== load) return;
    setFile(language, file);
    onFetched(language, file);
  };
  const need = (language: string): void => {
    const status = now().files.get(language)?.status;
    if (load !== undefined && (status === undefined || status === 'failed'))
      void fetchFile(language, load);
  };

  return {
    need,
    fetchOnce: (language) => {
      if (language !== null && !now().files.has(language)) need(language);
    },
    loadWith: (fresh) => {
      load = fresh;
      store.setState({ ...NO_CAPTIONS, available: fresh !== undefined, second: now().second });
    },
  };
}
