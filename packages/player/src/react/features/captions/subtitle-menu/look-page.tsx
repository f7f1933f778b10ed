import { useId } from 'react';
import { usePlayer } from '#src/react/context.ts';
import type { SubtitleLook } from '#src/captions/look.ts';
import { PLAIN_SUBTITLES, SUBTITLE_LOOKS } from '#src/captions/look.ts';
import { PageHead } from './panel-frame.tsx';

type LookPageProps = {
  readonly look: SubtitleLook;
  readonly onLook: (look: SubtitleLook) => void;
};

/** The text of a value. */
type LookKey = {
  [Part in keyof SubtitleLook]: `settings.${Part}.${SubtitleLook[Part]}`;
}[keyof SubtitleLook];

/** In order of size; the default is second. */
const ORDER: { readonly [Part in keyof SubtitleLook]: readonly SubtitleLook[Part][] } = {
  ...SUBTITLE_LOOKS,
  size: ['small', 'medium', 'large', 'huge'],
};
const PARTS = ['size', 'colour', 'background', 'position', 'edge'] as const;

function Part<Name extends keyof SubtitleLook>({
  part,
  look,
  onLook,
}: LookPageProps & { readonly part: Name }) {
  const { t } = usePlayer();
  const name = useId();
  return (
    <fieldset className="kp-choices">
      <legend>{t(`settings.${part}`)}</legend>
      <div>
        {ORDER[part].map((value) => (
          <label key={value} className="kp-chip">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === look[part]}
              onChange={() => onLook({ ...look, [part]: value })}
            />
            {part === 'colour' ? <span className="kp-swatch" data-colour={value} /> : null}
            <span>{t(`settings.${part}.${value}` as LookKey)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The look of subtitles, previewed on the subtitle over the picture. */
export function LookPage({ look, onLook }: LookPageProps) {
  const { t } = usePlayer();
  return (
    <>
      <PageHead title={t('captions.look')} />
      <div className="kp-look" role="group" aria-label={t('captions.look')} data-body="">
        {PARTS.map((part) => (
          <Part key={part} part={part} look={look} onLook={onLook} />
        ))}
        <button type="button" className="kp-plain" onClick={() => onLook(PLAIN_SUBTITLES)}>
          {t('settings.subtitlesReset')}
        </button>
      </div>
    </>
  );
}
