import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'ڈیوائس',
  'mail.fact.time': 'وقت',
  'mail.fact.place': 'جگہ، ڈیوائس کی گھڑی کے مطابق',
  'mail.fact.topic': 'موضوع',
  'mail.fact.ticket': 'نمبر',
  'mail.fact.receipt': 'رسید',
  'mail.fact.creditNote': 'کریڈٹ نوٹ',
  'mail.fact.plan': 'پلان',
  'mail.fact.period': 'مدت',
  'mail.fact.amount': 'رقم',
  'mail.fact.amountBack': 'واپس ملنے والی رقم',
  'mail.fact.paidUntil': 'ادا شدہ تا',
  'mail.fact.chargedOn': 'وصولی کی تاریخ',
  'mail.fact.priceNow': 'تب تک کی قیمت',
  'mail.fact.newPrice': 'نئی قیمت',
  'mail.fact.priceFrom': 'نئی قیمت کا آغاز',
  'mail.fact.extraDays': 'اضافی دن',
  'mail.fact.watchUntil': 'آپ اس تاریخ تک دیکھ سکتے ہیں',
  'mail.fact.received': 'وصولی کا وقت',
  'mail.fact.stated': 'نام',
  'mail.because.account': 'آپ کو یہ ای میل اس لیے ملی کہ یہ آپ کے {brand} اکاؤنٹ کے بارے میں ہے۔',
  'mail.because.plan': 'آپ کو یہ ای میل اس لیے ملی کہ یہ {brand} پر آپ کے پلان کے بارے میں ہے۔',
  'mail.because.request': 'آپ کو یہ ای میل اس لیے ملی کہ یہ پتا {brand} پر لکھا گیا تھا۔',
  'mail.because.deleted':
    'آپ کو یہ ای میل اس لیے ملی کہ یہ ایک {brand} اکاؤنٹ کا پتا تھا۔ یہ آخری ای میل ہے۔',
  'mail.because.ticket':
    'آپ کو یہ ای میل اس لیے ملی کہ اس پتے سے ہماری سپورٹ کو پیغام بھیجا گیا تھا۔',
  'mail.because.operator': 'آپ کو یہ ای میل اس لیے ملی کہ یہ {brand} کی سپورٹ کا پتا ہے۔',
  'mail.because.episodes':
    'آپ کو یہ ای میل اس لیے ملی کہ آپ کے ایک پروفائل کے لیے نئی قسطوں کی ای میلز آن ہیں۔',
  'mail.help': 'مدد',
  'mail.settings': 'آپ کی ترتیبات',
  'mail.stop': 'یہ ای میلز بند کریں',
  'legal.updated': 'آخری تازہ کاری {date}',
};
