import { useId } from 'react';
import { usePlayer } from '#src/react/context.ts';
import type { SubtitleLook } from '../subtitle-look.tsx';
import { PLAIN_SUBTITLES, SUBTITLE_LOOKS } from '../subtitle-look.tsx';
import { PageHead } from './panel-frame.tsx';

type LookPageProps = {
  readonly look: SubtitleLook;
  readonly onLook: (look: SubtitleLook) => void;
};

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
  const { labels } = usePlayer();
  const name = useId();
  const titles = labels.captions.looks[part] as Readonly<Record<string, string>>;
  return (
    <fieldset className="kp-choices">
      <legend>{labels.captions.lookParts[part]}</legend>
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
            <span>{titles[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The look of subtitles, previewed on the subtitle over the picture. */
export function LookPage({ look, onLook }: LookPageProps) {
  const { labels } = usePlayer();
  return (
    <>
      <PageHead title={labels.captions.look} />
      <div className="kp-look" role="group" aria-label={labels.captions.look} data-body="">
        {PARTS.map((part) => (
          <Part key={part} part={part} look={look} onLook={onLook} />
        ))}
        <button type="button" className="kp-plain" onClick={() => onLook(PLAIN_SUBTITLES)}>
          {labels.captions.lookReset}
        </button>
      </div>
    </>
  );
}
