import { useDeferredValue, useMemo, useState } from 'react';
import { findLines } from '#src/captions/search.ts';
import { useCaptionState, usePlayer } from '#src/react/context.ts';
import { RepeatIcon } from '#src/react/icons.tsx';
import { LineList } from './line-list.tsx';
import type { Rows } from './use-rows.ts';
import { useRows } from './use-rows.ts';

/** Why there are no lines, with an action. */
function Empty({ status, language }: Pick<Rows, 'status' | 'language'>) {
  const { captions, labels } = usePlayer();
  if (status === 'loading')
    return (
      <p className="kp-transcript-note" role="status">
        {labels.captions.loading}
      </p>
    );
  if (status === 'off')
    return <p className="kp-transcript-note">{labels.captions.chooseLanguage}</p>;
  return (
    <div className="kp-transcript-note" role="alert">
      <p>{labels.captions.failed}</p>
      <button
        type="button"
        className="kp-secondary"
        onClick={() => language !== null && captions.need(language)}
      >
        {labels.tryAgain}
      </button>
    </div>
  );
}

function RepeatButton() {
  const { captions, labels } = usePlayer();
  const repeating = useCaptionState((state) => state.repeating !== null);
  return (
    <button
      type="button"
      className="kp-repeat"
      aria-pressed={repeating}
      aria-keyshortcuts="R"
      onClick={captions.toggleRepeat}
    >
      <RepeatIcon />
      {labels.captions.repeat}
      <kbd aria-hidden="true">R</kbd>
    </button>
  );
}

/** The search, the lines and the repeat button. */
export function TranscriptBody() {
  const { labels } = usePlayer();
  const all = useRows();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => findLines(all.rows, wanted), [all.rows, wanted]);
  const searching = wanted.trim() !== '';
  const said =
    found.length === 0 ? labels.captions.searchNothing : labels.captions.searchFound(found.length);
  return (
    <>
      <input
        type="search"
        className="kp-search"
        aria-label={labels.captions.search}
        placeholder={labels.captions.search}
        dir={words === '' ? undefined : 'auto'}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <output className={found.length === 0 ? 'kp-transcript-note' : 'kp-sr'}>
        {searching && all.status === 'ready' ? said : null}
      </output>
      {all.status === 'ready' ? (
        <>
          <LineList all={all} shown={found} searching={searching} />
          <footer className="kp-transcript-foot">
            <RepeatButton />
          </footer>
        </>
      ) : (
        <Empty status={all.status} language={all.language} />
      )}
    </>
  );
}
