import type { SitePart } from '@kandil/contract/site';
import type { Block, NameRow, PartText, RichText, Section } from './tree.ts';

/** Sections about a part of the product, by their ids. */
const SECTIONS: Readonly<Record<string, SitePart>> = {
  giving: 'giving',
  'family-sharing': 'family',
};
/** What a browser stores for a part of the product. */
const NAMES: readonly [name: RegExp, part: SitePart][] = [
  [/^kandil_cache_prayer/, 'prayer'],
  [/^kandil\.invitation$/, 'family'],
];

/** A block as it is shown. */
export type ShownBlock =
  | Exclude<Block, { kind: 'paragraph' | 'list' }>
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered: boolean; items: readonly RichText[] };
export type ShownSection = Omit<Section, 'blocks'> & { blocks: readonly ShownBlock[] };

/** The sections of a text without what speaks of parts that are switched off. */
export function offeredSections(
  sections: readonly Section[],
  off: readonly SitePart[],
): ShownSection[] {
  const isOn = (part: SitePart | undefined) => part === undefined || !off.includes(part);
  const shown = (text: RichText | PartText): RichText[] => {
    if (typeof text === 'string' || !('part' in text)) return [text];
    return isOn(text.part) ? [text.text] : [];
  };
  const isRowOn = ({ name }: NameRow) => isOn(NAMES.find(([names]) => names.test(name))?.[1]);
  const blocksOf = (block: Block): ShownBlock[] => {
    switch (block.kind) {
      case 'paragraph':
        return shown(block.text).map((text) => ({ kind: 'paragraph', text }));
      case 'list':
        return [
          { kind: 'list', ordered: block.ordered ?? false, items: block.items.flatMap(shown) },
        ];
      case 'names':
        return [{ kind: 'names', rows: block.rows.filter(isRowOn) }];
      default:
        return [block];
    }
  };
  return sections
    .filter(({ id }) => isOn(SECTIONS[id]))
    .map((section) => ({ ...section, blocks: section.blocks.flatMap(blocksOf) }));
}
