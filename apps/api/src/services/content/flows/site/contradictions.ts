import { isStory, type SiteCampaign, type SiteDocument } from '@kandil/contract/site';
import { isLanguageCode, type Texts } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { poorPairs } from '../../rules/contrast.ts';
import { legalFactsOf, unknownFacts } from '../../rules/legal-facts.ts';
import { readLegalText } from '../../rules/legal-text.ts';

export interface Fault {
  path: PropertyKey[];
  message: string;
  /** Of a text beside the document: where in it, from 1. */
  at?: { line: number; column: number };
}

/** What the schema cannot see: repetitions, times in the wrong order, missing pictures, colours that cannot be read. */
export function siteContradictions(
  site: SiteDocument,
  hasPicture: (path: string) => boolean,
): Fault[] {
  const { campaigns = [], popups = [], partners = [], social = [] } = site;
  const codes = campaigns.map(({ code }) => code);
  return [
    ...languageFaults(site),
    ...ownTextFaults(site),
    ...repeated('social', 'network', social),
    ...repeated('campaigns', 'code', campaigns),
    ...repeated('campaigns', 'id', campaigns),
    ...repeated('popups', 'code', popups),
    ...repeated('partners', 'slug', partners),
    ...partners.flatMap(({ slug }, index) =>
      codes.includes(slug)
        ? [{ path: ['partners', index, 'slug'], message: `a campaign has the code '${slug}'` }]
        : [],
    ),
    ...campaigns.flatMap(campaignFaults),
    ...popups.flatMap(({ from, until }, index) =>
      until < from
        ? [{ path: ['popups', index, 'until'], message: 'is before its first day' }]
        : [],
    ),
    ...colorFaults(site),
    ...legalFaults(site),
    ...pictureFaults(site, hasPicture),
  ];
}

function languageFaults({ languages }: SiteDocument): Fault[] {
  if (!languages) return [];
  const unknown = languages.flatMap((language, index) =>
    isLanguageCode(language)
      ? []
      : [{ path: ['languages', index], message: `the product has no texts in '${language}'` }],
  );
  const twice = languages.flatMap((language, index) =>
    languages.indexOf(language) < index
      ? [{ path: ['languages', index], message: `'${language}' is named twice` }]
      : [],
  );
  return languages.includes('en')
    ? [...unknown, ...twice]
    : [...unknown, ...twice, { path: ['languages'], message: 'needs English (en)' }];
}

function repeated<Name extends string>(
  list: string,
  name: Name,
  items: readonly Record<Name, string | number>[],
): Fault[] {
  const values = items.map((item) => item[name]);
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [{ path: [list, index, name], message: `'${value}' is named twice` }]
      : [],
  );
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** What our texts are filled with: `payment.givingShare` needs {price}. */
const OURS: Texts = { ...textsOf('en', 'ui'), ...textsOf('en', 'messages') };
const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => name !== 'brand');

/** Own words name what the product's text is filled with, and nothing else. `{brand}` stands everywhere. */
function ownTextFaults({ texts = {} }: SiteDocument): Fault[] {
  return Object.entries(texts).flatMap(([key, own]) => {
    const expected = namesIn(OURS[key] ?? '');
    return Object.entries(own).flatMap(([language, text]) => {
      const named = namesIn(text);
      const messages = [
        ...named
          .filter((name) => !expected.includes(name))
          .map((name) => `names {${name}}, which is not filled`),
        ...expected
          .filter((name) => !named.includes(name))
          .map((name) => `does not name {${name}}`),
      ];
      return messages.map((message) => ({ path: ['texts', key, language], message }));
    });
  });
}

function campaignFaults(campaign: SiteCampaign, index: number): Fault[] {
  const { startsAt, endsAt, prices } = campaign;
  const known = new Set(['brand', 'code', ...Object.keys(prices), ...(endsAt ? ['until'] : [])]);
  const order =
    endsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [{ path: ['campaigns', index, 'endsAt'], message: 'is not after its start' }]
      : [];
  const written = [
    ...(['title', 'subTitle', 'description', 'actionText'] as const).map((name) => ({
      path: [name],
      texts: campaign[name],
    })),
    ...campaign.rules.map(({ text }, at) => ({ path: ['rules', at, 'text'], texts: text })),
  ];
  const placeholders = written.flatMap(({ path, texts }) =>
    Object.entries(texts).flatMap(([language, text]) =>
      [...text.matchAll(PLACEHOLDER)]
        .filter(([, name = '']) => !known.has(name))
        .map(([, name]) => ({
          path: ['campaigns', index, ...path, language],
          message: `names {${name}}, which is no price of the campaign`,
        })),
    ),
  );
  return [...order, ...placeholders];
}

/** What of the legal texts cannot be shown, and facts of the company that they name without being given. */
function legalFaults(site: SiteDocument): Fault[] {
  const facts = legalFactsOf(site, { language: 'en', at: new Date() });
  const pictured = Object.entries(site.legal ?? {}).flatMap(([name, legal]) =>
    legal?.pictures && !isStory(name)
      ? [{ path: ['legal', name, 'pictures'], message: 'this text has no pictures' }]
      : [],
  );
  const written = Object.entries(site.legal ?? {}).flatMap(([name, legal]) =>
    Object.entries(legal?.texts ?? {}).flatMap(([language, markdown]) => {
      const path = ['legal', name, 'texts', language];
      const { faults } = readLegalText(markdown, isStory(name));
      const shown = faults.map(({ message, ...at }) => ({ path, message, at }));
      const named = unknownFacts(markdown, facts).map((unknown) => ({
        path,
        message: `names {${unknown.name}}, which the document does not say`,
        at: { line: unknown.line, column: 1 },
      }));
      const spoken = isLanguageCode(language)
        ? []
        : [{ path, message: `the product has no texts in '${language}'` }];
      return [...spoken, ...shown, ...named];
    }),
  );
  return [...pictured, ...written];
}

function colorFaults({ look }: SiteDocument): Fault[] {
  return poorPairs(look?.colors ?? {}).map(({ front, behind, ratio, least }) => ({
    path: ['look', 'colors', look?.colors?.[front] ? front : behind],
    message: `'${front}' on '${behind}' has a contrast of ${ratio.toFixed(2)}; ${least} is needed to be read`,
  }));
}

const pictureFaults = (site: SiteDocument, hasPicture: (path: string) => boolean): Fault[] =>
  picturesOf(site).flatMap(({ path, picture }) =>
    hasPicture(picture) ? [] : [{ path, message: `the art has no picture '${picture}'` }],
  );

/** The pictures that a document names, with their places in it. */
export function picturesOf({
  look,
  legal = {},
  campaigns = [],
  partners = [],
}: SiteDocument): { path: PropertyKey[]; picture: string }[] {
  const ofCampaigns = campaigns.flatMap(({ pictures }, index) =>
    Object.entries(pictures).map(([name, picture]) => ({
      path: ['campaigns', index, 'pictures', name],
      picture,
    })),
  );
  const ofPartners = partners.flatMap(({ image }, index) =>
    image === undefined ? [] : [{ path: ['partners', index, 'image'], picture: image }],
  );
  const ofLook = (['icon', 'iconMaskable', 'picture'] as const).flatMap((name) => {
    const picture = look?.[name];
    return picture === undefined ? [] : [{ path: ['look', name], picture }];
  });
  return [...ofLook, ...picturesOfStories(legal), ...ofCampaigns, ...ofPartners];
}

function picturesOfStories(legal: NonNullable<SiteDocument['legal']>) {
  return Object.entries(legal).flatMap(([name, text]) => [
    ...Object.entries(text?.pictures ?? {}).map(([of, picture]) => ({
      path: ['legal', name, 'pictures', of],
      picture,
    })),
    ...Object.entries(text?.texts ?? {}).flatMap(([language, markdown]) =>
      readLegalText(markdown, isStory(name)).text.sections.flatMap(({ picture }) =>
        picture ? [{ path: ['legal', name, 'texts', language], picture: picture.path }] : [],
      ),
    ),
  ]);
}
