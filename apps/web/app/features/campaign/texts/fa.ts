import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'سی شب با {first}',
    subTitle: 'پیشنهاد رمضان',
    description:
      'بعد از افطار همهٔ خانه دور هم جمع می‌شوند. ۳۰ روز اول فقط {first}: همهٔ سریال‌ها، همهٔ فیلم‌ها و تلویزیون زنده.',
    actionText: 'شروع با {first}',
    rules: [
      { id: 'first', text: '۳۰ روز اول طرح تک‌نفره {first} است.' },
      {
        id: 'then',
        text: 'بعد از ۳۰ روز اول، ماهی {monthly} یا سالی {yearly}: هنگام شروع خودتان انتخاب می‌کنید.',
      },
      { id: 'cancel', text: 'اگر در این ۳۰ روز لغو کنید، دیگر مبلغی برداشت نمی‌شود.' },
      { id: 'code', text: 'کد تخفیف {code} را وارد کنید. با پیشنهاد دیگری جمع نمی‌شود.' },
    ],
  },
  '80-off': {
    title: 'یک سال داستان، ماهی {perMonth}',
    subTitle: 'با کد تخفیف {code}',
    description:
      'طرح سالانه به قیمت یک استکان چای: ماهی {perMonth}، با یک بار پرداخت برای تمام سال.',
    actionText: 'استفاده از {code}',
    rules: [
      { id: 'first', text: 'سال اول طرح سالانهٔ تک‌نفره {first} است، یعنی ماهی {perMonth}.' },
      { id: 'then', text: 'از سال دوم، سالی {yearly} است، مگر آنکه پیش از آن لغو کنید.' },
      { id: 'code', text: 'هنگام انتخاب طرح سالانه، کد تخفیف {code} را وارد کنید.' },
      { id: 'combined', text: 'با پیشنهاد دیگری جمع نمی‌شود.' },
    ],
  },
  'eid-mubarek': {
    title: 'عید مبارک',
    subTitle: 'رایگان تا {until}',
    description:
      'عیدی ما به شما: تا {until} همهٔ برنامه‌های {brand} را رایگان تماشا کنید. خانواده را دور هم جمع کنید، چای با شما.',
    actionText: 'تماشای رایگان تا {until}',
    rules: [
      { id: 'free', text: 'طرح تک‌نفره تا {until} رایگان است.' },
      {
        id: 'then',
        text: 'از {until}، ماهی {monthly} یا سالی {yearly}: هنگام شروع خودتان انتخاب می‌کنید.',
      },
      { id: 'cancel', text: 'اگر پیش از {until} لغو کنید، مبلغی برداشت نمی‌شود.' },
      { id: 'code', text: 'کد تخفیف {code} را وارد کنید. با پیشنهاد دیگری جمع نمی‌شود.' },
    ],
  },
};
