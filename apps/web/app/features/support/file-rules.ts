import { localeOf, type UiKey } from '@kandil/i18n';
import type { FileFormats } from './load.ts';

const extensionOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/**
 * VALID-33..36.
 * @param formats null while the limits of the subject are not loaded: then any file passes
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size'> | null,
  formats: FileFormats | null,
): UiKey | null {
  if (!file || !formats) return null;
  const extension = extensionOf(file.name);
  const format = formats.find((each) => each.extension.toLowerCase() === extension);
  if (!format) return 'support.fileType';
  return file.size > format.maxSize ? 'support.fileSize' : null;
}

const MEGABYTE = 1024 * 1024;

/** A size in bytes: `3.2 MB`, `12 kB`. */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  const size = isLarge ? bytes / MEGABYTE : Math.ceil(bytes / 1024);
  return new Intl.NumberFormat(localeOf(language), format).format(size);
}

/** The extensions of each size, the largest size first. */
export function bySize(formats: FileFormats): { size: number; extensions: string[] }[] {
  const sizes = [...new Set(formats.map(({ maxSize }) => maxSize))].sort((a, b) => b - a);
  return sizes.map((size) => ({
    size,
    extensions: formats.filter(({ maxSize }) => maxSize === size).map(({ extension }) => extension),
  }));
}
