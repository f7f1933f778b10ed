import type { support as english } from '../en/support.ts';

/** The page to write to support, and the dialog that reports a problem with a title. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'خدمة العملاء',
  'support.lead': 'اكتب إلينا. يقرأ رسالتك إنسان ويجيبك بالبريد الإلكتروني، وعادةً خلال يومَي عمل.',
  'support.subject': 'الموضوع',
  'support.chooseSubject': 'اختر موضوعًا',
  'support.noSubjects': 'لا مواضيع متاحة الآن',
  'support.noSubjectsText': 'يمكنك مراسلتنا بالبريد الإلكتروني بدلًا من ذلك.',
  'support.message': 'الرسالة',
  'support.messageHint': 'ماذا حدث، وعلى أي جهاز، وماذا كنت تتوقع؟',
  'support.file': 'ملف (اختياري)',
  'support.chooseFile': 'اختر ملفًا',
  'support.dropFile': 'أو أفلته هنا',
  'support.fileHint': 'ملف واحد، وأنواعه بحسب الموضوع.',
  'support.formats': '{formats}: حتى {size}',
  'support.removeFile': 'إزالة {name}',
  'support.fileType': 'نوع الملف غير مدعوم!',
  'support.fileSize': 'حجم الملف يتجاوز الحد المسموح. يُرجى رفع ملف أصغر.',
  'support.consent': 'أوافق على حفظ رسالتي وملفي للرد عليّ، وفق {privacy}.',
  'support.send': 'إرسال',
  'support.uploading': 'جارٍ رفع {name}',
  'support.uploaded': 'اكتمل الرفع. لحظة من فضلك ...',
  'support.beforeTitle': 'لعلّ الجواب موجود',
  'support.beforeText': 'أغلب الأسئلة عن الباقات والتلفاز وكلمة المرور لها جواب في مركز المساعدة.',
  'support.mailTitle': 'تفضّل البريد الإلكتروني؟',
};
