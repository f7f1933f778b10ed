import { Refusal } from '@kandil/contract';
import { PICTURE_PATH } from '@kandil/contract/catalogue';
import { ICON_WIDTHS, OPEN_GRAPH_SIZE, PAGE_WIDTHS } from '@kandil/contract/pictures';
import type { PictureSource, SourcePicture } from '../art/source.ts';

const OF_PAGES: readonly number[] = [160, OPEN_GRAPH_SIZE.width, ...PAGE_WIDTHS].toSorted(
  (one, other) => one - other,
);
/** Allowed widths and heights (SHELL-52): a fixed list limits the number of variants. */
export const WIDTHS: readonly number[] = [...OF_PAGES, ...ICON_WIDTHS];
/** Without `w`, so that an address in an answer works as it is. */
const DEFAULT_WIDTH = 640;
const HEIGHTS: readonly number[] = [90, 180, 270, 360, 540, 630, 720, 1080, 1440];

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** The headers that decide about a picture, beside its address. */
export interface Wishes {
  accept?: string | undefined;
  /** `on` from browsers whose user saves data (https://wicg.github.io/savedata/). */
  'save-data'?: string | string[] | undefined;
}

/** One variant of one picture. */
export interface Variant {
  source: SourcePicture;
  width: number;
  /** Height to crop to; null keeps the aspect ratio. */
  height: number | null;
  format: Format;
}

export interface ImageRequest {
  variant: Variant;
  /** The address has the picture's current version, so the answer is immutable. */
  exact: boolean;
}

const ADDRESS = /^(?:(?<version>[0-9a-f]{8})\/)?(?<path>[a-z0-9./-]+)$/;

/**
 * Reads the address of an image: `/images/[version/]path[?w=640][&h=360][&v=version]`. The path is looked up among the
 * known pictures and never used as a file name.
 * @throws Refusal NOT_FOUND for an unknown picture, INVALID_INPUT for a size that is not allowed; SourceAway
 */
export async function readAddress(
  address: string,
  query: { w?: unknown; h?: unknown; v?: unknown },
  wishes: Wishes,
  pictures: PictureSource,
): Promise<ImageRequest> {
  const { path = '', ...inPath } = ADDRESS.exec(address)?.groups ?? {};
  const version = inPath['version'] ?? versionIn(query);
  const source = PICTURE_PATH.test(path) ? await pictures.find(path, version) : undefined;
  if (!source) throw new Refusal('NOT_FOUND');
  const width = query.w === undefined ? DEFAULT_WIDTH : size('w', query.w, WIDTHS);
  const height = query.h === undefined ? null : size('h', query.h, HEIGHTS);
  const variant = {
    source,
    ...saving(fitted(source, width, height), wishes),
    format: formatFor(wishes.accept ?? ''),
  };
  return { variant, exact: version === source.version };
}

const VERSION = /^[0-9a-f]{8}$/;
const versionIn = ({ v }: { v?: unknown }) =>
  typeof v === 'string' && VERSION.test(v) ? v : undefined;

function size(name: string, value: unknown, offered: readonly number[]): number {
  const number = offered.find((each) => String(each) === value);
  if (number === undefined)
    throw new Refusal('INVALID_INPUT', { fields: { [name]: 'INVALID_INPUT' } });
  return number;
}

/** Never enlarges: addresses of the same size share one variant. */
function fitted(picture: SourcePicture, width: number, height: number | null) {
  return {
    width: Math.min(width, picture.width),
    height: height === null ? null : Math.min(height, picture.height),
  };
}

/**
 * The data saver gets the next width of at most two thirds, which has less than half of the pixels. Link previews ask
 * for crops; those keep their size.
 */
function saving<Size extends ReturnType<typeof fitted>>(size: Size, wishes: Wishes): Size {
  if (wishes['save-data'] !== 'on' || size.height !== null) return size;
  const smaller = OF_PAGES.findLast((width) => width <= (size.width * 2) / 3);
  return { ...size, width: smaller ?? size.width };
}

/** AVIF or WebP for browsers that accept it (SHELL-53), else JPEG. */
export function formatFor(accept: string): Format {
  const types = accept.split(',', 20).map((entry) => entry.trim().toLowerCase());
  const accepts = (type: string) =>
    types.some(
      (entry) =>
        entry === type || (entry.startsWith(`${type};`) && !/;\s*q=0(?:\.0*)?$/.test(entry)),
    );
  return FORMATS.find((format) => accepts(`image/${format}`)) ?? 'jpeg';
}
