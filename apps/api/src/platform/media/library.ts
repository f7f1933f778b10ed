import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import {
  type Clip,
  type Cue,
  type EditList,
  filesOf,
  findSubtitles,
  parseWebvtt,
  readPack,
} from '@kandil/media';

/** A file that may be served. */
export type MediaFile = {
  /** Absolute; or the key of a file in the store (`MediaFiles`). */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly type: string;
};

type Version = {
  readonly clip: Clip;
  /** Milliseconds since 1970 after which new slots of channels use it. */
  readonly since: number;
  readonly files: ReadonlyMap<string, MediaFile>;
  /** Cues by the key of their track, read when first needed. */
  readonly cues: Map<string, Promise<readonly Cue[]>>;
};

/** Older versions of a clip that running viewers may still read. */
const CACHED_VERSIONS = 3;

/**
 * The clips of several packs; later folders override earlier ones. It can be refreshed while in use:
 * new viewings use a better version of a clip, and the older one stays readable.
 */
export class MediaLibrary {
  readonly #folders: readonly string[];
  readonly #now: () => number;
  readonly #clips = new Map<string, readonly Version[]>();
  #edition = 0;

  private constructor(folders: readonly string[], now: () => number) {
    this.#folders = folders;
    this.#now = now;
  }

  /** Reads the packs; a folder that is missing or damaged adds nothing. */
  static async open(
    folders: readonly string[],
    now: () => number = Date.now,
  ): Promise<MediaLibrary> {
    const library = new MediaLibrary(folders, now);
    await library.#read(Number.NEGATIVE_INFINITY);
    return library;
  }

  /** Loads clips added to the folders since. */
  refresh(): Promise<void> {
    return this.#read(this.#now());
  }

  /** Changes whenever the clips change. */
  get edition(): number {
    return this.#edition;
  }

  /** Ids of all clips. */
  get ids(): string[] {
    return [...this.#clips.keys()];
  }

  /** Every file that may be served, of every cached version. */
  files(): { clip: string; version: string; file: string; path: string }[] {
    return [...this.#clips.values()]
      .flat()
      .flatMap(({ clip: { id, version }, files }) =>
        [...files].map(([file, { path }]) => ({ clip: id, version, file, path })),
      );
  }

  /** The newest version of a clip, or the newest at a moment (ms since 1970). */
  clip(id: string, at = Number.POSITIVE_INFINITY): Clip | undefined {
    return this.#clips.get(id)?.findLast(({ since }) => since <= at)?.clip;
  }

  /** The newest versions of these clips, or the newest at a moment; undefined without one of them: times would be wrong. */
  editList(ids: readonly string[], at?: number): EditList | undefined {
    const [first, ...rest] = ids.flatMap((id) => this.clip(id, at) ?? []);
    return first && rest.length === ids.length - 1 ? [first, ...rest] : undefined;
  }

  /** A file of a clip by its name in the manifest; of the newest version if none is given. */
  file(id: string, version: string | undefined, file: string): MediaFile | undefined {
    return this.#version(id, version)?.files.get(file);
  }

  /** The cues of a clip's track, by its key, with times from the clip's start; undefined if it has none. */
  async cues(
    id: string,
    version: string | undefined,
    key: string,
  ): Promise<readonly Cue[] | undefined> {
    const found = this.#version(id, version);
    const track = found && findSubtitles(found.clip, key);
    const file = track && found.files.get(track.file);
    if (!found || !file) return undefined;
    const known = found.cues.get(key) ?? readFile(file.path, 'utf8').then(parseWebvtt);
    found.cues.set(key, known);
    known.catch(() => found.cues.delete(key));
    return known;
  }

  #version(id: string, version: string | undefined): Version | undefined {
    const versions = this.#clips.get(id);
    return version === undefined
      ? versions?.at(-1)
      : versions?.find(({ clip }) => clip.version === version);
  }

  async #read(since: number): Promise<void> {
    const packs = await Promise.all(this.#folders.map((folder) => readPack(folder)));
    for (const { folder, clips } of packs) {
      for (const clip of clips) {
        const versions = this.#clips.get(clip.id) ?? [];
        if (versions.some((known) => known.clip.version === clip.version)) continue;
        const added = { clip, since, files: mediaFiles(folder, clip), cues: new Map() };
        this.#clips.set(clip.id, [...versions, added].slice(-CACHED_VERSIONS));
        this.#edition += 1;
      }
    }
  }
}

function mediaFiles(folder: string, clip: Clip): ReadonlyMap<string, MediaFile> {
  const sounds = new Set(clip.audio.map(({ file }) => file));
  return new Map(
    filesOf(clip).map(({ file, bytes, sha256 }) => {
      const type = typeOfFile(file, sounds);
      return [file, { path: join(folder, clip.id, file), bytes, sha256, type }];
    }),
  );
}

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.mp4', 'video/mp4'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
];

/** The media type of a file; those of sounds are named, as their ending is that of pictures. */
export const typeOfFile = (file: string, sounds: ReadonlySet<string>): string =>
  sounds.has(file)
    ? 'audio/mp4'
    : (TYPES.find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream');
