import type { captions as english } from '../en/captions.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of subtitles and study mode in the player. */
export const captions: Record<keyof typeof english, string> & Forms = {
  'captions.back': 'العودة إلى الترجمة',
  'captions.second': 'ترجمة ثانية',
  'captions.look': 'المظهر',
  'captions.timing': 'التوقيت',
  'captions.offset': '{seconds} ث',
  'captions.earlier': 'أبكر بنصف ثانية',
  'captions.later': 'متأخرة بنصف ثانية',
  'captions.timingReset': 'إعادة التوقيت الأصلي',
  'captions.transcript': 'النص الكامل',
  'captions.transcriptClose': 'إغلاق النص الكامل',
  'captions.language': 'اللغة',
  'captions.none': 'بدون',
  'captions.search': 'ابحث في الكلام',
  'captions.found_zero': 'لا سطور',
  'captions.found_one': 'وُجد سطر واحد',
  'captions.found_two': 'وُجد سطران',
  'captions.found_few': 'وُجدت {count} سطور',
  'captions.found_many': 'وُجد {count} سطرًا',
  'captions.found_other': 'وُجد {count} سطر',
  'captions.nothing': 'لا سطور مطابقة',
  'captions.backToNow': 'العودة إلى اللحظة',
  'captions.repeat': 'تكرار هذا السطر',
  'captions.repeatStop': 'إيقاف التكرار',
  'captions.loading': 'جارٍ تحميل النص الكامل …',
  'captions.chooseLanguage': 'اختر لغة لتقرأ مع المشاهدة.',
  'captions.failed': 'تعذّر تحميل النص الكامل. الفيديو مستمر.',
  'captions.cast': 'العرض على شاشة أخرى',
  'captions.castConnecting': 'جارٍ الاتصال بالشاشة الأخرى …',
  'captions.castConnected': 'يُعرض الآن على شاشة أخرى',
  'captions.helpTranscript': 'النص الكامل',
  'captions.helpRepeat': 'تكرار السطر',
  'captions.helpTiming': 'تبكير الترجمة أو تأخيرها',
};
