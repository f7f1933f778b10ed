import { readFileSync } from 'node:fs';
import type { AvatarSpec } from '../brand/avatar.ts';
import { ADULT_MOTIFS } from '../brand/avatar-adult.ts';
import { KIDS_MOTIFS } from '../brand/avatar-kids.ts';
import type { LogoSpec } from '../brand/logo.ts';
import { KIDS_PALETTES, PALETTES } from '../palettes.ts';
import { SCENES, WRITTEN_SCENES } from '../scenes/index.ts';
import type { SceneSpec } from '../spec.ts';
import { FONT_NAMES } from '../text/fonts.ts';

/** A picture of an episode: another scene, or another view of one, in the colours of its title. */
export type StillArt = Omit<SceneSpec, 'seed' | 'palette'>;

export interface TitleArt extends Omit<SceneSpec, 'seed'> {
  readonly code: string;
  readonly stills?: readonly StillArt[];
}

/** The whole art specification of a catalogue (`demo/art.json`). */
export interface Art {
  readonly titles: readonly TitleArt[];
  readonly channels: readonly LogoSpec[];
  readonly avatars: readonly AvatarSpec[];
}

/**
 * Reads an art specification.
 * @throws Error naming every unknown scene, palette, font, motif and every code used twice
 */
export function readArt(file: string | URL): Art {
  // The shape is ours and typed above; what a typing slip breaks is the names, so those are checked.
  const art = JSON.parse(readFileSync(file, 'utf8')) as Art;
  const wrong = [...problems(art)];
  if (wrong.length > 0) throw new Error(`${String(file)}: ${wrong.join('; ')}`);
  return art;
}

function* problems({ titles, channels, avatars }: Art): Generator<string> {
  for (const title of titles) yield* inTitle(title);
  for (const channel of channels) yield* inChannel(channel);
  for (const avatar of avatars) yield* inAvatar(avatar);
  yield* doubles(titles.map((t) => t.code));
  yield* doubles(channels.map((c) => c.code));
  yield* doubles(avatars.map((a) => a.id));
}

function* inTitle(title: TitleArt): Generator<string> {
  const { code } = title;
  yield* unknown(code, 'palette', title.palette, PALETTES);
  for (const { scene, kids, flip } of [title, ...(title.stills ?? [])]) {
    yield* unknown(code, 'scene', scene, SCENES);
    if (kids) yield* unknown(code, 'children’s palette', kids, KIDS_PALETTES);
    if (flip && WRITTEN_SCENES.has(scene))
      yield `${code}: ${scene} holds writing and cannot be mirrored`;
  }
}

function* inChannel({ code, palette, font }: LogoSpec): Generator<string> {
  yield* unknown(code, 'palette', palette, PALETTES);
  if (!FONT_NAMES.includes(font)) yield `${code}: font ${font} is unknown`;
}

function* inAvatar({ id, audience, motif, palette }: AvatarSpec): Generator<string> {
  const kids = audience === 'KIDS';
  yield* unknown(id, 'motif', motif, kids ? KIDS_MOTIFS : ADULT_MOTIFS);
  yield* unknown(id, 'palette', palette, kids ? KIDS_PALETTES : PALETTES);
}

const doubles = (codes: readonly string[]): string[] =>
  codes.filter((code, i) => codes.indexOf(code) !== i).map((code) => `${code} is used twice`);

function* unknown(where: string, what: string, name: string, known: object): Generator<string> {
  if (!Object.hasOwn(known, name)) yield `${where}: ${what} ${name} is unknown`;
}
