/**
 * The sounds of letters as Latin consonants; several if a sound has several spellings: ramadan and ramazan, hatice and
 * khadija. Vowels are left out, and so are letters that are often vowels (ي y); و and w are a v or a vowel, which is
 * written `-`.
 */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  [
    // Pairs of Latin letters for one sound, then Latin letters, folded.
    'sh=s ch=cjs kh=hk gh=g th=ts dh=dz ph=f zh=jz',
    'b=b c=jkc d=d f=f g=g h=h j=j k=k l=l m=m n=n',
    'p=p q=k r=r s=s t=t v=v w=-v x=k z=z',
    // Arabic script, folded.
    'ب=bp ت=t ث=ts ج=jc ح=h خ=hk د=d ذ=dz ر=r ز=zj',
    'س=s ش=s ص=s ض=dz ط=t ظ=zd غ=g ف=f ق=k ك=kg',
    'ل=l م=m ن=n ه=h و=-v',
    // Cyrillic, folded.
    'б=b в=v г=g д=d ж=j з=z к=k л=l м=m н=n п=p р=r',
    'с=s т=t ф=f х=hk ц=s ч=cj ш=s щ=s',
    // Devanagari.
    'क=k ख=kh ग=g घ=g च=cj छ=cj ज=jz झ=j ट=t ठ=t',
    'ड=d ढ=d ण=n त=t थ=t द=d ध=d न=n प=p फ=fp ब=b',
    'भ=b म=m र=r ल=l व=v श=s ष=s स=s ह=h ं=n',
    // Bengali.
    'ক=k খ=kh গ=g ঘ=g চ=cj ছ=cjs জ=jz ঝ=j ট=t ঠ=t',
    'ড=d ঢ=d ণ=n ত=t থ=t দ=d ধ=d ন=n প=p ফ=fp ব=b',
    'ভ=b ম=m য=jz র=r ল=l শ=s ষ=s স=s হ=h ং=n',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

const SILENT = '-';
const LETTERS = /[sckgtdpz]h|./gsu;
/** With fewer consonants, too many words sound alike. */
const FEWEST = 3;
const MOST_FORMS = 16;

/**
 * The consonants of a folded word in Latin letters, in every possible spelling; empty if there are too few. Search uses
 * them to find a word by its sound in another script: `kitab` finds كتاب. Double letters count once, as in Arabic; an h
 * at the end is often silent, so it is left out.
 */
export function consonantsOf(word: string): string[] {
  let forms = [''];
  let before: string | undefined;
  for (const [letter] of word.matchAll(LETTERS)) {
    const sounds = letter === before ? undefined : SOUNDS.get(letter);
    before = letter;
    if (sounds === undefined) continue;
    const longer = forms.flatMap((form) =>
      Array.from(sounds, (sound) => (sound === SILENT ? form : form + sound)),
    );
    forms = [...new Set(longer)].slice(0, MOST_FORMS);
  }
  const bare = forms.map((form) => form.replace(/h$/, '')).filter(({ length }) => length >= FEWEST);
  return [...new Set(bare)];
}
