import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'معاہدے سے دستبرداری',
  'footer.withdraw': 'معاہدے سے دستبردار ہوں',
  'withdrawal.lead':
    'پہلی ادائیگی کے 14 دن کے اندر آپ بغیر وجہ بتائے دستبردار ہو سکتے ہیں۔ معاہدے کے لیے ادا کی گئی ساری رقم واپس ملتی ہے، اور معاہدہ فوراً ختم ہو جاتا ہے۔',
  'withdrawal.step': '2 میں سے مرحلہ {step}',
  'withdrawal.state': 'یہاں معاہدے سے دستبردار ہوں',
  'withdrawal.confirm': 'دستبرداری کی تصدیق کریں',
  'withdrawal.confirmTitle': 'کیا یہ درست ہے؟',
  'withdrawal.confirmText':
    'میں {plan} پلان ({period}) کے معاہدے سے دستبردار ہوتا ہوں۔ معاہدہ فوراً ختم ہو جاتا ہے، اس میں شریک ہر فرد کے لیے۔',
  'withdrawal.name': 'آپ کا پورا نام',
  'withdrawal.mailTo': 'تصدیق {address} پر بھیجی جائے گی۔',
  'withdrawal.fact.plan': 'معاہدہ',
  'withdrawal.fact.concluded': 'آغاز',
  'withdrawal.fact.receipt': 'رسید',
  'withdrawal.fact.lastDay': 'آخری تاریخ',
  'withdrawal.fact.refund': 'واپس ملنے والی رقم',
  'withdrawal.fact.stated': 'وصولی کا وقت',
  'withdrawal.nothing': 'کوئی ادائیگی نہیں ہوئی',
  'withdrawal.freeUntil': 'پہلی ادائیگی کے 14 دن بعد تک',
  'withdrawal.done': 'آپ معاہدے سے دستبردار ہو چکے ہیں',
  'withdrawal.doneText': 'معاہدہ ختم ہو گیا ہے اور مزید کوئی رقم نہیں لی جائے گی۔',
  'withdrawal.refundOn':
    '{amount} اسی طریقے سے واپس بھیجے جا رہے ہیں جس سے آپ نے ادائیگی کی تھی۔ عموماً چند دن لگتے ہیں، زیادہ سے زیادہ 14۔ پہلی بار نہ ہو سکے تو ہم خود دوبارہ کوشش کرتے ہیں۔',
  'withdrawal.refunded': '{amount} اسی طریقے سے واپس کر دیے گئے جس سے آپ نے ادائیگی کی تھی۔',
  'withdrawal.mailed': 'ہم پیغام بھیج کر اس کی تصدیق کرتے ہیں، جس میں وصولی کا وقت لکھا ہوتا ہے۔',
  'withdrawal.over': 'اس معاہدے سے اب دستبرداری ممکن نہیں',
  'withdrawal.overText':
    '{plan} پلان ({period}) کے معاہدے سے دستبرداری کی مدت {date} کو ختم ہو گئی۔ آپ جب چاہیں منسوخ کر سکتے ہیں: پھر کوئی رقم نہیں لی جائے گی، اور ادا شدہ مدت کے آخر تک آپ دیکھ سکیں گے۔',
  'withdrawal.endedText': '{plan} پلان ({period}) کا معاہدہ پہلے ہی ختم ہو چکا ہے۔',
  'withdrawal.toCancel': 'اپنے پلان پر جائیں',
  'withdrawal.none': 'دستبرداری کے لیے کوئی معاہدہ نہیں',
  'withdrawal.noneText':
    'اس اکاؤنٹ سے کوئی پلان نہیں خریدا گیا۔ اگر آپ نے کسی اور اکاؤنٹ سے ادائیگی کی تو اسی سے لاگ ان کریں۔',
  'withdrawal.guest': 'لاگ ان کیے بغیر',
  'withdrawal.guestText':
    'بتائیں کہ آپ کون ہیں اور کون سا معاہدہ مراد ہے۔ ہم اکاؤنٹ کے پتے پر لنک بھیجتے ہیں جس سے آپ تصدیق کریں گے۔ اعتبار یہ فارم بھیجنے کے وقت کا ہوگا۔',
  'withdrawal.logInText': 'پہلے لاگ ان کر لیں تو کام جلد ہو جائے گا۔',
  'withdrawal.receiptNumber': 'رسید نمبر، اگر ہو',
  'withdrawal.receiptHint': 'یہ آپ کی رسید والی ای میل میں ہے: {receiptPrefix}-00000000',
  'withdrawal.sent': 'دستبرداری کی آپ کی اطلاع ہمیں مل گئی',
  'withdrawal.sentText':
    '{time} کو ملی۔ اگر یہ کسی معاہدے سے میل کھاتی ہے تو لنک والا پیغام {address} پر بھیج دیا گیا ہے۔ لنک کھول کر 7 دن کے اندر تصدیق کریں۔ اگر کوئی معاہدہ میل نہ کھائے تو پیغام میں یہ لکھا ہوگا۔',
  'withdrawal.again': 'ایک اور اطلاع بھیجیں',
  'withdrawal.linkFailed': 'یہ لنک کام نہیں کرتا',
  'withdrawal.linkFailedText':
    'لنک 7 دن تک کارآمد رہتا ہے، اور صرف تازہ ترین لنک معتبر ہے۔ آپ دستبرداری کی اطلاع دوبارہ دے سکتے ہیں۔',
  'withdrawal.until': 'آپ {date} تک معاہدے سے دستبردار ہو سکتے ہیں۔',
};
