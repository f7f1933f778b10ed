import type { messages as english } from '../en/messages.ts';

/** What the services say in mails, SMS and answers. */
export const messages: Record<keyof typeof english, string> = {
  'otp.mail.subject': '{code} هو رمزك في قنديل',
  'otp.mail.text': 'أهلًا بك في قنديل يا {name}.\n\nرمزك هو {code}، وهو صالح لمدة {minutes} دقائق.\n\nإن لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
  'register.done': 'تم التسجيل بنجاح',
};
