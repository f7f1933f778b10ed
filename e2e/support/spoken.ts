import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A node of the accessibility tree, as a template of Playwright's aria snapshots; other nodes may be between. */
export type SpokenTexts = readonly string[];

type Name = string | RegExp;

/**
 * A node with a role and a name, and what it contains.
 * @param role maybe with an attribute: `heading [level=1]`
 */
export function spoken(
  role: string,
  name: Name = '',
  ...parts: readonly SpokenTexts[]
): SpokenTexts {
  const [kind, attribute] = role.split(/ (?=\[)/);
  const called = name instanceof RegExp ? String(name) : name && JSON.stringify(name);
  const node = JSON.stringify([kind, called, attribute].filter(Boolean).join(' '));
  const inside = parts.flat().map((line) => `  ${line}`);
  return [`- ${node}${inside.length > 0 ? ':' : ''}`, ...inside];
}

const kind =
  (role: string) =>
  (name: Name = '', ...parts: readonly SpokenTexts[]) =>
    spoken(role, name, ...parts);

/** Nodes of the most common kinds. */
export const kinds = {
  button: kind('button'),
  link: kind('link'),
  textbox: kind('textbox'),
  list: kind('list'),
  item: (...parts: readonly SpokenTexts[]) => spoken('listitem', '', ...parts),
  navigation: kind('navigation'),
  region: kind('region'),
  /** The only heading of the first level. */
  title: kind('heading [level=1]'),
  heading: kind('heading [level=2]'),
};

/** Any name, but not none. */
export const ANY = /.+/;

/** Roles that say nothing without a name. */
const UNNAMED =
  /^\s*- (?:link|button|textbox|searchbox|checkbox|radio|switch|combobox|slider|tab|menuitem\w*|dialog|img|region|navigation|progressbar|heading)(?=:|$| \[)/;
/** Names that are not for people: a raw number, or a value that is missing. */
const RAW = /"[^"]*(?:\d{5,}|undefined|NaN|\[object)[^"]*"/;

/**
 * Expects nodes in this order in the accessibility tree, and none that a screen reader reads without a name.
 * @param where the whole page, or a part of it
 */
export async function expectSpoken(where: Page | Locator, ...nodes: SpokenTexts[]): Promise<void> {
  const root = 'goto' in where ? where.locator('body') : where;
  await expect(root).toMatchAriaSnapshot(nodes.flat().join('\n'));
  const lines = (await root.ariaSnapshot()).split('\n');
  const faults = lines.filter((line) => UNNAMED.test(line) || RAW.test(line));
  expect(faults, 'nodes without a name for people').toEqual([]);
}
