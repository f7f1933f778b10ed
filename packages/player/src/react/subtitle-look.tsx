import type { Cue, CueRun } from '../store/state.ts';

/** How subtitles may look; the first of each is what they look like by themselves. */
export const SUBTITLE_LOOKS = {
  size: ['medium', 'small', 'large', 'huge'],
  colour: ['white', 'yellow', 'cyan', 'green'],
  background: ['none', 'soft', 'solid'],
} as const;

export type SubtitleLook = {
  readonly [Part in keyof typeof SUBTITLE_LOOKS]: (typeof SUBTITLE_LOOKS)[Part][number];
};

export const PLAIN_SUBTITLES: SubtitleLook = {
  size: 'medium',
  colour: 'white',
  background: 'none',
};

/** Arabic letters have no slanted form: a slant only breaks their joins. */
const arabic = /\p{Script=Arabic}/u;

const style = ({ text, italic, bold }: CueRun): string =>
  [italic && !arabic.test(text) ? 'kp-italic' : '', bold ? 'kp-bold' : ''].join(' ').trim();

/** One subtitle. Each line finds its own direction, so Arabic and Latin lines may stand together. */
function CueText({ cue }: { readonly cue: Cue }) {
  return (
    <div className="kp-cue" data-align={cue.align}>
      {cue.lines.map((line, row) => (
        <p key={row} className="kp-cue-line" dir="auto">
          {line.map((run, index) => (
            <span key={index} className={style(run)}>
              {run.text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/**
 * Subtitles at one place of a picture, in a look. The picture's box is the container they measure themselves by
 * (`container-type: size`); `@kandil/player/subtitles.css` holds their looks.
 */
export function Cues({
  cues,
  place,
  look,
}: {
  readonly cues: readonly Cue[];
  readonly place: Cue['place'];
  readonly look: SubtitleLook;
}) {
  return (
    <div
      className={`kp-cues kp-cues-${place}`}
      data-size={look.size}
      data-colour={look.colour}
      data-background={look.background}
    >
      {cues.map((cue) => (
        <CueText key={cue.id} cue={cue} />
      ))}
    </div>
  );
}
