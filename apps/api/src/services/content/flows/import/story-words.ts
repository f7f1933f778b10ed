import type { Catalogue, CatalogueTitle } from '@kandil/contract/catalogue';
import { setImmediate as turn } from 'node:timers/promises';
import { foldedWords } from '../../rules/fold.ts';
import { Spellings } from './spellings.ts';

/** A row of table `search_story`. */
export interface StoryWord {
  word: string;
  /** Places of the titles in the file, in order. */
  places: Int32Array;
}

/** Titles in one turn of the event loop. */
const TITLES_A_TURN = 100;
/** Words that say nothing about a story; two letters of other scripts may be a word of three sounds. */
const TOO_SHORT = /^(?:.|[a-z\d]{2})$/u;
/** A word in the stories of more titles than this share says nothing about one of them: "and", "that", "one". */
const MOST = 1 / 4;
/** Of a few titles, a quarter are too few to tell such words. */
const FEW_TITLES = 3;

/** The words of the storylines of titles and of the stories of their episodes, in all languages. */
export async function storyWords({ titles }: Pick<Catalogue, 'titles'>): Promise<StoryWord[]> {
  const spellings = new Spellings();
  /** Numbers of the folded words of each spelling. */
  const wordsOf: number[][] = [];
  const words = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = words.get(word) ?? words.size;
    words.set(word, number);
    return number;
  };
  const onNew = (spelling: string) =>
    wordsOf.push(
      foldedWords(spelling)
        .filter((word) => !TOO_SHORT.test(word))
        .map(numberOf),
    );
  const places = new Places();
  for (const [place, title] of titles.entries()) {
    if (place % TITLES_A_TURN === 0) await turn();
    const onSpelling = (spelling: number) => {
      for (const word of wordsOf[spelling] ?? []) places.add(word, place);
    };
    for (const text of storiesOf(title)) spellings.read(text, onNew, onSpelling);
  }
  const lists = places.byWord(words.size);
  const most = Math.max(FEW_TITLES, titles.length * MOST);
  return [...words]
    .map(([word, number]) => ({ word, places: lists[number] ?? new Int32Array() }))
    .filter((each) => each.places.length <= most)
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Trailers have no stories: their texts say that they are trailers. */
function storiesOf({ storyline, seasons, film }: CatalogueTitle): string[] {
  const videos = [...seasons.flatMap(({ episodes }) => episodes), ...(film ? [film] : [])];
  return [storyline, ...videos.map((video) => video.storyline)].flatMap((texts) =>
    Object.values(texts),
  );
}

/** Pairs of a word and a place: millions of them, so they are sorted into one array at the end. */
class Places {
  /** Word and place by turns. */
  #pairs = new Int32Array(2 ** 16);
  #length = 0;
  /** By word, the last place + 1. */
  #last = new Int32Array(2 ** 16);
  #counts = new Int32Array(2 ** 16);

  /** Places come in order; a pair that was added before is ignored. */
  add(word: number, place: number): void {
    if (word >= this.#last.length) {
      this.#last = doubled(this.#last);
      this.#counts = doubled(this.#counts);
    }
    if (this.#last[word] === place + 1) return;
    this.#last[word] = place + 1;
    this.#counts[word] = (this.#counts[word] ?? 0) + 1;
    if (this.#length === this.#pairs.length) this.#pairs = doubled(this.#pairs);
    this.#pairs[this.#length] = word;
    this.#pairs[this.#length + 1] = place;
    this.#length += 2;
  }

  /** The places of so many words. */
  byWord(words: number): Int32Array[] {
    const lists = Array.from(
      { length: words },
      (_, word) => new Int32Array(this.#counts[word] ?? 0),
    );
    const filled = new Int32Array(words);
    for (let at = 0; at < this.#length; at += 2) {
      const word = this.#pairs[at] ?? 0;
      const next = filled[word] ?? 0;
      const list = lists[word];
      if (list) list[next] = this.#pairs[at + 1] ?? 0;
      filled[word] = next + 1;
    }
    return lists;
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
