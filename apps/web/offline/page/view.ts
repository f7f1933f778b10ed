import { localeOf } from '@kandil/i18n';
import type { CopiedPage, CopiedPageName } from '../../app/browser/offline/copy.ts';
import type { Words } from './words.ts';

type Copies = Partial<Record<CopiedPageName, CopiedPage>>;

/** What the offline page shows at an address. */
export interface View {
  heading: string;
  text: string;
  /** The stored page of this address. */
  page: CopiedPage | null;
  /** Links to the stored pages, without a language. */
  links: { path: string; name: string }[];
}

const PATHS = { home: '/', myList: '/my-list' } as const;
const NAMES = ['home', 'myList'] as const;

function textOf(path: string, words: Words): string {
  if (path.startsWith('/detail/')) return words.noTitle;
  return path.startsWith('/watch/') ? words.noPlayer : words.text;
}

const timeOf = ({ at }: CopiedPage, { lang }: Words) =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/**
 * The stored page of an address, or why there is none, with the way to those there are.
 * @param path without a language
 */
export function viewOf(path: string, copies: Copies, words: Words): View {
  const name = NAMES.find((each) => PATHS[each] === path);
  const page = (name && copies[name]) ?? null;
  const links = NAMES.filter((each) => each !== name && copies[each]).map((each) => ({
    path: PATHS[each],
    name: words[each],
  }));
  if (!name || !page) return { heading: words.title, text: textOf(path, words), page, links };
  const seen = words.copy.replace('{time}', () => timeOf(page, words));
  const isEmpty = page.rows.every(({ tiles }) => tiles.length === 0);
  const text = isEmpty ? `${words.empty}. ${seen}` : seen;
  return { heading: words[name], text, page, links };
}
