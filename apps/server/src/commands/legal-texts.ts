import type { Problem } from '@kandil/api';
import { LEGAL_TEXTS } from '@kandil/contract/site';
import { basename } from 'node:path';
import type { ImportFile } from './catalogue.ts';

/** `terms-of-use.en` of a file `site/terms-of-use.en.md`. */
export const legalNameOf = (file: string): string => basename(file, '.md');

/**
 * A site document with the texts beside it: `legal` names what a text is of, its files say it in languages.
 * @param json the document, which may be anything
 */
export function withLegalTexts(
  json: unknown,
  beside: NonNullable<ImportFile['beside']> = [],
): unknown {
  if (!isObject(json) || !isObject(json['legal'])) return json;
  const legal = Object.entries(json['legal']).map(([name, value]) => {
    if (!isObject(value) || 'texts' in value) return [name, value];
    const texts = beside.flatMap((file) => {
      const [own, language] = legalNameOf(file.name).split('.');
      return own === name && language ? [[language, file.text]] : [];
    });
    return [name, { ...value, texts: Object.fromEntries(texts) }];
  });
  return { ...json, legal: Object.fromEntries(legal) };
}

/** Legal texts that lie beside the document without being named in it: their day is missing. */
export function unnamedTexts(json: unknown, { beside = [] }: ImportFile): Problem[] {
  const named = isObject(json) && isObject(json['legal']) ? Object.keys(json['legal']) : [];
  return beside.flatMap(({ name: file }) => {
    const [name = '', language = ''] = legalNameOf(file).split('.');
    return named.includes(name) || !LEGAL_TEXTS.some((each) => each === name)
      ? []
      : [
          {
            place: '',
            path: ['legal', name, 'texts', language],
            problem: `site.json does not name it: "legal": { "${name}": { "updated": "2026-12-31" } }`,
            at: { line: 1, column: 1 },
          },
        ];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
