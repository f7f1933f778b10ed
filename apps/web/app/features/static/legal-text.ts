import { content } from '@kandil/contract';
import type { Data } from '@kandil/contract';
import type { LegalTextName } from '@kandil/contract/site';
import { isLanguageCode } from '@kandil/i18n';
import { webContext } from '#app/data/start/load-context.ts';
import { type Load, type Loaders, pageData } from '#app/data/pages/route-data.ts';
import { textData, type TextInLanguage, type Translations } from '#app/data/pages/text-data.ts';
import type { TextDocument } from './texts/tree.ts';

/** A text of the operator. */
export type OwnText = Omit<Data<typeof content.siteText>, 'language'>;

const loadOwn =
  (name: LegalTextName): Load<TextInLanguage<OwnText>> =>
  async (api) => {
    const { language, ...text } = (await api(content.siteText, { name })).data;
    return { text, language: isLanguageCode(language) ? language : 'en' };
  };

/** Loaders of a page that is a text of the operator. */
export const ownText = (name: LegalTextName): Loaders<TextInLanguage<OwnText>> =>
  pageData(loadOwn(name), { apiOf: ({ lastGood }) => lastGood.api });

/** Loaders of a page with the operator's text, else the product's. */
export function legalText(
  name: LegalTextName,
  productText: Translations<TextDocument>,
): Loaders<TextInLanguage<TextDocument>> {
  const own: Loaders<TextInLanguage<TextDocument>> = ownText(name);
  const product = textData(productText);
  return {
    loader(args) {
      const { legal } = args.context.get(webContext).site.shown;
      return (legal.includes(name) ? own : product).loader(args);
    },
    clientLoader: (args) =>
      (window.boot.site.legal.includes(name) ? own : product).clientLoader(args),
    useData: product.useData,
  };
}

/** Loaders of a page of the product that says the operator's text, too; null where there is none. */
export function withOwnText<T>(
  name: LegalTextName,
  page: Loaders<T>,
): Loaders<T & { own: TextInLanguage<OwnText> | null }> {
  const own = ownText(name);
  return {
    async loader(args) {
      const { legal } = args.context.get(webContext).site.shown;
      const text = legal.includes(name) ? own.loader(args) : null;
      const [data, said] = await Promise.all([page.loader(args), text]);
      return { ...data, own: said };
    },
    async clientLoader(args) {
      const text = window.boot.site.legal.includes(name) ? own.clientLoader(args) : null;
      const [data, said] = await Promise.all([page.clientLoader(args), text]);
      return { ...data, own: said };
    },
    useData: () => page.useData() as T & { own: TextInLanguage<OwnText> | null },
  };
}
