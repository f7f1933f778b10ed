import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Listing } from '../../rules/guide/broadcasts.ts';
import { GuideError, problemsOf } from './faults.ts';
import { type Draft, type Field, listingOf } from './listing.ts';
import { textOf } from './text-of.ts';

/** A channel whose programmes are read from a file. */
export interface GuideChannel {
  code: string;
  /** Its id in the file. */
  id: string;
  /** Of times without an offset; null: there must be none. */
  zone: string | null;
}

export interface ReadOptions {
  /** Of the file or its address, for the messages. */
  name: string;
  channels: readonly GuideChannel[];
  /** Programmes that end before (ms since 1970) are left out. */
  from: number;
  /** Bytes; LARGEST_GUIDE by default. */
  most?: number;
}

export interface GuideFile {
  /** By the code of the channel, in the order of the file. */
  listings: ReadonlyMap<string, readonly Listing[]>;
  /** Ids of the file that were not asked for, as many as a message needs, and their number. */
  others: { ids: readonly string[]; count: number };
}

/** Nothing of XMLTV is longer: a title, a comment, the attributes of an element. In characters. */
const LONGEST_PIECE = 2 ** 20;
/** XMLTV needs four levels. */
const DEEPEST = 16;
/** Programmes of all channels that are in memory at once: 500 channels for two weeks. */
const MOST_LISTINGS = 200_000;
/** Ids of channels that are remembered for messages. */
const MOST_IDS = 1000;

/**
 * Reads the programmes of some channels from an XMLTV file, in one pass. Memory holds these programmes and never the file.
 * @throws GuideError with every problem of these channels' programmes, each with its line and field; it names the first
 * error of a file that is no XML
 */
export async function readXmltv(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<GuideFile> {
  const reader = new XmltvReader(options);
  try {
    for await (const text of textOf(bytes, options.most)) reader.write(text);
  } catch (error) {
    if (error instanceof GuideError) reader.fail(error);
    throw error;
  }
  return reader.end();
}

/** The elements of a programme that are read; a rating has its text in `value`. */
const FIELDS: Readonly<Record<string, Field>> = {
  title: 'title',
  'sub-title': 'subTitle',
  desc: 'storyline',
  'episode-num': 'ref',
  value: 'rating',
};
/** The system of an `episode-num` that names a title or a video of the catalogue. */
const OWN_SYSTEM = 'catalogue';

class XmltvReader {
  readonly #options: ReadOptions;
  readonly #problems: ReturnType<typeof problemsOf>;
  readonly #parser = new SaxesParser();
  readonly #byId: ReadonlyMap<string, GuideChannel[]>;
  readonly #listings: Map<string, Listing[]>;
  readonly #otherIds = new Set<string>();
  readonly #path: string[] = [];
  #count = 0;
  /** The programme that is being read, if its channel was asked for. */
  #draft: Draft | null = null;
  #field: { name: Field; language: string | null; text: string } | null = null;
  /** Characters since something was read to its end. */
  #open = 0;
  #hasRoot = false;

  constructor(options: ReadOptions) {
    this.#options = options;
    this.#problems = problemsOf(options.name);
    this.#byId = Map.groupBy(options.channels, ({ id }) => id);
    this.#listings = new Map(options.channels.map(({ code }) => [code, []]));
    const parser = this.#parser;
    parser.on('error', (error) => this.#onError(error));
    parser.on('doctype', (text) => this.#onDoctype(text));
    parser.on('opentag', (tag) => this.#onOpen(tag));
    parser.on('closetag', (tag) => this.#onClose(tag));
    parser.on('text', (text) => this.#onText(text));
    parser.on('cdata', (text) => this.#onText(text));
    parser.on('comment', () => void (this.#open = 0));
    parser.on('processinginstruction', () => void (this.#open = 0));
  }

  write(text: string): void {
    this.#open += text.length;
    this.#parser.write(text);
    if (this.#open > LONGEST_PIECE + text.length)
      this.#stop('something here is longer than a million characters');
  }

  /** @throws GuideError: the bytes cannot be read on */
  fail(error: GuideError): never {
    return this.#stop(error.message);
  }

  /** @throws GuideError */
  end(): GuideFile {
    if (!this.#hasRoot) this.#stop('the file is empty');
    this.#parser.close();
    this.#problems.throwAny();
    const ids = [...this.#otherIds];
    return { listings: this.#listings, others: { ids, count: ids.length } };
  }

  #stop(problem: string): never {
    return this.#problems.fail({ ...this.#at, field: null, problem });
  }

  get #at() {
    return { line: this.#parser.line, column: this.#parser.column + 1 };
  }

  #onError({ message }: Error): void {
    // A reference of HTML such as `&eacute;`: it is replaced with those that were escaped twice.
    if (message.endsWith('undefined entity.')) return;
    this.#stop(`this is no XML: ${message.replace(/^(?:\d+:\d+: )?/, '').replace(/\.$/, '')}`);
  }

  /** A name of the usual file is allowed and never fetched. */
  #onDoctype(text: string): void {
    this.#open = 0;
    if (/[[\]]|<!/.test(text)) this.#stop('a document type with declarations is not read');
  }

  #onOpen({ name, attributes }: SaxesTagPlain): void {
    this.#open = 0;
    this.#path.push(name);
    if (this.#path.length > DEEPEST) this.#stop('the elements are nested too deeply');
    if (this.#path.length === 1) this.#onRoot(name);
    else if (this.#path.length === 2) this.#onItem(name, attributes);
    else if (this.#draft) this.#onField(name, attributes);
  }

  #onRoot(name: string): void {
    this.#hasRoot = true;
    if (name !== 'tv') this.#stop(`this is no XMLTV: it begins with <${name}> instead of <tv>`);
  }

  #onItem(name: string, attributes: Record<string, string>): void {
    if (name === 'channel') this.#noteId(attributes['id']);
    if (name !== 'programme') return;
    const { channel } = attributes;
    if (channel === undefined)
      return this.#problems.add({
        ...this.#at,
        field: 'programme.channel',
        problem: 'is missing',
      });
    this.#noteId(channel);
    if (!this.#byId.has(channel)) return;
    this.#draft = { ...this.#at, attributes, texts: [] };
  }

  #noteId(id: string | undefined): void {
    if (id !== undefined && !this.#byId.has(id) && this.#otherIds.size < MOST_IDS)
      this.#otherIds.add(id);
  }

  #onField(name: string, attributes: Record<string, string>): void {
    const field = FIELDS[name];
    const isWhole = name === 'value' ? this.#path[2] === 'rating' : this.#path.length === 3;
    const isOurs = name !== 'episode-num' || attributes['system'] === OWN_SYSTEM;
    if (field && isWhole && isOurs)
      this.#field = { name: field, language: attributes['lang'] ?? null, text: '' };
  }

  #onText(text: string): void {
    this.#open = 0;
    if (this.#field) this.#field.text += text;
    if ((this.#field?.text.length ?? 0) > LONGEST_PIECE)
      this.#stop('something here is longer than a million characters');
  }

  #onClose({ name }: SaxesTagPlain): void {
    this.#open = 0;
    this.#path.pop();
    if (this.#field && FIELDS[name] === this.#field.name) {
      this.#draft?.texts.push(this.#field);
      this.#field = null;
    }
    if (this.#path.length === 1 && this.#draft) this.#finish(this.#draft);
  }

  #finish(draft: Draft): void {
    this.#draft = null;
    for (const { code, zone } of this.#byId.get(draft.attributes['channel'] ?? '') ?? []) {
      const listings = this.#listings.get(code) ?? [];
      const previous = listings.at(-1)?.start ?? null;
      const listing = listingOf(draft, { zone, previous, report: this.#problems.add });
      if (!listing || (listing.stop ?? listing.start) <= this.#options.from) continue;
      this.#count += 1;
      if (this.#count > MOST_LISTINGS)
        this.#stop(`these channels have more than ${MOST_LISTINGS} programmes: import fewer`);
      listings.push(listing);
    }
  }
}
