import {
  type Airing,
  type Clip,
  type Cue,
  type EditList,
  cuesBetween,
  filesOf,
  findSubtitles,
  type OwnSubtitles,
  parseWebvtt,
  type PlayedAiring,
  recordingOf,
  type SoundOfClip,
  spanOfCut,
  type StoredFile,
  SUBTITLE_FILE,
  webvtt,
} from '@kandil/media';
import { createCache } from '../cache.ts';
import { mediaKey, type MediaFiles } from './files/index.ts';
import { type MediaFile, type MediaLibrary, typeOfFile } from './library.ts';

/** An asset as a video plays it. */
export interface AssetRecording {
  asset: string;
  sounds: readonly SoundOfClip[];
  subtitles: readonly OwnSubtitles[];
}

/** How a video plays: an edit list of clips of a pack, each a minute long, or an asset. */
export type Recording = { clips: readonly string[] } | AssetRecording;

/** An airing with the names of its sounds and subtitles when it was locked. */
export type LockedAiring = Airing & Pick<AssetRecording, 'sounds' | 'subtitles'>;

/** A channel that plays films by a guide. */
export interface LockedSchedule {
  /** In order; the same list until they are read again. */
  airings: readonly LockedAiring[];
  /** Lines of its pictures; null: all that its films have. */
  ladder: readonly number[] | null;
}

/** What the catalogue says of what videos play. */
export interface RecordingCatalogue {
  /** Undefined for an unknown code. Called at every request. */
  recordingOf(code: string): Promise<Recording | undefined>;
  /** The manifest of an asset, which never changes; undefined for an unknown id. */
  manifestOf(asset: string): Promise<Clip | undefined>;
  /** A file of subtitles by its id; undefined for an unknown one. */
  subtitleFileOf(id: string): Promise<(StoredFile & { version: string }) | undefined>;
}

/** Manifests in memory: that of a film of three hours has some 20,000 segments, about a megabyte. */
const MANIFESTS = 100;
/** Films whose cues are in memory. */
const CUES = 200;
const FOR_EVER = Number.POSITIVE_INFINITY;
const SUBTITLES_ID = /^text-/;

/** The files of one version of an asset, or of subtitles, by their names. */
interface Shelf {
  version: string;
  files: ReadonlyMap<string, MediaFile>;
}

/** What videos play: the clips of packs, and assets whose manifests are in the catalogue and whose files are in the store. */
export class Recordings {
  readonly #library: MediaLibrary;
  readonly #catalogue: RecordingCatalogue;
  readonly #files: MediaFiles;
  readonly #manifests = createCache({ name: 'manifests', ttl: FOR_EVER, size: MANIFESTS });
  readonly #shelves = createCache({ ttl: FOR_EVER, size: MANIFESTS + CUES });
  readonly #onAir = new WeakMap<
    readonly LockedAiring[],
    Promise<readonly PlayedAiring[] | undefined>
  >();
  readonly #cues = createCache({ ttl: FOR_EVER, size: CUES });

  constructor(library: MediaLibrary, catalogue: RecordingCatalogue, files: MediaFiles) {
    this.#library = library;
    this.#catalogue = catalogue;
    this.#files = files;
  }

  /** What a video plays, by its code; undefined if it is unknown or a part of it is missing. */
  async clipsOf(code: string): Promise<EditList | undefined> {
    const recording = await this.#catalogue.recordingOf(code);
    if (!recording) return undefined;
    if ('clips' in recording) return this.#library.editList(recording.clips);
    const manifest = await this.#manifest(recording.asset);
    return manifest && [recordingOf(manifest, recording.sounds, recording.subtitles)];
  }

  /** Airings with their assets, the same list for the same airings; undefined if an asset is missing. */
  onAir(airings: readonly LockedAiring[]): Promise<readonly PlayedAiring[] | undefined> {
    const known = this.#onAir.get(airings);
    if (known) return known;
    const played = this.#played(airings);
    this.#onAir.set(airings, played);
    played.catch(() => this.#onAir.delete(airings));
    return played;
  }

  async #played(airings: readonly LockedAiring[]): Promise<readonly PlayedAiring[] | undefined> {
    const played: PlayedAiring[] = [];
    for (const { sounds, subtitles, ...airing } of airings) {
      const manifest = await this.#manifest(airing.asset);
      if (!manifest) return undefined;
      played.push({ ...airing, clip: recordingOf(manifest, sounds, subtitles) });
    }
    return played;
  }

  /** A file by its name in the manifest, of the newest version if none is given. */
  async file(
    id: string,
    version: string | undefined,
    name: string,
  ): Promise<MediaFile | undefined> {
    const known = this.#library.file(id, version, name);
    if (known) return known;
    const shelf = await this.#shelf(id);
    return shelf && (version ?? shelf.version) === shelf.version
      ? shelf.files.get(name)
      : undefined;
  }

  /** The cues of a clip's subtitles by their key, with times from the clip's start; undefined if it has none. */
  async cues(clip: Clip, key: string): Promise<readonly Cue[] | undefined> {
    const track = findSubtitles(clip, key);
    if (!track?.place) return this.#library.cues(clip.id, clip.version, key);
    return this.#cuesOf(track.place.id, mediaKey(track.place, track.file), track.bytes);
  }

  /** The subtitles of one segment of a channel; those of a film without any are empty. Undefined for any other file. */
  async cut(id: string, version: string | undefined, file: string): Promise<string | undefined> {
    const span = spanOfCut(file);
    const shelf = span && (await this.#shelf(id));
    if (!span || !shelf || shelf.version !== version) return undefined;
    const subtitles = shelf.files.get(SUBTITLE_FILE);
    const cues = subtitles ? await this.#cuesOf(id, subtitles.path, subtitles.bytes) : [];
    return webvtt(cuesBetween(cues, span.from / 1000, span.to / 1000), { anchored: true });
  }

  #cuesOf(id: string, path: string, bytes: number): Promise<readonly Cue[]> {
    return this.#cues.get(id, async () => {
      const text = Buffer.alloc(bytes);
      await this.#files.read(path, text, 0);
      return parseWebvtt(text.toString());
    });
  }

  #manifest(id: string): Promise<Clip | undefined> {
    return found(this.#manifests, id, () => this.#catalogue.manifestOf(id));
  }

  #shelf(id: string): Promise<Shelf | undefined> {
    return found(this.#shelves, id, async () => {
      if (!SUBTITLES_ID.test(id)) {
        const manifest = await this.#manifest(id);
        return (
          manifest &&
          shelfOf(manifest, filesOf(manifest), new Set(manifest.audio.map(({ file }) => file)))
        );
      }
      const file = await this.#catalogue.subtitleFileOf(id);
      return file && shelfOf({ id, version: file.version }, [file]);
    });
  }
}

/** As the cache, without remembering that there is nothing: an asset may be made meanwhile. */
async function found<Value>(
  cache: ReturnType<typeof createCache>,
  id: string,
  load: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const value = await cache.get(id, load);
  if (value === undefined) cache.delete(id);
  return value;
}

function shelfOf(
  place: { id: string; version: string },
  files: readonly StoredFile[],
  sounds: ReadonlySet<string> = new Set(),
): Shelf {
  const entries = files.map(({ file, bytes, sha256 }): [string, MediaFile] => {
    const type = typeOfFile(file, sounds);
    return [file, { path: mediaKey(place, file), bytes, sha256, type }];
  });
  return { version: place.version, files: new Map(entries) };
}
