import { nameOf } from './probe/language.ts';
import type { SoundKind, TextKind, TrackKind } from './track-key.ts';

/** What follows the language in the name of a track. Our own players say it in the viewer's language. */
const SAID: Readonly<Record<SoundKind | TextKind, string>> = {
  MAIN: '',
  DESCRIPTION: ' (AD)',
  COMMENTARY: ' (Commentary)',
  FULL: '',
  SDH: ' (SDH)',
  FORCED: ' (Forced)',
};

/** The facts of a track in the manifest; an ordinary one says no kind, as before there were kinds. */
export const nameTrack = <Kind extends SoundKind | TextKind>({
  language,
  kind,
}: TrackKind<Kind>) => ({
  language,
  name: nameOf(language) + SAID[kind],
  ...(SAID[kind] !== '' && { kind }),
});

/** The facts of a sound; 5.1 says so in its name, too. */
export function nameSound({
  channels,
  ...sound
}: TrackKind<SoundKind> & { readonly channels?: number }) {
  const named = nameTrack(sound);
  return channels === undefined ? named : { ...named, name: `${named.name} (5.1)`, channels };
}
