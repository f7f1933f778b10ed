import { pick, seeded } from './random.ts';

/** The clips of the demo pack; each one is also the family of titles whose poster shows its scene. */
export const FAMILIES = ['skyline', 'dunes', 'arch', 'armada', 'lanterns', 'kids'] as const;
export type Family = (typeof FAMILIES)[number];

/** Poster scene of a title -> family, so that a video looks like its poster. */
const SCENES: Readonly<Record<string, Family>> = {
  skyline: 'skyline',
  bridge: 'skyline',
  profile: 'skyline',
  dunes: 'dunes',
  riders: 'dunes',
  camp: 'dunes',
  summit: 'dunes',
  arch: 'arch',
  girih: 'arch',
  shamsa: 'arch',
  astrolabe: 'arch',
  armada: 'armada',
  lanterns: 'lanterns',
  kids: 'kids',
};

/** What may stand between two clips of a family; children's titles meet nothing but gentle scenes. */
const KIN: Readonly<Record<Family, readonly [Family, ...Family[]]>> = {
  skyline: ['lanterns', 'arch', 'armada'],
  dunes: ['arch', 'armada', 'skyline'],
  arch: ['skyline', 'lanterns', 'dunes'],
  armada: ['skyline', 'dunes', 'arch'],
  lanterns: ['skyline', 'arch', 'kids'],
  kids: ['lanterns', 'skyline'],
};

/** The family of a poster scene; a scene nobody knows looks like the city. */
export function familyOf(scene: string): Family {
  return (Object.hasOwn(SCENES, scene) ? SCENES[scene] : undefined) ?? 'skyline';
}

/**
 * The clips of a title in order, one minute each: episodes have 4-10 of them, films 10-15.
 * Opens and closes with the title's own family, never shows one clip twice running, and depends on nothing
 * but its arguments, so that resume points and storyboards stay right for ever.
 *
 * @throws RangeError for a count that is no whole number from 1 to 60
 */
export function editList(seed: string, family: Family, count: number): Family[] {
  if (!Number.isInteger(count) || count < 1 || count > 60)
    throw new RangeError(`no edit list of ${count} clips`);
  const random = seeded(`${seed}/${family}/${count}`);
  const list: Family[] = [family];
  while (list.length < count) {
    const last = list.at(-1);
    const homeward = last !== family && (list.length === count - 1 || random() < 0.7);
    const isLastButOne = list.length === count - 2;
    const others = KIN[family].filter((kin) => kin !== last) as [Family, ...Family[]];
    list.push(homeward && !isLastButOne ? family : pick(random, others));
  }
  return list;
}
