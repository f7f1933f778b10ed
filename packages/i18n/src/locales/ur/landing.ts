import type { landing as english } from '../en/landing.ts';

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> = {
  'landing.title': 'ایسی کہانیاں جن کے گرد سارا گھر جمع ہو',
  'landing.text':
    'ترک داستانیں، فلمیں اور براہِ راست چینل، مسلمان خاندانوں کے لیے چنے ہوئے۔ انٹرفیس بارہ زبانوں میں، ایک بھی اشتہار کے بغیر۔',
  'landing.start': 'شروع کریں',
  'landing.from': '{price} ماہانہ سے۔ جب چاہیں منسوخ کریں۔',
  'landing.browse': 'پہلے مفت قسطیں دیکھیں',
  'landing.included': 'آپ کو کیا ملتا ہے',
  'landing.seriesTitle': 'ڈرامے اور فلمیں',
  'landing.seriesText': 'وسطی ایشیا کے رزمیہ قصے، قرطبہ سے آئے خط، باسفورس کی راتیں۔',
  'landing.liveTitle': 'براہِ راست ٹیلی وژن',
  'landing.liveText': 'چوبیس گھنٹے کے چینل، ابھی کیا چل رہا ہے اور آگے کیا آئے گا۔',
  'landing.languageTitle': 'آپ کی اپنی زبان',
  'landing.languageText':
    'تمام صفحات اور ای میلز بارہ زبانوں میں۔ ہر عنوان بتاتا ہے کہ اس کی آواز اور سب ٹائٹلز کن زبانوں میں ہیں۔',
  'landing.kidsTitle': 'بچوں کے لیے پُرسکون',
  'landing.kidsText': 'ایسے پروفائل جو صرف ان کے لیے بنی چیزیں دکھاتے ہیں۔',
  'landing.placeTitle': 'آپ کی جگہ ہمیشہ محفوظ',
  'landing.placeText': 'فون پر روکیں اور بڑی اسکرین پر اسی سیکنڈ سے جاری رکھیں۔',
  'landing.freeTitle': 'آغاز مفت',
  'landing.freeText': 'پہلی قسطیں، کئی فلمیں اور براہِ راست چینل بالکل مفت ہیں۔',
  'landing.devices': 'آپ کی ہر اسکرین پر',
  'landing.devicesText':
    'فون، ٹیبلٹ، کمپیوٹر، ٹیلی وژن: آپ کی فہرست، آپ کی جگہ اور آپ کی زبان ساتھ چلتی ہے۔',
  'landing.giving': 'چالیسواں حصہ، پانی کے لیے',
  'landing.givingText': 'ہماری آمدنی کا 2.5% (1/40) صدقہ ہے: مسلم ممالک میں پانی کے کنوئیں۔',
  'landing.givingLink': 'یہ کہاں جاتا ہے',
  'landing.faq': 'اکثر پوچھے گئے سوالات',
  'landing.end': 'سب تیار ہے۔ اندر آئیے۔',
  'landing.vipWelcome': 'خوش آمدید، {name}',

  'demo.title': 'یہ ایک ڈیمو ہے',
  'demo.text': 'یہاں سب کچھ مفت ہے۔ کوئی اکاؤنٹ چنیں اور دیکھیں۔',
  'demo.asked': '{title} کے طور پر لاگ ان کریں',

  'plans.title': 'اپنا پلان چنیں',
  'plans.text': 'جب چاہیں منسوخ کریں۔ آپ کے پروفائل اور فہرستیں ایک سال تک محفوظ رہتی ہیں۔',
  'plans.startFree': 'مفت قسطوں سے شروع کریں',
  'plans.period': 'آپ کب کب ادائیگی کریں گے',
  'plans.save': '{percent}% بچت',
  'plans.perMonth': '/ ماہ',
  'plans.perYear': '/ سال',
  'plans.usualPrice': 'عام قیمت',
  'plans.monthly': '{price} ماہانہ',
  'plans.people_one': '{count} فرد',
  'plans.people_other': '{count} افراد',
  'plans.suggested': 'سب سے زیادہ چنا گیا',
  'plans.current': 'آپ کا پلان',
  'plans.begin': '{plan} پلان سے شروع کریں',
};
