import { PICTURE_PATH } from '@kandil/contract/catalogue';
import type { Picture } from '@kandil/contract/content';
import { extname } from 'node:path/posix';

/** What is known of a file of the operator's art. */
export interface ArtFile {
  /** Below the folder of the art. */
  path: string;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  bytes: number;
  width: number;
  height: number;
  /** A tiny blurred picture as a data URL. */
  placeholder: string;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** In the blob store; else in the folder ART_DIR. */
  stored: boolean;
}

const VERSION_LENGTH = 8;

/** The part of a picture's address that changes with its bytes: eight hexadecimal digits. */
export const versionOf = (sha256: string): string => sha256.slice(0, VERSION_LENGTH);

/** A file as the rows of the catalogue have it. */
export const pictureOf = ({
  path,
  sha256,
  width,
  height,
  placeholder,
  color,
}: Omit<ArtFile, 'bytes' | 'stored'>): Picture => ({
  src: `${versionOf(sha256)}/${path}`,
  width,
  height,
  placeholder,
  color,
});

/** The path of a picture: its `src` without the version. */
export const pathOf = ({ src }: Pick<Picture, 'src'>): string => src.slice(src.indexOf('/') + 1);

/** The key of a file in the blob store: by its content, so that equal files are stored once. */
export const blobKeyOf = ({ path, sha256 }: Pick<ArtFile, 'path' | 'sha256'>): string =>
  `art/${sha256}${extname(path)}`;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
export const mediaTypeOf = (path: string): string | undefined => MEDIA_TYPES[extname(path)];

/** Fields of a catalogue file and of a site document that name one picture, or are a list of names. */
const FIELDS = new Set(['icon', 'iconMaskable', 'image', 'logo', 'picture', 'pictures']);

/** The paths of pictures that a file names, sorted, whether it is valid or not. */
export function picturePaths(json: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown, isPicture: boolean): void => {
    if (typeof value === 'string' && isPicture && PICTURE_PATH.test(value)) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) walk(each, isPicture || FIELDS.has(name));
  };
  walk(json, false);
  return [...found].toSorted();
}
