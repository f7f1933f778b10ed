import type { LanguageCode } from './languages.ts';

/** 2.5 % in the digits of any of the languages: the share that one operator gives away. */
const SHARE = /[2۲২२][.,٫][5۵৫५]\s?[%٪]/u;

/**
 * Words of one operator's story: whom it is for, how it greets, what it shows, when and in how many languages, what it gives
 * for, and the lantern that it is named after.
 */
const STORIES: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bmuslim|sadaqa|water wells|(?:twelve|12) languages|\blamps?\b|istanbul|bosphorus|cordoba|steppe|turkish epics|free episodes|\blanterns?\b|\bcaravans?\b|\bsalam\b|around the clock/iu,
  ar: /المسلم|مسلمة|صدقة|آبار|عشرة لغة|12 لغة|قناديل|البوسفور|قرطبة|حلقات مجانية|بالحلقات المجانية|القنديل|فانوس|قافلة|القافلة|السلام عليكم|مدار الساعة/u,
  fr: /musulman|sadaqa|des puits|(?:douze|12) langues|les lampes|bosphore|cordoue|épopées turques|épisodes gratuits|lanterne|caravane|\bsalam\b|jour et nuit/iu,
  es: /musulman|sadaqa|pozos|(?:doce|12) idiomas|faroles|bósforo|córdoba|epopeyas turcas|episodios gratis|farol|caravana|\bsalam\b|a todas horas/iu,
  ur: /مسلم ممالک|مسلمان|کنوؤں|کنوئیں|(?:بارہ|12) زبان|چراغ|باسفورس|قرطبہ|مفت قسط|(?<!\p{L})صدق[ہۂے]|فانوس|قافلہ|چوبیس گھنٹے کے/u,
  fa: /مسلمان|چاه|(?:دوازده|۱۲) زبان|چراغ|بسفر|قرطبه|قسمت‌های رایگان|(?<!\p{L})صدقه|فانوس|کاروان|شبانه‌روز/u,
  bn: /মুসলিম|কূপ|(?:বারো|১২) ?(?:টি )?ভাষা|বাতি জ্বাল|বসফরাস|কর্ডোবা|ফ্রি পর্ব|সদকা|লণ্ঠন|কাফেলা|আসসালামু|দিনরাত/u,
  hi: /मुस्लिम|कुओं|कुएँ|(?:बारह|12) भाषा|चिराग़|बोस्फ़ोरस|कॉर्डोबा|मुफ़्त एपिसोड|सदक़|लालटेन|काफ़िला|चौबीसों/u,
  ms: /keluarga muslim|negara islam|telaga|(?:dua belas|12) bahasa|nyalakan pelita|bosporus|cordoba|episod percuma|sedekah|\bpelita\b|tanglung|kafilah|sepanjang masa/iu,
  id: /muslim|sumur|(?:dua belas|12) bahasa|menyalakan lampu|bosporus|kordoba|episode gratis|sedekah|lentera|kafilah|\bsalam\b|sepanjang waktu/iu,
  sw: /kiislamu|visima|lugha (?:kumi na mbili|12)|tunawasha taa|bosporus|cordoba|vipindi vya bure|sadaka|fanusi|msafara|saa zote/iu,
  ru: /мусульман|садак|колод|(?:двенадцати|12) язык|светильник|босфор|кордов|бесплатны[ехми]+ сери|фонар|караван|ассалам|круглые сутки|благое дело/iu,
};

/**
 * What a text of the product claims that is true of one operator only: such a text belongs into the site document
 * (`SITE_TEXTS`, `LEGAL_TEXTS`), and the product says it in general words.
 */
export function claimFaults(language: LanguageCode, text: string): string[] {
  const found = STORIES[language].exec(text) ?? SHARE.exec(text);
  return found ? [`a claim of one operator: “${found[0]}”`] : [];
}
