import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';

let product: ProductApp;
beforeAll(async () => void (product = await openProductApp()));
afterAll(() => product.close());

async function found(keyword: string) {
  const { data, meta } = await product.visitor().call(content.seriesSearch, { keyword, limit: 50 });
  return { codes: data.map(({ code }) => code), totalCount: meta?.totalCount };
}

/** Of 42 titles. A name finds a few: those of one person, with an episode of that name, or with a similar sound. */
const MOST_FOUND = 12;

/** A typed keyword and the first result: `typed > code`. */
const pairs = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' > ') as [string, string]);

describe.each([
  [
    'Latin letters with and without their marks',
    `
    halicin golgeleri > shadows-of-the-golden-horn
    HALİÇ'İN GÖLGELERİ > shadows-of-the-golden-horn
    golgeleri > shadows-of-the-golden-horn
    bozkırın > wolves-of-the-steppe
    BOZKIRIN KURTLARI > wolves-of-the-steppe
    isigin mimarlari > architects-of-light
    IŞIĞIN > architects-of-light
    ışığın > architects-of-light
    kis obasi > winter-camp
    KIŞ > winter-camp
    yildizlar evi > house-of-stars
    Yıldızlar > house-of-stars
    ISTANBUL > last-rain-in-istanbul
    İSTANBUL > last-rain-in-istanbul
    istanbul'da > last-rain-in-istanbul
    sifahane > house-of-healing
    Şifahane > house-of-healing
    kucuk gokbilimci > little-astronomer
    ipek yolu gunlukleri > silk-road-diaries
    bogazin kaptanlari > captains-of-the-strait
    BOĞAZIN > captains-of-the-strait
    kagit gemi > paper-boat
    Kâğıt > paper-boat
    dugum > weavers-knot
    nûr > nur
    NUR > nur
    on foot to makkah > on-foot-to-makkah
    selin aksoy > shadows-of-the-golden-horn
    cem ozkan > son-kale
    masali > tale-of-the-simurgh
    `,
  ],
  [
    'Arabic keyboards',
    `
    ظلال القرن > shadows-of-the-golden-horn
    القلعه الاخيره > son-kale
    قلعة > son-kale
    ابنه رسام > cartographers-daughter
    قَافِلَةُ الغُبَار > caravan-of-dust
    قافله > caravan-of-dust
    سكرتان > two-sugars
    ذئاب > wolves-of-the-steppe
    دار الشفا > house-of-healing
    معماريو الضو > architects-of-light
    حارس قرطبه > keeper-of-cordoba
    قرطبة > keeper-of-cordoba
    ثلاثون ليله > thirty-nights
    اخر مطر > last-rain-in-istanbul
    إسطنبول > last-rain-in-istanbul
    اسطنبول > last-rain-in-istanbul
    اصدقاء ضوء القمر > moonlight-friends
    أصدقاء > moonlight-friends
    القارب الورقى > paper-boat
    وزير > the-vizier
    الـــوزير > the-vizier
    أربعون بئرا > forty-wells
    اربعون > forty-wells
    خطاط > the-calligrapher
    الخطّاط > the-calligrapher
    منارة ازمير > lighthouse-of-izmir
    ليلة القدر > night-of-power
    القدر > night-of-power
    سیمرغ > tale-of-the-simurgh
    نُور > nur
    `,
  ],
  [
    'Persian and Urdu keyboards',
    `
    سایه‌های شاخ زرین > shadows-of-the-golden-horn
    سايه هاي > shadows-of-the-golden-horn
    گرگ‌های دشت > wolves-of-the-steppe
    گرگ > wolves-of-the-steppe
    كرك هاي دشت > wolves-of-the-steppe
    خانه ستارگان > house-of-stars
    آخرین باران > last-rain-in-istanbul
    اخرين باران استانبول > last-rain-in-istanbul
    قایق کاغذی > paper-boat
    قايق كاغذي > paper-boat
    ستاره‌شناس > little-astronomer
    خوشنویس > the-calligrapher
    کشتی ۰۷:۴۰ > ferry-seven-forty
    كشتي 07:40 > ferry-seven-forty
    گره قالی > weavers-knot
    شاخِ زرّیں > shadows-of-the-golden-horn
    شاخ زریں > shadows-of-the-golden-horn
    آخری قلعہ > son-kale
    اخري قلعه > son-kale
    دشت کے بھیڑیے > wolves-of-the-steppe
    ستاروں کا گھر > house-of-stars
    چاندنی > moonlight-friends
    کاغذ کی ناؤ > paper-boat
    پاسبانِ قرطبہ > keeper-of-cordoba
    پاسبان قرطبه > keeper-of-cordoba
    روشن مینار > lighthouse-of-izmir
    شبِ قدر > night-of-power
    گھڑی ساز > clockmaker-of-galata
    `,
  ],
  [
    'Devanagari and Bengali',
    `
    वज़ीर > the-vizier
    वजीर > the-vizier
    नूर > nur
    सितारों का घर > house-of-stars
    काग़ज़ की नाव > paper-boat
    कागज की नाव > paper-boat
    रोशनी के मेमार > architects-of-light
    आखिरी ट्रेन > last-train-to-medina
    चाँदनी > moonlight-friends
    सात मसाले > seven-spices
    নূর > nur
    উজির > the-vizier
    তারার ঘর > house-of-stars
    কাগজের নৌকা > paper-boat
    সাত মসলা > seven-spices
    ভিস্তিওয়ালা > the-water-carrier
    ০৭:৪০ > ferry-seven-forty
    `,
  ],
  [
    'Cyrillic',
    `
    тени золотого рога > shadows-of-the-golden-horn
    ВИЗИРЬ > the-vizier
    дом звезд > house-of-stars
    дом звёзд > house-of-stars
    ее письма > her-letters
    шелкового > silk-road-diaries
    каллиграф > the-calligrapher
    маяк > lighthouse-of-izmir
    `,
  ],
  [
    'a slip of the finger',
    `
    golen horn > shadows-of-the-golden-horn
    shadwos > shadows-of-the-golden-horn
    wolvess > wolves-of-the-steppe
    callligrapher > the-calligrapher
    callgrapher > the-calligrapher
    lighthuose > lighthouse-of-izmir
    istnabul > last-rain-in-istanbul
    astronomar > little-astronomer
    simurg > tale-of-the-simurgh
    simrugh > tale-of-the-simurgh
    nut > nur
    calxigrxpher > the-calligrapher
    ilghtohuse > lighthouse-of-izmir
    قرتبة > keeper-of-cordoba
    اسطنبل > last-rain-in-istanbul
    карван пыли > caravan-of-dust
    `,
  ],
  [
    'the sound of another script',
    `
    qurtuba > keeper-of-cordoba
    kortoba > keeper-of-cordoba
    khattat > the-calligrapher
    hattat > the-calligrapher
    asdiqa > moonlight-friends
    thalathun > thirty-nights
    pasban > keeper-of-cordoba
    كرم يالين > shadows-of-the-golden-horn
    `,
  ],
] as const)('search by %s', { tags: ['CONTENT-16'] }, (_what, table) => {
  test.each(pairs(table))('%s finds %s', async (typed, code) => {
    const { codes, totalCount } = await found(typed);
    expect(codes[0]).toBe(code);
    expect(totalCount).toBe(codes.length);
    expect(totalCount).toBeLessThanOrEqual(MOST_FOUND);
  });
});

describe('search finds nothing for', { tags: ['CONTENT-16'] }, () => {
  test.each([
    ['a word similar to none', 'blockchain'],
    ['another', 'zombie'],
    ['a word with the first and last letters of another', 'television'],
    ['a row of the keyboard', 'asdfghjkl'],
    ['a number', '90210'],
    ['a short word with two typing errors', 'bqx'],
    ['three typing errors in one word', 'calxigrxphxr'],
    ['two extra letters', 'wolvessssx'],
    ['three wrong letters', 'lxghxhoxse'],
    ['the end of a word', 'tanbul'],
    ['a known and an unknown word', 'golden zombie'],
    ['words of two titles', 'wolves istanbul'],
    ['a word without any matching letter', 'xxxxxx'],
    ['Arabic similar to nothing', 'كمبيوتر'],
    ['two typing errors in Arabic', 'قرظبت'],
    ['Persian similar to nothing', 'تلویزیون'],
    ['Urdu similar to nothing', 'ریفریجریٹر'],
    ['Devanagari similar to nothing', 'क्रिकेट'],
    ['Bengali similar to nothing', 'ফুটবল'],
    ['Cyrillic similar to nothing', 'холодильник'],
    ['Greek', 'σκιές'],
    ['Hebrew', 'מגדלור'],
    ['Chinese', '书法家'],
    ['Thai', 'เงา'],
    ['an emoji', '🐫🐫🐫'],
    ['an SQL pattern', '%_%'],
  ])('%s: %s', async (_what, typed) => {
    expect(await found(typed)).toEqual({ codes: [], totalCount: 0 });
  });
});
