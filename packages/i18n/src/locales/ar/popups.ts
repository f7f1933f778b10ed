/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'مسلسلات وأفلام وبث مباشر',
  'meta.about': '{title} على {brand}: مسلسلات وأفلام وبث مباشر لكل العائلة.',

  'popup.promo': 'ليالٍ طويلة وحكايات جميلة',
  'popup.promoText':
    'الشتاء موسم الحكايات. اختر باقتك قبل نهاية يوم {date}، واقضِ أمسياتك الطويلة مع كل ما على {brand}.',
  'popup.promoAction': 'عرض الباقات',
  'popup.relief': 'قلوبنا مع المتضررين من الزلزال',
  'popup.reliefText':
    'فقد كثيرون بيوتهم، وما هو أغلى منها. ومنظمات الإغاثة في الميدان أعلم بما يلزم، فتبرّع لمنظمة تثق بها.',
  'popup.reliefAction': 'كيف نعطي',
  'popup.later': 'ليس الآن',
} as const;
