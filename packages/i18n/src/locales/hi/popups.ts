import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'सीरीज़, फ़िल्में और लाइव टेलीविज़न',
  'meta.about': '{brand} पर {title}: पूरे परिवार के लिए सीरीज़, फ़िल्में और लाइव टेलीविज़न।',

  'popup.promo': 'लंबी रातें, अच्छी कहानियाँ',
  'popup.promoText':
    'सर्दियाँ कहानियों का मौसम हैं। {date} तक कोई प्लान चुनें और लंबी शामें {brand} की हर चीज़ के साथ बिताएँ।',
  'popup.promoAction': 'प्लान देखें',
  'popup.relief': 'हमारी दुआएँ भूकंप पीड़ितों के साथ हैं',
  'popup.reliefText':
    'बहुतों ने अपना घर और बहुत कुछ खो दिया है। मौके पर काम कर रहे राहत संगठन सबसे बेहतर जानते हैं कि क्या चाहिए: कृपया जिस पर भरोसा हो उसे दें।',
  'popup.reliefAction': 'हम कैसे देते हैं',
  'popup.later': 'अभी नहीं',
};
