import type { landing as english } from '../en/landing.ts';

/** Arabic has six plural forms, English two: the four others are named after their rule. */
type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'حكايات تجتمع حولها العائلة كلها',
  'landing.text':
    'ملاحم تركية وأفلام وقنوات مباشرة مختارة للعائلة المسلمة. الواجهة باثنتي عشرة لغة، ولا إعلانات.',
  'landing.start': 'ابدأ الآن',
  'landing.from': 'من {price} في الشهر. يمكنك الإلغاء متى شئت.',
  'landing.browse': 'شاهد حلقات مجانية أولًا',
  'landing.included': 'ما الذي ينتظرك',
  'landing.seriesTitle': 'مسلسلات وأفلام',
  'landing.seriesText': 'ملاحم السهوب ورسائل من قرطبة وليالٍ على البوسفور.',
  'landing.liveTitle': 'بث مباشر',
  'landing.liveText': 'قنوات على مدار الساعة، ومعها ما يُعرض الآن وما يليه.',
  'landing.languageTitle': 'بلغتك أنت',
  'landing.languageText': 'كل الصفحات والرسائل باثنتي عشرة لغة، ومع كل عمل لغات صوته وترجمته.',
  'landing.kidsTitle': 'طمأنينة للأطفال',
  'landing.kidsText': 'ملف خاص بهم، ليس فيه إلا ما يناسبهم.',
  'landing.placeTitle': 'مكانك محفوظ دائمًا',
  'landing.placeText': 'توقّف على الهاتف وأكمل على الشاشة الكبيرة من الثانية نفسها.',
  'landing.freeTitle': 'البداية مجانية',
  'landing.freeText': 'الحلقات الأولى وعدة أفلام وقنوات مباشرة بلا مقابل.',
  'landing.devices': 'على كل شاشة لديك',
  'landing.devicesText': 'الهاتف واللوحي والحاسوب والتلفاز: قائمتك ومكانك ولغتك معك أينما كنت.',
  'landing.giving': 'ربع العُشر للماء',
  'landing.givingText': '2.5٪ (1/40) من إيراداتنا صدقةٌ لحفر آبار المياه في بلاد المسلمين.',
  'landing.givingLink': 'إلى أين تذهب',
  'landing.faq': 'أسئلة شائعة',
  'landing.end': 'كل شيء جاهز، فتفضّل بالدخول.',
  'landing.vipWelcome': 'أهلًا بك يا {name}',

  'demo.title': 'هذه نسخة تجريبية',
  'demo.text': 'لا شيء هنا مقابل مال. اختر حسابًا وتجوّل.',
  'demo.asked': 'ادخل بحساب: {title}',

  'plans.title': 'اختر باقتك',
  'plans.text': 'يمكنك الإلغاء متى شئت، وتبقى ملفاتك وقوائمك محفوظة سنة.',
  'plans.startFree': 'ابدأ بالحلقات المجانية',
  'plans.period': 'مدة الدفع',
  'plans.save': 'وفّر {percent}٪',
  'plans.perMonth': '/ شهر',
  'plans.perYear': '/ سنة',
  'plans.usualPrice': 'السعر المعتاد',
  'plans.monthly': '{price} في الشهر',
  'plans.people_zero': 'لا أحد',
  'plans.people_one': 'شخص واحد',
  'plans.people_two': 'شخصان',
  'plans.people_few': '{count} أشخاص',
  'plans.people_many': '{count} شخصًا',
  'plans.people_other': '{count} شخص',
  'plans.suggested': 'الأكثر اختيارًا',
  'plans.current': 'باقتك',
  'plans.begin': 'ابدأ بباقة {plan}',
};
