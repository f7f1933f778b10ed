import type { money as english } from '../en/money.ts';

/** Texts of the services about money: plans, promo codes, mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'کارت اعتباری یا نقدی',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'شمارهٔ تلفن همراه',
  'plans.pay.CONSENT_GATEWAY': 'صفحهٔ اپراتور تلفن همراه',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'کارت',
  'plans.gateway.OPERATOR': 'اپراتور تلفن همراه',
  'plans.note.same': 'این طرح شماست.',
  'plans.note.closed': 'فروش اشتراک هنوز آغاز نشده است. به‌زودی دوباره سر بزنید.',
  'plans.note.COUNTRY': 'پرداخت با {gateway} در کشور شما ممکن نیست.',
  'plans.note.COUNTRY_UNKNOWN':
    'پرداخت با {gateway} به کشور شما بستگی دارد. آن را در تنظیمات انتخاب کنید.',
  'plans.note.OFFER': 'پرداخت با {gateway} برای این پیشنهاد ممکن نیست.',
  'plans.note.LATER':
    'پرداخت با {gateway} را نمی‌توان از تاریخی دیرتر آغاز کرد: پس از پایان طرحتان، در {date}، می‌توانید آن را انتخاب کنید.',
  'plans.note.NOW': 'پرداخت با {gateway} پس از پایان طرحتان ممکن است.',
  'plans.change.NOW': 'امروز آغاز می‌شود و جای طرح کنونی‌تان را می‌گیرد.',
  'plans.change.NOW_BACK':
    'امروز آغاز می‌شود و جای طرح کنونی‌تان را می‌گیرد؛ {amount} برای روزهای مانده به شما بازمی‌گردد.',
  'plans.change.LATER':
    'دورهٔ پرداخت‌شده تا {date} ادامه دارد. سپس این طرح آغاز می‌شود؛ امروز چیزی نمی‌پردازید.',
  'plans.change.PAY_AGAIN':
    'امروز آغاز می‌شود. اشتراک پیشین، که پرداختش انجام نشد، نخست لغو می‌شود و دیگر مبلغی برای آن برداشت نمی‌شود.',
  'plans.promo.applied': 'کد شما اعمال شد.',
  'plans.promo.first': 'امروز {today}، سپس {price} از {date}.',
  'plans.promo.free': 'تا {date} رایگان، سپس {price}.',
  'plans.promo.UNKNOWN': 'این کد را نمی‌شناسیم. لطفاً بررسی کنید که درست نوشته باشید.',
  'plans.promo.EXPIRED': 'این کد منقضی شده است.',
  'plans.promo.NOT_YET': 'این کد هنوز قابل استفاده نیست.',
  'plans.promo.USED_UP': 'ظرفیت استفاده از این کد پر شده است.',
  'plans.promo.ALREADY_USED': 'قبلاً از این پیشنهاد استفاده کرده‌اید.',
  'plans.promo.OTHER_PLAN': 'این کد برای این طرح و دوره نیست.',
  'plans.promo.OTHER_GATEWAY': 'این کد با هیچ‌یک از روش‌های پرداخت اینجا کار نمی‌کند.',
  'plans.promo.OTHER_OFFER':
    'این کد برای اشتراک‌های تازه است. با طرح جاری یا پیشنهاد دیگری جمع نمی‌شود.',
  'cardPage.today': 'امروز: {amount}',
  'cardPage.then': 'پس از آن: {amount}',
  'cardPage.safe': 'اگر کارت رد شود، مبلغی برداشت نمی‌شود.',
  'cardPage.back': 'بازگشت بدون پرداخت',
  'mail.money.action': 'تاریخچهٔ پرداخت',
  'mail.money.RECEIPT.subject': 'رسید شما {number}',
  'mail.money.RECEIPT.text':
    'سلام {name}،\n\nسپاسگزاریم، پرداخت شما را دریافت کردیم.\n\n{rows}\n\nمی‌توانید رسید را از تاریخچهٔ پرداختتان چاپ کنید.\n\n{action}\n\nتا ۱۴ روز پس از نخستین پرداخت می‌توانید از قرارداد انصراف دهید:\n\n{link}',
  'mail.money.RENEWAL.subject': 'طرح {plan} در {date} تمدید می‌شود',
  'mail.money.RENEWAL.text':
    'سلام {name}،\n\nطرح شما در {date} تمدید می‌شود و {amount} با روش پرداختی که انتخاب کرده‌اید برداشت می‌شود.\n\n{rows}\n\nاگر همین را می‌خواهید، لازم نیست کاری بکنید. وگرنه پیش از آن روز در تنظیمات لغو کنید: دورهٔ پرداخت‌شده برایتان می‌ماند و دیگر مبلغی برداشت نمی‌شود.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'نتوانستیم طرح {plan} را تمدید کنیم',
  'mail.money.RENEWAL_FAILED.text':
    'سلام {name}،\n\nپرداخت طرح شما پذیرفته نشد. تا {date} می‌توانید تماشا کنید.\n\n{rows}\n\nلطفاً روش پرداختتان را بررسی کنید، یا در صفحهٔ طرح‌ها روش دیگری انتخاب کنید.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'طرح {plan} معلق شد',
  'mail.money.SUSPENDED.text':
    'سلام {name}،\n\nپرداخت طرح شما هنوز نرسیده، از این رو اشتراک معلق است.\n\n{rows}\n\nاگر ظرف ۳۰ روز پرداخت کنید ادامه می‌یابد؛ وگرنه لغو می‌شود. نمایه‌ها و فهرست‌هایتان یک سال می‌مانند.\n\n{action}',
  'mail.money.CANCELED.subject': 'طرح {plan} لغو شد',
  'mail.money.CANCELED.text':
    'سلام {name}،\n\nاشتراک شما لغو شد و دیگر مبلغی برداشت نمی‌شود. دورهٔ پرداخت‌شده در {date} پایان می‌یابد.\n\n{rows}\n\nنمایه‌ها و فهرست‌هایتان یک سال می‌مانند و هر زمان بخواهید می‌توانید برگردید.\n\n{action}',
  'mail.money.REFUNDED.subject': '{amount} را به شما بازگرداندیم',
  'mail.money.REFUNDED.text':
    'سلام {name}،\n\n{amount} را به همان روشی که پرداخته بودید بازگرداندیم. شاید رسیدن آن به بانکتان چند روز طول بکشد.\n\n{rows}\n\nیادداشت بستانکاری در تاریخچهٔ پرداخت شماست.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'یک پرداخت طرح {plan} از سوی بانک برگشت خورد',
  'mail.money.CHARGED_BACK.text':
    'سلام {name}،\n\nبانک شما پرداختی را پس گرفت. اگر برای دورهٔ کنونی بوده، اشتراک پایان یافته است.\n\n{rows}\n\nاگر این را از بانک نخواسته بودید، لطفاً به پشتیبانی ما بنویسید.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'شما از قرارداد انصراف داده‌اید',
  'mail.money.WITHDRAWN.text':
    'سلام {name}،\n\nانصراف شما از قرارداد به دست ما رسید.\n\n{rows}\n\n{amount} را به همان روشی که پرداخته‌اید بازمی‌گردانیم. معمولاً چند روز و حداکثر ۱۴ روز طول می‌کشد. اگر بار نخست انجام نشود، دوباره تلاش می‌کنیم؛ لازم نیست کاری بکنید.\n\nاشتراک پایان یافته و دیگر مبلغی برداشت نمی‌شود. نمایه‌ها و فهرست‌هایتان یک سال می‌مانند و هر زمان بخواهید می‌توانید برگردید.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'شما از دورهٔ رایگان انصراف داده‌اید',
  'mail.money.WITHDRAWN_FREE.text':
    'سلام {name}،\n\nانصراف شما از قرارداد به دست ما رسید. پرداختی انجام نشده بود، پس چیزی برای بازگرداندن نیست.\n\n{rows}\n\nاشتراک پایان یافته و مبلغی برداشت نمی‌شود. نمایه‌ها و فهرست‌هایتان یک سال می‌مانند و هر زمان بخواهید می‌توانید برگردید.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'چند روز اضافه به شما دادیم',
  'mail.money.EXTRA_DAYS.text':
    'سلام {name}،\n\nچند روز اضافه برای تماشا به شما دادیم. این روزها رایگان‌اند و می‌توانید تا {date} تماشا کنید.\n\n{rows}\n\nدر پایان آن مبلغی برداشت نمی‌شود.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'چند روز اضافه به شما دادیم',
  'mail.money.EXTRA_DAYS_LATER.text':
    'سلام {name}،\n\nچند روز اضافه برای تماشا به شما دادیم. این روزها رایگان‌اند.\n\n{rows}\n\nطرح شما مانند قبل ادامه دارد و برداشت بعدی همان {date} است. روزهای اضافه برایتان می‌مانند: وقتی دیگر دورهٔ پرداخت‌شده‌ای نداشته باشید آغاز می‌شوند، اگر طرحتان پایان یابد یا پرداختی انجام نشود.\n\n{action}',
  'mail.statement.LINK.subject': 'لطفاً انصراف از قرارداد را تأیید کنید',
  'mail.statement.LINK.text':
    'سلام {name}،\n\nدر {moment} این اعلام در سایت ما ثبت شد: «من از قرارداد طرح {plan} ({period}) انصراف می‌دهم.»\n\n{rows}\n\nاگر شما بودید، تا {linkUntil} آن را تأیید کنید؛ ملاک، زمان اعلام شماست.\n\n{action}\n\nاگر شما نبودید، این پیام را نادیده بگیرید: بدون تأیید چیزی تغییر نمی‌کند.',
  'mail.statement.LINK.action': 'رفتن به تأیید',
  'mail.statement.UNKNOWN.subject': 'قرارداد را پیدا نکردیم',
  'mail.statement.UNKNOWN.text':
    'سلام،\n\nدر {moment} در سایت ما برای این نشانی انصراف از قراردادی اعلام شد. قراردادی مطابق با آن پیدا نکردیم.\n\nآیا با نشانی ایمیل یا شمارهٔ تلفن دیگری پرداخت کرده‌اید؟ لطفاً با همان و با شمارهٔ رسیدتان دوباره تلاش کنید، یا به پشتیبانی ما بنویسید.\n\n{action}\n\nاگر شما نبودید، این پیام را نادیده بگیرید.',
  'mail.statement.UNKNOWN.action': 'تلاش دوباره',
  'mail.statement.OVER.subject': 'دیگر نمی‌توانید از قرارداد انصراف دهید',
  'mail.statement.OVER.text':
    'سلام {name}،\n\nدر {moment} در سایت ما انصراف از قرارداد طرح {plan} ({period}) اعلام شد. این دیگر ممکن نیست: مهلت انصراف در {lastDay} پایان یافته، یا قرارداد به پایان رسیده است.\n\nهر زمان می‌توانید در تنظیمات لغو کنید. آنگاه دیگر مبلغی برداشت نمی‌شود و تا پایان دورهٔ پرداخت‌شده تماشا می‌کنید.\n\n{action}\n\nاگر شما نبودید، این پیام را نادیده بگیرید: چیزی تغییر نکرده است.',
  'mail.statement.OVER.action': 'رفتن به طرحتان',
  'mail.statement.DONE.subject': 'شما پیش‌تر از قرارداد انصراف داده‌اید',
  'mail.statement.DONE.text':
    'سلام {name}،\n\nانصراف شما از قرارداد پیش‌تر به دست ما رسیده است. تأیید شده و لازم نیست کار دیگری بکنید.\n\n{rows}\n\nتاریخچهٔ پرداختتان نشان می‌دهد چه مبلغی بازگردانده شد.\n\n{action}',
  'mail.statement.DONE.action': 'تاریخچهٔ پرداخت',
};
