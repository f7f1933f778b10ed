import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'این خیلی طولانی است',
  'field.tooShort': 'این خیلی کوتاه است',

  'plans.kidsText':
    'طرح و پرداخت برای بزرگسالان است. برای انتخاب و پرداخت از این نمایه بیرون بیایید.',
  'plans.shared': 'شما با طرح خانواده‌تان تماشا می‌کنید. به طرح جداگانه نیازی ندارید.',
  'payment.choose': 'انتخاب طرح {plan}',
  'payment.today': 'امروز',
  'payment.nextCharge': 'پرداخت بعدی {price} در {date}',
  'payment.givingShare': 'سهم نیکوکاری {price}',

  'payment.title': 'چگونه می‌خواهید پرداخت کنید؟',
  'payment.planGone': 'این طرح دیگر عرضه نمی‌شود. لطفاً دوباره طرح‌ها را ببینید.',
  'payment.handheldNote': 'این طرح روی تلفن و تبلت پخش می‌شود، نه روی این دستگاه.',
  'payment.howToPay': 'روش‌های پرداخت',
  'payment.country': 'در کدام کشور زندگی می‌کنید؟',
  'payment.countryText':
    'برخی روش‌های پرداخت، مانند کارت، فقط در بعضی کشورها ارائه می‌شوند و شاید قیمت هم فرق کند. کشور در حساب شما ذخیره می‌شود.',
  'payment.wayRedirect': 'در صفحهٔ آن‌ها تأیید می‌کنید و به اینجا برمی‌گردید.',
  'payment.wayCard': 'کارت با برداشت مبلغی اندک بررسی می‌شود که بازگردانده می‌شود.',
  'payment.wayNumber': 'اپراتور کدی به تلفنتان می‌فرستد.',
  'payment.wayConsent': 'در صفحهٔ اپراتور تأیید می‌کنید و به اینجا برمی‌گردید.',
  'payment.to.REDIRECT': 'ادامه در {way}',
  'payment.to.CREDIT_CARD': 'ادامه با مشخصات کارت',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'ادامه با شمارهٔ تلفن',
  'payment.to.CONSENT_GATEWAY': 'ادامه در صفحهٔ اپراتور',
  'payment.terms': 'با ادامه دادن، {terms} را می‌پذیرید. هر زمان می‌توانید لغو کنید.',
  'payment.termsLink': 'شرایط استفاده',
  'payment.priceChanged':
    'قیمت از {before} به {after} تغییر کرده است. مبلغی برداشت نشد. اگر موافقید دکمه را دوباره بزنید.',
  'payment.priceLoaded':
    'قیمت‌ها دوباره بارگذاری شد. مبلغی برداشت نشد. لطفاً بررسی کنید و دکمه را دوباره بزنید.',
  'payment.cancelled': 'برگشتید. مبلغی برداشت نشد.',

  'payment.promoCode': 'کد تخفیف',
  'payment.promoTitle': 'استفاده از کد تخفیف',
  'payment.promoText': 'کد را همان‌گونه که گرفته‌اید وارد کنید. بزرگی و کوچکی حروف فرقی ندارد.',
  'payment.promoApply': 'اعمال',
  'payment.promoRemove': 'حذف',
  'payment.promoEmpty': 'ابتدا کد را وارد کنید',
  'payment.promoGoOn': 'ادامه',
  'payment.havePromo': 'کد تخفیف دارم',

  'payment.numberTitle': 'پرداخت با شمارهٔ تلفن',
  'payment.numberText':
    'مبلغ به صورت‌حساب اپراتورتان افزوده می‌شود. برای تأیید، کدی به این شماره فرستاده می‌شود.',
  'payment.sendCode': 'ارسال کد',
  'payment.codeSent': 'کدی {length} رقمی به {account} فرستادیم.',
  'payment.otherNumber': 'استفاده از شمارهٔ دیگر',
  'payment.payByNumber': 'پرداخت با شمارهٔ تلفنم',

  'payment.card.title': 'پرداخت با کارت',
  'payment.card.text':
    'شرکت پرداخت این مشخصات را می‌خواهد. مشخصات خود کارت را در صفحهٔ آن شرکت وارد می‌کنید؛ ما هرگز آن را نمی‌بینیم.',
  'payment.card.name': 'نام',
  'payment.card.surname': 'نام خانوادگی',
  'payment.card.email': 'ایمیل',
  'payment.card.identityNumber': 'شمارهٔ شناسایی',
  'payment.card.identityHint':
    'شرکت پرداخت iyzico آن را می‌خواهد تا بداند چه کسی پرداخت می‌کند. آن را برای این شرکت می‌فرستیم و نزد خود نگه نمی‌داریم. اگر شمارهٔ شناسایی ترکیه ندارید، 11111111111 را وارد کنید.',
  'payment.card.identityInvalid': 'شمارهٔ شناسایی ۱۱ رقم دارد',
  'payment.card.address': 'نشانی صورت‌حساب',
  'payment.card.city': 'شهر',
  'payment.card.zipCode': 'کد پستی (اگر دارد)',
  'payment.card.goOn': 'ادامه با کارت',
};
