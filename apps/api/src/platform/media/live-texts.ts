import { newestAired, newestAt, type Schedule, type ScheduledFilms } from '@kandil/media';
import { addressesOf } from './addresses.ts';
import type { MediaLibrary } from './library.ts';
import type { Resource } from './target.ts';
import { liveText, scheduledText, type TextAnswer } from './text-answers.ts';
import { channelPrefix, type MediaKeys } from './token.ts';

/** What a channel plays: a loop of programmes, or films by its guide. */
export type ShownOnChannel = { readonly schedule: Schedule } | ScheduledFilms;

/** A channel by its code, from the current catalogue. */
export type Channel = ShownOnChannel & { readonly code: string };

/** Largest number of texts; a playlist of two hours has 223 kB. */
const MOST = 128;

/** What a text was made from: until one of these changes it is the same for every viewer. */
type Origin = {
  /** The programmes or airings. */
  readonly shown: object;
  /** Number of the newest segment. */
  readonly newest: number;
  /** Of the clips. */
  readonly edition: number;
};
type CachedText = Origin & { readonly answer: TextAnswer };

/**
 * The texts of channels. Until the next segment ends they are the same for every viewer, so each is made once. A new
 * schedule or clip takes effect at once.
 */
export class LiveTexts {
  readonly #library: MediaLibrary;
  readonly #keys: MediaKeys;
  readonly #made = new Map<string, CachedText>();

  constructor(library: MediaLibrary, keys: MediaKeys) {
    this.#library = library;
    this.#keys = keys;
  }

  /** The text of a channel at a moment (ms since 1970); undefined if there is none. */
  answer(channel: Channel, resource: Resource, now: number): TextAnswer | undefined {
    const { code } = channel;
    const origin = this.#originOf(channel, now);
    const name = nameOf(code, resource);
    const known = this.#made.get(name);
    if (known && isFrom(known, origin)) return known.answer;
    const addresses = addressesOf(channelPrefix(code), this.#keys);
    const answer =
      'schedule' in channel
        ? liveText(this.#library, channel.schedule, resource, now, addresses)
        : scheduledText(channel, resource, now, addresses);
    if (answer) this.#keep(name, { ...origin, answer });
    return answer;
  }

  #originOf(channel: Channel, now: number): Origin {
    const { edition } = this.#library;
    if ('schedule' in channel) return { shown: channel.schedule, newest: newestAt(now), edition };
    return { shown: channel.airings, newest: newestAired(channel.airings, now), edition };
  }

  #keep(name: string, made: CachedText): void {
    this.#made.delete(name);
    if (this.#made.size >= MOST) this.#made.delete(this.#made.keys().next().value ?? '');
    this.#made.set(name, made);
  }
}

const isFrom = (text: CachedText, { shown, newest, edition }: Origin): boolean =>
  text.shown === shown && text.newest === newest && text.edition === edition;

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
