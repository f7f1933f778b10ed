import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'ثلاثون ليلة مقابل {first}',
    subTitle: 'عرض رمضان',
    description:
      'بعد الإفطار يجتمع أهل البيت. أول 30 يومًا مقابل {first}: كل المسلسلات وكل الأفلام والبث المباشر.',
    actionText: 'ابدأ مقابل {first}',
    rules: [
      { id: 'first', text: 'أول 30 يومًا من باقة «فردية» مقابل {first}.' },
      {
        id: 'then',
        text: 'بعد أول 30 يومًا {monthly} في الشهر، أو {yearly} في السنة: تختار عند الاشتراك.',
      },
      { id: 'cancel', text: 'إن ألغيت خلال الأيام الثلاثين فلن تدفع شيئًا بعدها.' },
      { id: 'code', text: 'استخدم الرمز الترويجي {code}. لا يُجمع مع عرض آخر.' },
    ],
  },
  '80-off': {
    title: 'سنة من الحكايات، {perMonth} في الشهر',
    subTitle: 'بالرمز الترويجي {code}',
    description: 'الباقة السنوية بثمن كوب شاي: {perMonth} في الشهر، تُدفع مرة واحدة عن السنة.',
    actionText: 'استخدم {code}',
    rules: [
      {
        id: 'first',
        text: 'السنة الأولى من باقة «فردية» السنوية مقابل {first}، أي {perMonth} في الشهر.',
      },
      { id: 'then', text: 'بعد السنة الأولى {yearly} في السنة، ما لم تُلغِ قبل ذلك.' },
      { id: 'code', text: 'أدخل الرمز الترويجي {code} عند اختيار الباقة السنوية.' },
      { id: 'combined', text: 'لا يُجمع مع عرض آخر.' },
    ],
  },
  'eid-mubarek': {
    title: 'عيد مبارك',
    subTitle: 'مجانًا حتى {until}',
    description:
      'هديتنا للعيد: شاهد كل ما على {brand} مجانًا حتى {until}. اجمع العائلة، والشاي عليك.',
    actionText: 'شاهد مجانًا حتى {until}',
    rules: [
      { id: 'free', text: 'باقة «فردية» مجانية حتى {until}.' },
      {
        id: 'then',
        text: 'من {until} {monthly} في الشهر، أو {yearly} في السنة: تختار عند الاشتراك.',
      },
      { id: 'cancel', text: 'إن ألغيت قبل {until} فلن تدفع شيئًا.' },
      { id: 'code', text: 'استخدم الرمز الترويجي {code}. لا يُجمع مع عرض آخر.' },
    ],
  },
};
