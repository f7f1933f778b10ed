import { useDeferredValue, useMemo, useState } from 'react';
import { shortcutOf } from '#src/react/commands.ts';
import { findLines } from '#src/captions/search.ts';
import { useCaptionState, usePlayer } from '#src/react/context.ts';
import { RepeatIcon } from '#src/react/ui/icons.tsx';
import { LineList } from './line-list.tsx';
import type { Rows } from './use-rows.ts';
import { useRows } from './use-rows.ts';

/** Why there are no lines, with an action. */
function Empty({ status, first }: Pick<Rows, 'status' | 'first'>) {
  const { captions, t } = usePlayer();
  if (status === 'loading')
    return (
      <p className="kp-transcript-note" role="status">
        {t('captions.loading')}
      </p>
    );
  if (status === 'off') return <p className="kp-transcript-note">{t('captions.chooseLanguage')}</p>;
  return (
    <div className="kp-transcript-note" role="alert">
      <p>{t('captions.failed')}</p>
      <button
        type="button"
        className="kp-secondary"
        onClick={() => first !== null && captions.need(first)}
      >
        {t('action.tryAgain')}
      </button>
    </div>
  );
}

function RepeatButton() {
  const { captions, t } = usePlayer();
  const repeating = useCaptionState((state) => state.repeating !== null);
  return (
    <button
      type="button"
      className="kp-repeat"
      aria-pressed={repeating}
      aria-keyshortcuts={shortcutOf('repeatLine')}
      onClick={captions.toggleRepeat}
    >
      <RepeatIcon />
      {t('captions.repeat')}
      <kbd aria-hidden="true">{shortcutOf('repeatLine')}</kbd>
    </button>
  );
}

/** The search, the lines and the repeat button. */
export function TranscriptBody() {
  const { t } = usePlayer();
  const all = useRows();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words);
  const found = useMemo(() => findLines(all.rows, query), [all.rows, query]);
  const searching = query.trim() !== '';
  const said =
    found.length === 0 ? t('captions.nothing') : t('captions.found', { count: found.length });
  return (
    <>
      <input
        type="search"
        className="kp-search"
        aria-label={t('captions.search')}
        placeholder={t('captions.search')}
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
        <Empty status={all.status} first={all.first} />
      )}
    </>
  );
}
