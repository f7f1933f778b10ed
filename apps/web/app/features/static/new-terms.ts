import { auth } from '@kandil/contract';
import type { Data } from '@kandil/contract';
import { type Loaders, pageData } from '#app/data/pages/route-data.ts';

/** New terms that are announced; null without any. */
export type NewTerms = Data<typeof auth.termsNotice>;

/** Adds announced terms to the page of the terms, which opens also while they cannot be read. */
export function withNewTerms<T extends object>(page: Loaders<T>): Loaders<T & { news: NewTerms }> {
  const news = pageData(async (api) => {
    const answer = await api(auth.termsNotice, {}).catch(() => null);
    return { news: answer?.data ?? null };
  });
  return {
    async loader(args) {
      const [data, { news: said }] = await Promise.all([page.loader(args), news.loader(args)]);
      return { ...data, news: said };
    },
    async clientLoader(args) {
      const loaded = [page.clientLoader(args), news.clientLoader(args)] as const;
      const [data, { news: said }] = await Promise.all(loaded);
      return { ...data, news: said };
    },
    useData: () => page.useData() as T & { news: NewTerms },
  };
}
