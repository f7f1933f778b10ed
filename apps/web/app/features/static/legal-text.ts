import { content } from '@kandil/contract';
import type { LegalTextName } from '@kandil/contract/site';
import { isLanguageCode } from '@kandil/i18n';
import { webContext } from '#app/data/start/load-context.ts';
import { type Load, type Loaders, pageData } from '#app/data/pages/route-data.ts';
import { textData, type TextInLanguage, type Translations } from '#app/data/pages/text-data.ts';
import type { TextDocument } from './texts/tree.ts';

const loadOwn =
  (name: LegalTextName): Load<TextInLanguage<TextDocument>> =>
  async (api) => {
    const { language, ...text } = (await api(content.siteText, { name })).data;
    return { text, language: isLanguageCode(language) ? language : 'en' };
  };

/** Loaders of a page with the operator's text, else the product's. */
export function legalText<T = TextDocument>(
  name: LegalTextName,
  productText: Translations<T>,
): Loaders<TextInLanguage<T | TextDocument>> {
  const own: Loaders<TextInLanguage<T | TextDocument>> = pageData(loadOwn(name), {
    apiOf: ({ lastGood }) => lastGood.api,
  });
  const product: typeof own = textData(productText);
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
