import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'یہ بہت لمبا ہے',
  'field.tooShort': 'یہ بہت چھوٹا ہے',

  'plans.kidsText':
    'پلان اور ادائیگیاں بڑوں کے لیے ہیں۔ چننے اور ادائیگی کے لیے اس پروفائل سے باہر آئیں۔',
  'plans.shared': 'آپ اپنے خاندان کے پلان سے دیکھتے ہیں۔ آپ کو الگ پلان کی ضرورت نہیں۔',
  'payment.choose': '{plan} پلان چنیں',
  'payment.today': 'آج',
  'payment.nextCharge': 'اگلی ادائیگی {date} کو {price}',
  'payment.givingShare': 'عطیے کا حصہ {price}',

  'payment.title': 'آپ کس طرح ادائیگی کریں گے؟',
  'payment.planGone': 'یہ پلان اب دستیاب نہیں۔ براہِ کرم پلان دوبارہ دیکھیں۔',
  'payment.handheldNote': 'یہ پلان فون اور ٹیبلٹ پر چلتا ہے، اس ڈیوائس پر نہیں۔',
  'payment.howToPay': 'ادائیگی کے طریقے',
  'payment.country': 'آپ کس ملک میں رہتے ہیں؟',
  'payment.countryText':
    'ادائیگی کے کچھ طریقے، جیسے کارڈ، صرف کچھ ملکوں میں ہیں، اور قیمت بھی مختلف ہو سکتی ہے۔ ملک آپ کے اکاؤنٹ میں محفوظ رہتا ہے۔',
  'payment.wayRedirect': 'آپ ان کے صفحے پر منظوری دے کر یہاں واپس آتے ہیں۔',
  'payment.wayCard': 'کارڈ جانچنے کے لیے تھوڑی سی رقم لی جاتی ہے، جو واپس کر دی جاتی ہے۔',
  'payment.wayNumber': 'آپ کا آپریٹر آپ کے فون پر کوڈ بھیجتا ہے۔',
  'payment.wayConsent': 'آپ اپنے آپریٹر کے صفحے پر منظوری دے کر یہاں واپس آتے ہیں۔',
  'payment.to.REDIRECT': '{way} پر جائیں',
  'payment.to.CREDIT_CARD': 'کارڈ کی تفصیلات پر جائیں',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'فون نمبر سے آگے بڑھیں',
  'payment.to.CONSENT_GATEWAY': 'آپریٹر کے صفحے پر جائیں',
  'payment.terms': 'جاری رکھ کر آپ {terms} سے اتفاق کرتے ہیں۔ آپ جب چاہیں منسوخ کر سکتے ہیں۔',
  'payment.termsLink': 'استعمال کی شرائط',
  'payment.priceChanged':
    'قیمت {before} سے بدل کر {after} ہو گئی ہے۔ کوئی رقم نہیں لی گئی۔ اتفاق ہو تو دوبارہ دبائیں۔',
  'payment.priceLoaded':
    'قیمتیں دوبارہ لوڈ ہوئی ہیں۔ کوئی رقم نہیں لی گئی۔ براہِ کرم دیکھ کر دوبارہ دبائیں۔',
  'payment.cancelled': 'آپ واپس آ گئے۔ کوئی رقم نہیں لی گئی۔',

  'payment.promoCode': 'پرومو کوڈ',
  'payment.promoTitle': 'پرومو کوڈ استعمال کریں',
  'payment.promoText': 'کوڈ ویسے ہی لکھیں جیسے ملا تھا۔ بڑے اور چھوٹے حروف میں کوئی فرق نہیں۔',
  'payment.promoApply': 'لگائیں',
  'payment.promoRemove': 'ہٹائیں',
  'payment.promoEmpty': 'پہلے کوڈ لکھیں',
  'payment.promoGoOn': 'جاری رکھیں',
  'payment.havePromo': 'میرے پاس پرومو کوڈ ہے',

  'payment.numberTitle': 'اپنے فون نمبر سے ادائیگی کریں',
  'payment.numberText':
    'رقم آپ کے آپریٹر کے بل میں شامل ہوتی ہے۔ تصدیق کے لیے اس نمبر پر کوڈ بھیجا جاتا ہے۔',
  'payment.sendCode': 'کوڈ بھیجیں',
  'payment.codeSent': 'ہم نے {account} پر {length} ہندسوں کا کوڈ بھیجا ہے۔',
  'payment.otherNumber': 'دوسرا نمبر استعمال کریں',
  'payment.payByNumber': 'میرے نمبر سے ادائیگی کریں',

  'payment.card.title': 'کارڈ سے ادائیگی',
  'payment.card.text':
    'ادائیگی کی کمپنی یہ معلومات مانگتی ہے۔ کارڈ کی تفصیل آپ اسی کے صفحے پر لکھتے ہیں؛ ہم اسے کبھی نہیں دیکھتے۔',
  'payment.card.name': 'نام',
  'payment.card.surname': 'خاندانی نام',
  'payment.card.email': 'ای میل',
  'payment.card.identityNumber': 'شناختی نمبر',
  'payment.card.identityHint':
    'ادائیگی کی کمپنی iyzico اسے یہ جانچنے کے لیے مانگتی ہے کہ ادائیگی کون کر رہا ہے۔ یہ اسی کو بھیجا جاتا ہے، یہاں نہیں رکھا جاتا۔ ترکیہ کا شناختی نمبر نہ ہو تو 11111111111 لکھیں۔',
  'payment.card.identityInvalid': 'شناختی نمبر میں 11 ہندسے ہوتے ہیں',
  'payment.card.address': 'بلنگ کا پتا',
  'payment.card.city': 'شہر',
  'payment.card.zipCode': 'پوسٹل کوڈ (اگر ہو)',
  'payment.card.goOn': 'کارڈ درج کریں',
};
