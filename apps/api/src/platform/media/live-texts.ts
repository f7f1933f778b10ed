import { newestAt, type Schedule } from '@kandil/media';
import { addressesOf } from './addresses.ts';
import type { MediaLibrary } from './library.ts';
import type { Resource } from './target.ts';
import { liveText, type TextAnswer } from './text-answers.ts';
import { channelPrefix, type MediaKeys } from './token.ts';

/** A channel by its code, from the current catalogue. */
export type Channel = { readonly code: string; readonly schedule: Schedule };

/** Largest number of texts; a playlist of two hours has 223 kB. */
const MOST = 128;

type CachedText = { readonly schedule: Schedule; readonly answer: TextAnswer };

/**
 * The texts of channels. Until the next segment ends they are the same for every viewer, so each is made once. A new
 * schedule or clip takes effect at once.
 */
export class LiveTexts {
  readonly #library: MediaLibrary;
  readonly #keys: MediaKeys;
  readonly #made = new Map<string, CachedText>();
  #newest = Number.NaN;
  #edition = Number.NaN;

  constructor(library: MediaLibrary, keys: MediaKeys) {
    this.#library = library;
    this.#keys = keys;
  }

  /** The text of a channel at a moment (ms since 1970); undefined if there is none. */
  answer({ code, schedule }: Channel, resource: Resource, now: number): TextAnswer | undefined {
    this.#forgetOlder(newestAt(now));
    const name = nameOf(code, resource);
    const known = this.#made.get(name);
    if (known?.schedule === schedule) return known.answer;
    const addresses = addressesOf(channelPrefix(code), this.#keys);
    const answer = liveText(this.#library, schedule, resource, now, addresses);
    if (answer) this.#keep(name, { schedule, answer });
    return answer;
  }

  #forgetOlder(newest: number): void {
    const { edition } = this.#library;
    if (newest === this.#newest && edition === this.#edition) return;
    this.#made.clear();
    this.#newest = newest;
    this.#edition = edition;
  }

  #keep(name: string, made: CachedText): void {
    this.#made.delete(name);
    if (this.#made.size >= MOST) this.#made.delete(this.#made.keys().next().value ?? '');
    this.#made.set(name, made);
  }
}

function nameOf(code: string, resource: Resource): string {
  switch (resource.kind) {
    case 'playlist':
      return `${code} playlist ${resource.rendition} ${resource.delta === true}`;
    case 'master':
      return `${code} master ${resource.maxHeight ?? ''}`;
    default:
      return `${code} ${resource.kind}`;
  }
}
