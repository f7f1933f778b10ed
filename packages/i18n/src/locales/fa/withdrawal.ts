import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'انصراف از قرارداد',
  'footer.withdraw': 'انصراف از قرارداد',
  'withdrawal.lead':
    'تا ۱۴ روز پس از نخستین پرداخت می‌توانید بدون ذکر دلیل انصراف دهید. هر چه برای قرارداد پرداخته‌اید بازگردانده می‌شود و قرارداد بی‌درنگ پایان می‌یابد.',
  'withdrawal.step': 'گام {step} از ۲',
  'withdrawal.state': 'اینجا از قرارداد انصراف دهید',
  'withdrawal.confirm': 'تأیید انصراف',
  'withdrawal.confirmTitle': 'درست است؟',
  'withdrawal.confirmText':
    'من از قرارداد طرح {plan} ({period}) انصراف می‌دهم. قرارداد بی‌درنگ پایان می‌یابد، برای همهٔ کسانی که در آن شریک‌اند.',
  'withdrawal.name': 'نام کامل شما',
  'withdrawal.mailTo': 'تأییدیه به {address} فرستاده می‌شود.',
  'withdrawal.fact.plan': 'قرارداد',
  'withdrawal.fact.concluded': 'آغاز',
  'withdrawal.fact.receipt': 'رسید',
  'withdrawal.fact.lastDay': 'مهلت تا',
  'withdrawal.fact.refund': 'مبلغ بازگشتی',
  'withdrawal.fact.stated': 'زمان دریافت',
  'withdrawal.nothing': 'پرداختی انجام نشده است',
  'withdrawal.freeUntil': '۱۴ روز پس از نخستین پرداخت',
  'withdrawal.done': 'شما از قرارداد انصراف داده‌اید',
  'withdrawal.doneText': 'قرارداد پایان یافته و دیگر مبلغی برداشت نمی‌شود.',
  'withdrawal.refundOn':
    '{amount} به همان روشی که پرداخته‌اید بازمی‌گردد. معمولاً چند روز و حداکثر ۱۴ روز طول می‌کشد. اگر بار نخست انجام نشود، خودمان دوباره تلاش می‌کنیم.',
  'withdrawal.refunded': '{amount} به همان روشی که پرداخته بودید بازگردانده شد.',
  'withdrawal.mailed': 'دریافت آن را در پیامی، با ذکر زمان، برایتان تأیید می‌کنیم.',
  'withdrawal.over': 'دیگر نمی‌توانید از این قرارداد انصراف دهید',
  'withdrawal.overText':
    'مهلت انصراف از قرارداد طرح {plan} ({period}) در {date} پایان یافت. هر زمان می‌توانید لغو کنید: دیگر مبلغی برداشت نمی‌شود و تا پایان دورهٔ پرداخت‌شده تماشا می‌کنید.',
  'withdrawal.endedText': 'قرارداد طرح {plan} ({period}) پیش‌تر پایان یافته است.',
  'withdrawal.toCancel': 'رفتن به طرحتان',
  'withdrawal.none': 'قراردادی برای انصراف نیست',
  'withdrawal.noneText':
    'با این حساب طرحی خریداری نشده است. اگر با حساب دیگری پرداخت کرده‌اید، با همان وارد شوید.',
  'withdrawal.guest': 'بدون ورود',
  'withdrawal.guestText':
    'بنویسید چه کسی هستید و منظورتان کدام قرارداد است. پیوندی به نشانی حساب می‌فرستیم تا با آن تأیید کنید. ملاک، زمان فرستادن این فرم است.',
  'withdrawal.logInText': 'اگر نخست وارد شوید زودتر انجام می‌شود.',
  'withdrawal.receiptNumber': 'شمارهٔ رسید، اگر دارید',
  'withdrawal.receiptHint': 'در ایمیل رسیدتان است: {receiptPrefix}-00000000',
  'withdrawal.sent': 'اعلام انصراف شما به دست ما رسید',
  'withdrawal.sentText':
    'در {time} دریافت شد. اگر با قراردادی مطابقت داشته باشد، پیامی با پیوند به {address} فرستاده شده است. پیوند را باز کنید و ظرف ۷ روز تأیید کنید. اگر قراردادی با آن مطابقت نداشته باشد، در پیام گفته می‌شود.',
  'withdrawal.again': 'اعلام انصرافی دیگر',
  'withdrawal.linkFailed': 'این پیوند کار نمی‌کند',
  'withdrawal.linkFailedText':
    'پیوند ۷ روز اعتبار دارد و فقط تازه‌ترین آن معتبر است. می‌توانید انصراف را دوباره اعلام کنید.',
  'withdrawal.until': 'تا {date} می‌توانید از قرارداد انصراف دهید.',
};
