import type { UiKey } from '@kandil/i18n';
import type { SitePart } from '@kandil/contract/site';
import { isOffered, paths } from '#app/paths.ts';
import type { Category } from '#app/data/start/start.ts';

export interface NavigationItem {
  id: string;
  to: string;
  title: string;
}

/** Categories with a separate page in the product, by code. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  home: paths.homepage(),
  'my-list': paths.myList(),
};

function pathOf({ kind, resultType, code }: Category): string | null {
  if (resultType === 'TV_CHANNEL') return paths.channelList();
  if (kind === 'PACKAGES') return paths.subscriptionPlans();
  const own = OWN_PAGES[code];
  if (own !== undefined) return own;
  return kind === 'STATIC' ? null : paths.category(code);
}

/** The header's menu: home, the categories in the order of the service, My List. */
export function navigationOf(
  categories: readonly Category[],
  t: (key: UiKey) => string,
  off: readonly SitePart[],
): NavigationItem[] {
  const items = categories.flatMap((category): NavigationItem[] => {
    const to = pathOf(category);
    return to === null || !isOffered(to, off)
      ? []
      : [{ id: category.code, to, title: category.title }];
  });
  const has = (to: string) => items.some((item) => item.to === to);
  const home = { id: 'home', to: paths.homepage(), title: t('nav.home') };
  const myList = { id: 'my-list', to: paths.myList(), title: t('nav.myList') };
  return [...(has(home.to) ? [] : [home]), ...items, ...(has(myList.to) ? [] : [myList])];
}
