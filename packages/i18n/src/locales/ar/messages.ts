import type { messages as english } from '../en/messages.ts';

/** What the services say in mails, SMS and answers. */
export const messages: Record<keyof typeof english, string> = {
  'otp.mail.subject': '{code} هو رمزك في قنديل',
  'otp.mail.text': 'أهلًا بك في قنديل يا {name}.\n\nرمزك هو {code}، وهو صالح لمدة {minutes} دقائق.\n\nإن لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
  'otp.sms': 'قنديل: رمزك هو {code}، وهو صالح لمدة {minutes} دقائق.',
  'otp.sent': 'أرسلنا رمزًا إلى {destination}.',
  'register.done': 'تم التسجيل بنجاح',
  'verify.mail.subject': 'أكّد بريدك الإلكتروني',
  'verify.mail.text': 'مرحبًا {name}،\n\nنرجو تأكيد أن هذا هو بريدك الإلكتروني في قنديل. الرابط صالح لمدة {hours} ساعة.\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة.',
  'verify.mail.action': 'تأكيد البريد الإلكتروني',
  'verify.sent': 'أرسلنا رابطًا إلى {email}. افتحه لتأكيد العنوان.',
  'verify.done': 'تم تأكيد بريدك الإلكتروني.',
  'verify.reminder': 'نرجو تأكيد بريدك الإلكتروني، فنحن نستخدمه لحماية حسابك.',
  'verify.changed.subject': 'تغيّر البريد الإلكتروني لحسابك',
  'verify.changed.text': 'مرحبًا {name}،\n\nتغيّر البريد الإلكتروني لحسابك في قنديل، ومن الآن فصاعدًا تسجّل الدخول بالعنوان الجديد.\n\nإن لم تكن أنت من غيّره فراسل فريق الدعم فورًا.',
  'session.reused.subject': 'أنهينا جلسة من جلسات حسابك',
  'session.reused.text': 'مرحبًا {name}،\n\nحاول أحدهم استخدام تسجيل دخول قديم إلى حسابك في قنديل. حرصًا على أمانك أنهينا تلك الجلسة، فقد تحتاج إلى تسجيل الدخول من جديد على أحد أجهزتك.\n\nإن لم تتوقع ذلك فغيّر كلمة المرور.',
  'demo.member': 'مشترك',
  'demo.family': 'عائلة',
  'demo.free': 'بلا اشتراك بعد',
  'demo.suspended': 'تعذّر الدفع',
  'demo.canceled': 'اشتراك ملغى',
  'content.channels.all': 'الكل',
  'watch.kids': 'هذا ليس في عالم الصغار، ويمكن لأحد الكبار أن يفتحه بملفه.',
};
