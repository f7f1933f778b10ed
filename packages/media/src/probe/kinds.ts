import type { SoundKind, TextKind } from '../track-key.ts';
import type { StreamFacts } from './facts.ts';

// What the title of a track says of it, in the words of twelve languages. Short forms count in capitals only.
const DESCRIPTION =
  /audio.?descri|descri(?:ptive|bed)|deskripsi audio|penerangan audio|maelezo ya sauti|betimleme|s[əe]sli t[əe]svir|аудиодескрип|тифлокоммент|وصف صوتي|توصیف صوتی|توضیح صوتی|صوتی وضاحت|ऑडियो विवरण|অডিও বর্ণনা/iu;
const DESCRIPTION_SHORT = /\b(?:AD|DVS)\b/;
const COMMENTARY =
  /comment(?:ary|aries|aire|ario)|\bdirector\b(?!.{0,2}s? cut)|komentar|ulasan|yorum|şərh|коммент|تعليق|تفسیر|تبصر|टिप्पणी|ভাষ্য/iu;
const FORCED =
  /forced|forc[ée]|forzad|foreign (?:parts|only)|\bsigns\b|zorunlu|məcburi|форсир|принудит|paksa|إجباري|اجباری|जबरन|বাধ্যতামূলক/iu;
const SDH =
  /hearing|closed.?caption|[iİ]şitme|eşitmə|глух|слабослыш|sourd|malentendant|sordos|tunarungu|pekak|viziwi|ضعاف السمع|للصم|ناشنوا|کم‌شنوا|سماعت|बधिर|বধির/iu;
const SDH_SHORT = /\b(?:SDH|CC|HI)\b/;

const titleOf = ({ tags }: StreamFacts) => tags?.['title'] ?? '';
const says = ({ disposition }: StreamFacts, ...flags: string[]) =>
  flags.some((flag) => Boolean(disposition?.[flag]));

/** What a sound says of itself, by its flags or its title. A described one may speak of comments, in Russian. */
export function soundKindOf(stream: StreamFacts): SoundKind {
  const title = titleOf(stream);
  const described = DESCRIPTION.test(title) || DESCRIPTION_SHORT.test(title);
  if (described || says(stream, 'visual_impaired', 'descriptions')) return 'DESCRIPTION';
  return says(stream, 'comment') || COMMENTARY.test(title) ? 'COMMENTARY' : 'MAIN';
}

/** What subtitles say of themselves, by their flags or their title. */
export function textKindOf(stream: StreamFacts): TextKind {
  const title = titleOf(stream);
  if (says(stream, 'forced') || FORCED.test(title)) return 'FORCED';
  const isSdh = SDH.test(title) || SDH_SHORT.test(title);
  return isSdh || says(stream, 'hearing_impaired', 'captions') ? 'SDH' : 'FULL';
}
