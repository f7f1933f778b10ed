import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'المتابعة عبر Google',
  'social.facebook': 'المتابعة عبر Facebook',
  'social.apple': 'المتابعة عبر Apple',
  'social.or': 'أو',
  'social.signingIn': 'نسجّل دخولك',
  'social.failed': 'تعذّر تسجيل دخولك',
  'social.lost': 'لم يبدأ تسجيل الدخول هذا في هذه الصفحة، أو مضى عليه وقت طويل. حاول مرة أخرى.',
  'social.back': 'رجوع',
  'social.proofTitle': 'لهذا البريد حساب بالفعل',
  'social.proofText':
    'يوجد حساب في {brand} بالبريد {email}. أثبت أنه حسابك، ومن الآن فصاعدًا يمكنك تسجيل الدخول عبر {provider} أيضًا.',
  'social.proofSubmit': 'اربط الحساب وسجّل الدخول',
  'social.proofMail': 'أرسل إليّ رمزًا بالبريد',
  'social.proofByCode': 'أرسل إليّ رمزًا بدلًا من ذلك',
  'social.proofByPassword': 'استخدم كلمة المرور بدلًا من ذلك',
  'social.proofLate': 'مضى وقت أطول من المتاح. ابدأ من جديد.',
};
