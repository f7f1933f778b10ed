const LONGEST = 120;
/** Characters that hide or reorder others, or that separate paths. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]+/gu;

/** The extension of a name in lower case, without dot; empty if there is none. */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}

/** A name as it is shown and offered for saving: one line, no path, at most 120 characters, with its extension. */
export function shownName(name: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const base = last.slice(0, last.lastIndexOf('.')).normalize('NFC').replace(UNFIT, '').trim();
  const room = LONGEST - extension.length - 1;
  const shown = [...base].slice(0, room).join('').replace(/^\.+/, '');
  return `${shown || 'file'}.${extension}`;
}
