import type { Cue, CueRun } from '../store/state.ts';
import { usePlayerState } from './context.ts';

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

function Place({ place }: { readonly place: Cue['place'] }) {
  const cues = usePlayerState((state) => state.cues);
  const here = cues.filter((cue) => cue.place === place);
  if (here.length === 0) return null;
  return (
    <div className={`kp-cues kp-cues-${place}`}>
      {here.map((cue) => (
        <CueText key={cue.id} cue={cue} />
      ))}
    </div>
  );
}

/** The subtitles of this moment, as text of ours over the picture. */
export function Subtitles() {
  return (
    <>
      <Place place="top" />
      <Place place="bottom" />
    </>
  );
}
