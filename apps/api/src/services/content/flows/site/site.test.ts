import type { SiteDocument } from '@kandil/contract/site';
import { describe, expect, test } from 'vitest';
import { CatalogueError } from '../../../../platform/catalogue-error.ts';
import { demoSite } from '../../../../testing/demo-files.ts';
import { contrast } from '@kandil/contract/contrast';
import { poorPairs } from '../../rules/contrast.ts';
import { readSite } from './read.ts';

const demo = await demoSite();
const [eid] = demo.campaigns?.filter(({ code }) => code === 'eid-mubarek') ?? [];
const [popup] = demo.popups ?? [];
const [partner] = demo.partners ?? [];

/** The problems of a document, as the command lists them. */
function problemsOf(patch: object, hasPicture = (_path: string) => true): string[] {
  try {
    readSite({ ...demo, ...patch }, hasPicture);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.problems.map(({ place, problem }) => `${place}: ${problem}`);
  }
}

test('the demo has no problem, and a document needs a name and an address', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ name: { ar: 'فانوس' } })).toEqual(['name: needs a text in English (en)']);
  expect(problemsOf({ contact: undefined })).toHaveLength(1);
  expect(problemsOf({ brand: 'Fanous' })).toEqual(['the file: Unrecognized key: "brand"']);
});

test('own words name what the product’s are filled with, and nothing else', () => {
  const texts = (en: string) => ({ texts: { 'payment.givingShare': { en, ar: '{price}' } } });
  expect(problemsOf(texts('{price} for {brand}’s wells'))).toEqual([]);
  expect(problemsOf(texts('a share'))).toEqual([
    'texts.payment.givingShare.en: does not name {price}',
  ]);
  expect(problemsOf({ texts: { 'landing.giving': { en: '{percent}% for water' } } })).toEqual([
    'texts.landing.giving.en: names {percent}, which is not filled',
  ]);
});

test('all problems are named at once', () => {
  const problems = problemsOf(
    {
      languages: ['ar', 'de', 'ar'],
      social: [
        { network: 'x', url: 'https://x.com/a' },
        { network: 'x', url: 'https://x.com/b' },
      ],
      popups: [{ ...popup, until: '2000-01-01' }, popup],
      partners: [partner, partner, { ...partner, slug: 'eid-mubarek' }],
      campaigns: [
        eid,
        { ...eid, endsAt: eid?.startsAt, rules: [{ id: 'a', text: { en: '{x}' } }] },
      ],
      look: { picture: 'titles/nobody.webp', colors: { text: '#333333' } },
    },
    (path) => path !== 'titles/nobody.webp',
  );
  expect(problems).toEqual([
    "languages[1]: the product has no texts in 'de'",
    "languages[2]: 'ar' is named twice",
    'languages: needs English (en)',
    "social[1].network: 'x' is named twice",
    "campaigns[1] (eid-mubarek).code: 'eid-mubarek' is named twice",
    "campaigns[1] (eid-mubarek).id: '3' is named twice",
    "popups[1] (promo).code: 'promo' is named twice",
    `partners[1].slug: '${partner?.slug}' is named twice`,
    "partners[2].slug: a campaign has the code 'eid-mubarek'",
    'campaigns[1] (eid-mubarek).endsAt: is not after its start',
    'campaigns[1] (eid-mubarek).rules[0].text.en: names {x}, which is no price of the campaign',
    'popups[0] (promo).until: is before its first day',
    expect.stringMatching(
      /^look\.colors\.text: 'text' on 'ground' has a contrast of 1\.\d\d; 4\.5/,
    ),
    expect.stringMatching(/^look\.colors\.text: 'text' on 'raised'/),
    expect.stringMatching(/^look\.colors\.text: 'text' on 'lifted'/),
    "look.picture: the art has no picture 'titles/nobody.webp'",
  ]);
});

test('a campaign without an end cannot name its end, and a pop-up can last a day', () => {
  const words = { en: 'Eid at {brand}' };
  const texts = { subTitle: words, description: words, actionText: words, rules: [] };
  const { endsAt, ...endless } = { ...eid, ...texts, title: { en: 'Until {until}' } };
  expect(problemsOf({ campaigns: [{ ...endless, endsAt }] })).toEqual([]);
  expect(problemsOf({ campaigns: [endless] })).toEqual([
    'campaigns[0] (eid-mubarek).title.en: names {until}, which is no price of the campaign',
  ]);
  expect(problemsOf({ popups: [{ ...popup, until: popup?.from }] })).toEqual([]);
});

test('legal texts name only facts of the document, in languages of the product', () => {
  const text = '# Terms\n\n## One\n\nWe are {brand}.\n';
  const legal = (texts: object) => ({ 'terms-of-use': { updated: '2026-11-20', texts } });
  expect(problemsOf({ legal: legal({ en: text }) })).toEqual([]);
  expect(problemsOf({ legal: legal({ en: `${text}\nVAT {vatId}\n`, de: text }) })).toEqual([
    'legal.terms-of-use.texts.en: names {vatId}, which the document does not say',
    "legal.terms-of-use.texts.de: the product has no texts in 'de'",
  ]);
});

test('languages with English are right, and each picture that is missing is named', () => {
  expect(problemsOf({ languages: ['ar', 'en'] })).toEqual([]);
  const patch = {
    campaigns: [],
    partners: [
      { ...partner, image: 'partners/nobody.webp' },
      { ...partner, slug: 'bare', image: undefined },
    ],
    look: { icon: 'icons/nobody.png' },
  };
  expect(problemsOf({ ...patch, legal: {} }, () => false)).toEqual([
    "look.icon: the art has no picture 'icons/nobody.png'",
    expect.stringMatching(
      /^partners\[0\].*image: the art has no picture 'partners\/nobody\.webp'$/,
    ),
  ]);
});

describe('colours', () => {
  test('a colour of the look that cannot be read on the theme is named, before or behind', () => {
    const [ofText] = problemsOf({ look: { colors: { text: '#333333' } } });
    expect(ofText).toMatch(/^look\.colors\.text: 'text' on 'ground'/);
    const [ofGround] = problemsOf({ look: { colors: { ground: '#ffffff' } } });
    expect(ofGround).toMatch(
      /^look\.colors\.ground: '\w+' on 'ground' has a contrast of \d\.\d\d;/,
    );
  });

  test('the theme can be read, and so can a light look', () => {
    expect(poorPairs({})).toEqual([]);
    const light: NonNullable<SiteDocument['look']>['colors'] = {
      ground: '#ffffff',
      raised: '#f4f4f4',
      lifted: '#eaeaea',
      text: '#111111',
      muted: '#4a4a4a',
      accent: '#7a1f3d',
      accentBright: '#8f2a4b',
      accentInk: '#ffffff',
      second: '#0b6e69',
    };
    expect(poorPairs(light)).toEqual([]);
  });

  test.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('%s on %s has a contrast of %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

test('pictures of a story are in the art, and terms have none', () => {
  const texts = { en: '# A\n\n## One\n\n![B](titles/boat.webp)\n' };
  const pictures = { wide: 'titles/wide.webp', phone: 'titles/phone.webp' };
  const legal = {
    'about-us': { updated: '2026-11-20', texts, pictures },
    'terms-of-use': { updated: '2026-11-20', texts: { en: '# A\n\n## One\n' }, pictures },
  };
  expect(problemsOf({ legal }, (path) => path !== 'titles/boat.webp')).toEqual([
    'legal.terms-of-use.pictures: this text has no pictures',
    "legal.about-us.texts.en: the art has no picture 'titles/boat.webp'",
  ]);
});
