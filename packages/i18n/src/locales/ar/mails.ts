import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'الجهاز',
  'mail.fact.time': 'الوقت',
  'mail.fact.place': 'المكان بحسب ساعة الجهاز',
  'mail.fact.topic': 'الموضوع',
  'mail.fact.ticket': 'الرقم',
  'mail.fact.receipt': 'الإيصال',
  'mail.fact.creditNote': 'الإشعار الدائن',
  'mail.fact.plan': 'الباقة',
  'mail.fact.period': 'الاشتراك',
  'mail.fact.amount': 'المبلغ',
  'mail.fact.amountBack': 'المبلغ الذي يعود إليك',
  'mail.fact.paidUntil': 'مدفوعة حتى',
  'mail.fact.chargedOn': 'موعد الخصم',
  'mail.fact.extraDays': 'أيام إضافية',
  'mail.fact.watchUntil': 'يمكنك المشاهدة حتى',
  'mail.fact.received': 'وقت الوصول',
  'mail.fact.stated': 'الاسم',
  'mail.because.account': 'وصلتك هذه الرسالة لأنها تخص حسابك في {brand}.',
  'mail.because.plan': 'وصلتك هذه الرسالة لأنها تخص باقتك في {brand}.',
  'mail.because.request': 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في {brand}.',
  'mail.because.deleted':
    'وصلتك هذه الرسالة لأن هذا العنوان كان لحساب في {brand}، وهي الرسالة الأخيرة.',
  'mail.because.ticket': 'وصلتك هذه الرسالة لأن رسالة أُرسلت بهذا العنوان إلى فريق الدعم لدينا.',
  'mail.because.operator': 'وصلتك هذه الرسالة لأن هذا هو عنوان الدعم في {brand}.',
  'mail.because.episodes': 'وصلتك هذه الرسالة لأن رسائل الحلقات الجديدة مفعّلة لأحد ملفاتك الشخصية.',
  'mail.help': 'المساعدة',
  'mail.settings': 'إعداداتك',
  'mail.stop': 'إيقاف هذه الرسائل',
  'legal.updated': 'آخر تحديث: {date}',
};
