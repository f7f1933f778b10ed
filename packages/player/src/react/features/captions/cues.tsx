import type { Direction } from '#src/captions/direction.ts';
import { directionOf, stretchesOf } from '#src/captions/direction.ts';
import type { SubtitleLook } from '#src/captions/look.ts';
import type { Cue, CueRun } from '#src/store/state.ts';

/** Arabic letters have no italic form: a slant only breaks their joins. */
const arabic = /\p{Script=Arabic}/u;
const opposite: Readonly<Record<Direction, Direction>> = { ltr: 'rtl', rtl: 'ltr' };

const style = ({ text, italic, bold }: CueRun): string =>
  [italic && !arabic.test(text) ? 'kp-italic' : '', bold ? 'kp-bold' : ''].join(' ').trim();

const wordsOf = (line: readonly CueRun[]): string => line.map((run) => run.text).join('');

function CueRunText({ run, direction }: { readonly run: CueRun; readonly direction: Direction }) {
  return (
    <span className={style(run)}>
      {stretchesOf(run.text, direction).map(({ text, foreign }, index) =>
        foreign ? (
          <bdi key={index} dir={opposite[direction]}>
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
    </span>
  );
}

type CueTextProps = {
  readonly cue: Cue;
  readonly lang: string | undefined;
  readonly second: boolean;
};

/** A subtitle. Each line has its own direction, so Arabic and Latin lines may be together. */
function CueText({ cue, lang, second }: CueTextProps) {
  const directions = cue.lines.map((line) => directionOf(wordsOf(line)));
  // A line without a letter has its neighbour's direction.
  const usual = directions.find((direction) => direction !== null) ?? 'ltr';
  return (
    <div className="kp-cue" data-align={cue.align} data-second={second} lang={lang}>
      {cue.lines.map((line, row) => (
        <p key={row} className="kp-cue-line" dir={directions[row] ?? usual}>
          {line.map((run, index) => (
            <CueRunText key={index} run={run} direction={directions[row] ?? usual} />
          ))}
        </p>
      ))}
    </div>
  );
}

/** Subtitles of one language at one place. */
export type CueGroup = {
  readonly cues: readonly Cue[];
  /** BCP 47 language, which decides the font and the line height. */
  readonly language?: string | undefined;
};

type CuesProps = {
  readonly place: Cue['place'];
  readonly look: SubtitleLook;
  readonly first: CueGroup;
  /** The second language: below the first, smaller and in another colour. */
  readonly second?: CueGroup | undefined;
};

const texts = ({ cues, language }: CueGroup, second: boolean) =>
  cues.map((cue) => (
    <CueText key={`${second}:${cue.id}`} cue={cue} lang={language} second={second} />
  ));

/**
 * Subtitles at one place of a picture, in a look. Their container is the picture's box (`container-type: size`);
 * `@kandil/player/subtitles.css` has their styles.
 */
export function Cues({ place, look, first, second }: CuesProps) {
  return (
    <div
      className={`kp-cues kp-cues-${place}`}
      data-size={look.size}
      data-colour={look.colour}
      data-background={look.background}
      data-position={look.position}
      data-edge={look.edge}
    >
      {texts(first, false)}
      {second === undefined ? null : texts(second, true)}
    </div>
  );
}
