import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';

// Genres and topics as people call them, in the twelve languages and in Turkish.

let product: ProductApp;
let file: Catalogue;
beforeAll(async () => {
  product = await openProductApp();
  file = (await demoCatalogue()) as Catalogue;
});
afterAll(() => product.close());

async function found(keyword: string) {
  const { data } = await product.visitor().call(content.seriesSearch, { keyword, limit: 50 });
  return data.map(({ code, reason }) => ({ code, reason }));
}
const codesOf = (genres: readonly string[]) =>
  file.titles.flatMap((title) =>
    genres.every((genre) => title.genres.includes(genre)) ? [title.code] : [],
  );

describe('a genre is found by its synonyms', { tags: ['CONTENT-16'] }, () => {
  test.each([
    [
      'kids',
      'cartoon, for children, رسوم متحركة, dessin animé, dibujos animados, کارٹون, پویانمایی, কার্টুন, कार्टून, kartun, anak-anak, katuni, мультфильм, çizgi film',
    ],
    [
      'drama',
      'dramas, دراما, drame, dramático, ڈرامہ, درام, নাটক, नाटक, drama, dramatik, tamthilia, драмы, dram',
    ],
    [
      'history',
      'historical, تاريخي, historique, histórica, تاریخی, ঐতিহাসিক, ऐतिहासिक, sejarah, bersejarah, kihistoria, исторический, tarihi dizi',
    ],
    [
      'adventure',
      'action, مغامرات, aventures, acción, ایڈونچر, ماجرا, অ্যাডভেঞ্চার, एडवेंचर, aksi, petualangan, matukio, приключенческий, aksiyon',
    ],
    [
      'documentary',
      'documentaries, أفلام وثائقية, documentaires, documentales, ڈاکیومنٹری, مستند, ডকুমেন্টারি, वृत्तचित्र, dokumentari, dokumenter, makala, документальный фильм, belgeseller',
    ],
    [
      'family',
      'for the whole family, للعائلة, familial, para toda la familia, فیملی, خانواده, পরিবার, परिवार, kekeluargaan, keluarga, ya familia, семейные, ailece',
    ],
    [
      'romance',
      'love story, قصة حب, amour, historia de amor, محبت, عشق, প্রেমের গল্প, प्रेम कहानी, cinta, kisah cinta, mapenzi, про любовь, aşk',
    ],
    [
      'mystery',
      'detective, بوليسي, policier, suspenso, جاسوسی, پلیسی, গোয়েন্দা, जासूसी, penyiasatan, detektif, upelelezi, триллер, polisiye',
    ],
    [
      'science',
      'scientific, علمية, scientifique, ciencias, سائنسی, دانش, সায়েন্স, वैज्ञानिक, saintifik, ilmu pengetahuan, sayansi, научный, bilimsel',
    ],
    [
      'spirituality',
      'religious, ديني, religieux, religión, مذہبی, عرفانی, ধর্মীয়, धार्मिक, keagamaan, islami, dini, религиозный, tasavvuf',
    ],
    [
      'epic',
      'saga, ملحمة, épique, épico, رزمیہ, حماسه, মহাকাব্য, महाकाव्य, kepahlawanan, epik, kishujaa, эпический, destansı',
    ],
    [
      'biography',
      'biopic, سيرة ذاتية, biographies, biográfico, سوانح حیات, زندگینامه, বায়োপিক, आत्मकथा, kisah hidup, biografi, wasifu, байопик, yaşam öyküsü',
    ],
    [
      'comedy',
      'funny, مضحك, drôle, divertido, کامیڈی, خنده دار, হাসির, हास्य, kelakar, lucu, kichekesho, комедийный, güldürü',
    ],
    [
      'travel',
      'cooking, طبخ, gastronomie, cocina, سیاحت, گردشگری, রান্না, यात्रा, resipi, kuliner, mapishi, путешествие, seyahat',
    ],
  ])('%s: %s', async (genre, typed) => {
    const missed: string[] = [];
    for (const keyword of typed.split(', ')) {
      const codes = (await found(keyword)).map(({ code }) => code);
      if (codesOf([genre]).some((code) => !codes.includes(code))) missed.push(keyword);
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['comedy drama', ['comedy', 'drama']],
    ['family history', ['family', 'history']],
    ['documentaire historique', ['documentary', 'history']],
    ['aile komedi', ['family', 'comedy']],
    ['комедия для всей семьи', ['comedy', 'family']],
    ['مغامرات تاريخية', ['adventure', 'history']],
    ['cartoons about science', ['kids', 'science']],
  ])('two in one phrase: %s', async (keyword, genres) => {
    const results = await found(keyword);
    expect(codesOf(genres).length).toBeGreaterThan(0);
    expect(results.map(({ code }) => code)).toEqual(expect.arrayContaining(codesOf(genres)));
  });
});

describe('a topic is found by its names', { tags: ['CONTENT-16'] }, () => {
  test.each([
    [
      'thirty-nights',
      'Ramadan, رمضان, ramadán, Рамадан, রমজান, रमज़ान, ramadhani, puasa, Ramazan, fasting, month of fasting, series about Ramadan, مسلسلات رمضان, фильмы про Рамадан',
    ],
    ['thirty-nights', 'Eid, عيد الفطر, عید, ঈদ, ईद, bayram, hari raya, lebaran, ураза байрам, aïd'],
    [
      'on-foot-to-makkah',
      'hajj, حج, pilgrimage, pèlerinage, peregrinación, হজ, हज, haji, хадж, umre',
    ],
    [
      'between-two-minarets',
      'minaret, مسجد, mosques, mosquée, mezquita, মসজিদ, मस्जिद, masjid, msikiti, мечеть, camiler',
    ],
    [
      'the-vizier',
      'Ottoman, عثماني, empire ottoman, otomano, عثمانیان, অটোমান, उस्मानी, utsmani, waosmani, османская империя, Osmanlı',
    ],
    [
      'keeper-of-cordoba',
      'Andalusia, الأندلس, andalousie, اندلس, আন্দালুস, Андалусия, Endülüs, al-Andalus',
    ],
  ])('%s: %s', async (code, typed) => {
    const missed: string[] = [];
    for (const keyword of typed.split(', '))
      if (!(await found(keyword)).some((result) => result.code === code)) missed.push(keyword);
    expect(missed).toEqual([]);
  });

  test('of which no title tells, nothing is found', async () => {
    expect(await found('dinosaurs')).toEqual([]);
  });
});

describe('a title is found by the keywords of its operator', { tags: ['CONTENT-16'] }, () => {
  const typed =
    'prophets, prophet, stories of the prophets, الأنبياء, قصص الأنبياء, prophètes, profetas, انبیا, پیامبران, নবী, पैग़ंबर, nabi, kisah nabi, manabii, пророки, peygamberler, profets';

  test.each(['night-of-power', 'last-train-to-medina'])('%s', async (code) => {
    const missed: string[] = [];
    for (const keyword of typed.split(', '))
      if (!(await found(keyword)).some((result) => result.code === code)) missed.push(keyword);
    expect(missed).toEqual([]);
  });

  test('after names and genres, before stories', async () => {
    const changed = structuredClone(file);
    const [byName, byStory, byKeyword] = changed.titles.filter(({ kids }) => !kids);
    if (!byName || !byStory || !byKeyword) throw new Error('too few titles');
    byName.title = { en: 'Zanzibar Walrus' };
    byStory.storyline = { en: 'A walrus in Zanzibar.' };
    byKeyword.keywords = { en: ['walrus of Zanzibar'] };
    const pictures = await demoPictures();
    await importCatalogue(product.database, changed, { pictures });
    product.forget();
    try {
      expect(await found('zanzibar walrus')).toEqual([
        { code: byName.code, reason: null },
        { code: byKeyword.code, reason: null },
        { code: byStory.code, reason: 'STORY' },
      ]);
      expect((await exportCatalogue(product.database)).titles).toEqual(changed.titles);
    } finally {
      await importCatalogue(product.database, file, { pictures });
      product.forget();
    }
  });
});

describe('words of a story are found last', { tags: ['CONTENT-16'] }, () => {
  test.each([
    ['drown', 'shadows-of-the-golden-horn', 'STORY'],
    ['stories about the harbour of istanbul', 'shadows-of-the-golden-horn', 'STORY'],
    ['утопить', 'shadows-of-the-golden-horn', 'STORY'],
    ['umbrella', 'last-rain-in-istanbul', 'STORY'],
  ])('%s finds %s', async (keyword, code, reason) => {
    expect(await found(keyword)).toContainEqual({ code, reason });
  });

  test('after names', async () => {
    const results = await found('istanbul');
    expect(results[0]).toEqual({ code: 'last-rain-in-istanbul', reason: null });
    expect(results.at(-1)).toEqual({ code: 'shadows-of-the-golden-horn', reason: 'STORY' });
  });

  test('a child gets only what is for children', async () => {
    const child = await product.member('family', { kids: true });
    const { data } = await child.call(content.seriesSearch, { keyword: 'umbrella', limit: 50 });
    expect(data.map(({ code }) => code)).not.toContain('last-rain-in-istanbul');
  });
});
