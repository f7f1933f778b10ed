/**
 * The sounds of letters as Latin consonants; several, separated by slashes, if a sound has several spellings: ramadan
 * and ramazan, hatice and khadija. Letters that are not listed are vowels, or often are (ي y). `-` is silence: و and w
 * are a v or a vowel.
 */
const SOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    // Latin letters for one sound, then Latin letters, folded.
    'shch=s sh=s ch=c/j/s/k kh=h/k gh=g/k th=t/s dh=d/z ph=f zh=j/z ts=s/ts',
    'b=b c=j/k/c/s d=d f=f g=g/j h=h j=j k=k l=l m=m n=n',
    'p=p q=k/g r=r s=s t=t v=v w=-/v x=ks z=z',
    // Arabic script, folded.
    'ب=b/p ت=t ث=t/s ج=j/c/g ح=h خ=h/k د=d ذ=d/z ر=r ز=z/j',
    'س=s ش=s ص=s ض=d/z ط=t ظ=z/d غ=g ف=f ق=k/g ك=k/g',
    'ل=l م=m ن=n ه=h و=-/v',
    // Cyrillic, folded.
    'б=b в=v г=g д=d ж=j з=z к=k л=l м=m н=n п=p р=r',
    'с=s т=t ф=f х=h/k ц=s ч=c/j ш=s щ=s',
    // Devanagari.
    'क=k ख=k/h ग=g घ=g च=c/j छ=c/j/s ज=j/z झ=j ट=t ठ=t',
    'ड=d/r ढ=d/r ण=n त=t थ=t द=d ध=d न=n प=p फ=f/p ब=b',
    'भ=b म=m र=r ल=l व=v/- श=s ष=s स=s ह=h ं=n/m/- ँ=n/-',
    // Bengali.
    'ক=k খ=k/h গ=g ঘ=g চ=c/j ছ=c/j/s জ=j/z ঝ=j ট=t ঠ=t',
    'ড=d/r ঢ=d/r ণ=n ত=t থ=t দ=d ধ=d ন=n প=p ফ=f/p ব=b',
    'ভ=b ম=m য=-/j/z র=r ল=l শ=s ষ=s স=s হ=h ং=n',
  ].flatMap((line) =>
    line.split(' ').map((pair) => {
      const [letters = '', sounds = ''] = pair.split('=');
      return [letters, sounds.split('/')] as const;
    }),
  ),
);

const SILENT = '-';
const LETTERS = /shch|ts|[sckgtdpz]h|./gsu;
/** An h sounds at the start of a word; after it, some languages write it, and others do not. */
const FAINT = 'h';
/** A ta marbuta, folded, is a t before another word. */
const FINAL = new Map([['ه', ['', 't']]]);
/** With fewer consonants, too many words sound alike. */
const FEWEST = 2;
const MOST_FORMS = 16;

/**
 * The consonants of a folded word in Latin letters, in every possible spelling; empty if there are too few. Search uses
 * them to find a word by its sound in another script: `kitab` finds كتاب. Double letters count once, as in Arabic.
 */
export function consonantsOf(word: string): string[] {
  let forms = [''];
  let before: string | undefined;
  for (const { 0: letter, index } of word.matchAll(LETTERS)) {
    const sounds = letter === before ? undefined : soundsAt(word, letter, index);
    before = letter;
    if (sounds === undefined) continue;
    const longer = forms.flatMap((form) => sounds.map((sound) => form + sound));
    forms = [...new Set(longer)].slice(0, MOST_FORMS);
  }
  return forms.filter(({ length }) => length >= FEWEST);
}

function soundsAt(word: string, letter: string, index: number): readonly string[] | undefined {
  const final = index + letter.length === word.length ? FINAL.get(letter) : undefined;
  return (
    final ??
    SOUNDS.get(letter)?.map((sound) =>
      sound === SILENT || (sound === FAINT && index > 0) ? '' : sound,
    )
  );
}
