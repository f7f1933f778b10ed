import { localeOf } from './locale.ts';
import type { LanguageCode } from './languages.ts';

interface HijriWriting {
  /** The months from Muharram on, in the case that a date takes. */
  months: string;
  /** A date with `{day}`, `{month}` and `{year}`, and the word of the era. */
  date: string;
}

/** Browsers have these names and orders only for some languages, and the era in fewer. */
const WRITING: Record<LanguageCode, HijriWriting> = {
  ar: {
    months:
      'محرم, صفر, ربيع الأول, ربيع الآخر, جمادى الأولى, جمادى الآخرة, رجب, شعبان, رمضان, شوال, ذو القعدة, ذو الحجة',
    date: '{day} {month} {year}\u00a0هـ',
  },
  en: {
    months:
      'Muharram, Safar, Rabi al-Awwal, Rabi al-Thani, Jumada al-Ula, Jumada al-Akhirah, Rajab, Shaban, Ramadan, Shawwal, Dhu al-Qadah, Dhu al-Hijjah',
    date: '{day} {month} {year}\u00a0AH',
  },
  fr: {
    months:
      'Mouharram, Safar, Rabi al-awwal, Rabi ath-thani, Joumada al-oula, Joumada ath-thania, Rajab, Chaabane, Ramadan, Chawwal, Dhou al-qi’da, Dhou al-hijja',
    date: '{day} {month} {year}\u00a0H',
  },
  es: {
    months:
      'muharram, safar, rabi al-awwal, rabi az-zani, yumada al-ula, yumada az-zania, rayab, shabán, ramadán, shawwal, du al-qaada, du al-hiyya',
    date: '{day} de {month} de {year}\u00a0H',
  },
  ur: {
    months:
      'محرم, صفر, ربیع الاول, ربیع الثانی, جمادی الاول, جمادی الثانی, رجب, شعبان, رمضان, شوال, ذوالقعدہ, ذوالحجہ',
    date: '{day} {month} {year}\u00a0ہجری',
  },
  fa: {
    months:
      'محرم, صفر, ربیع‌الاول, ربیع‌الثانی, جمادی‌الاول, جمادی‌الثانی, رجب, شعبان, رمضان, شوال, ذی‌القعده, ذی‌الحجه',
    date: '{day} {month} {year} هجری قمری',
  },
  bn: {
    months:
      'মুহররম, সফর, রবিউল আউয়াল, রবিউস সানি, জমাদিউল আউয়াল, জমাদিউস সানি, রজব, শাবান, রমজান, শাওয়াল, জিলকদ, জিলহজ',
    date: '{day} {month} {year} হিজরি',
  },
  hi: {
    months:
      'मुहर्रम, सफ़र, रबी-उल-अव्वल, रबी-उस-सानी, जुमादा-उल-अव्वल, जुमादा-उस-सानी, रजब, शाबान, रमज़ान, शव्वाल, ज़िलक़ादा, ज़िलहिज्जा',
    date: '{day} {month} {year} हिजरी',
  },
  ms: {
    months:
      'Muharam, Safar, Rabiulawal, Rabiulakhir, Jamadilawal, Jamadilakhir, Rejab, Syaaban, Ramadan, Syawal, Zulkaedah, Zulhijah',
    date: '{day} {month} {year}H',
  },
  id: {
    months:
      'Muharam, Safar, Rabiulawal, Rabiulakhir, Jumadilawal, Jumadilakhir, Rajab, Syakban, Ramadan, Syawal, Zulkaidah, Zulhijah',
    date: '{day} {month} {year}\u00a0H',
  },
  sw: {
    months:
      'Muharram, Safar, Rabiul Awwal, Rabiul Akhir, Jumadal Ula, Jumadal Akhira, Rajab, Shaaban, Ramadhani, Shawwal, Dhulqaada, Dhulhijja',
    date: '{day} {month} {year}\u00a0H',
  },
  ru: {
    months:
      'мухаррама, сафара, раби аль-авваля, раби ас-сани, джумада аль-уля, джумада ас-сани, раджаба, шаабана, рамадана, шавваля, зуль-каады, зуль-хиджи',
    date: '{day} {month} {year}\u00a0г.\u00a0х.',
  },
};

/** The calendar of Umm al-Qura, which browsers know for the years 1300 to 1600. */
const NUMBERS = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Day, month (1 to 12) and year of the Hijri calendar. @param at a moment of the day in UTC */
export function hijriOf(at: Date | number): { day: number; month: number; year: number } {
  const parts = NUMBERS.formatToParts(at);
  const part = (expected: string) => Number(parts.find(({ type }) => type === expected)?.value);
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** A Hijri date: `12 Ramadan 1448 AH`. @param at a moment of the day in UTC */
export function hijriText(at: Date | number, language: LanguageCode): string {
  const { day, month, year } = hijriOf(at);
  const { months, date } = WRITING[language];
  const { format } = new Intl.NumberFormat(localeOf(language), { useGrouping: false });
  const dayText = language === 'fr' && day === 1 ? '1er' : format(day);
  return date
    .replace('{day}', dayText)
    .replace('{month}', months.split(', ')[month - 1] ?? '')
    .replace('{year}', format(year));
}
