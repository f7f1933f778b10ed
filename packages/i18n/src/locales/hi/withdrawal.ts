import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'अनुबंध से हटना',
  'footer.withdraw': 'अनुबंध से हटें',
  'withdrawal.lead':
    'पहले भुगतान के 14 दिन के भीतर आप बिना कारण बताए अनुबंध से हट सकते हैं। अनुबंध के लिए चुकाई गई पूरी रकम वापस मिलती है, और अनुबंध तुरंत समाप्त हो जाता है।',
  'withdrawal.step': '2 में से चरण {step}',
  'withdrawal.state': 'यहाँ अनुबंध से हटें',
  'withdrawal.confirm': 'हटने की पुष्टि करें',
  'withdrawal.confirmTitle': 'क्या यह सही है?',
  'withdrawal.confirmText':
    'मैं {plan} प्लान ({period}) के अनुबंध से हटता हूँ। अनुबंध तुरंत समाप्त हो जाता है, उन सबके लिए भी जो इसे साझा करते हैं।',
  'withdrawal.name': 'आपका पूरा नाम',
  'withdrawal.mailTo': 'पुष्टि {address} पर भेजी जाएगी।',
  'withdrawal.fact.plan': 'अनुबंध',
  'withdrawal.fact.concluded': 'शुरुआत',
  'withdrawal.fact.receipt': 'रसीद',
  'withdrawal.fact.lastDay': 'आख़िरी तारीख़',
  'withdrawal.fact.refund': 'वापस मिलने वाली रकम',
  'withdrawal.fact.stated': 'मिलने का समय',
  'withdrawal.nothing': 'कोई भुगतान नहीं हुआ',
  'withdrawal.freeUntil': 'पहले भुगतान के 14 दिन बाद तक',
  'withdrawal.done': 'आप अनुबंध से हट चुके हैं',
  'withdrawal.doneText': 'अनुबंध समाप्त हो गया है और आगे कोई पैसा नहीं लिया जाएगा।',
  'withdrawal.refundOn':
    '{amount} उसी तरीके से वापस भेजे जा रहे हैं जिससे आपने भुगतान किया था। आम तौर पर कुछ दिन लगते हैं, ज़्यादा से ज़्यादा 14। पहली बार में न हो पाए, तो हम ख़ुद फिर कोशिश करते हैं।',
  'withdrawal.refunded': '{amount} उसी तरीके से वापस कर दिए गए जिससे आपने भुगतान किया था।',
  'withdrawal.mailed': 'हम इसकी पुष्टि संदेश से करते हैं, जिसमें लिखा होता है कि सूचना हमें कब मिली।',
  'withdrawal.over': 'आप इस अनुबंध से अब नहीं हट सकते',
  'withdrawal.overText':
    '{plan} प्लान ({period}) के अनुबंध से हटने की अवधि {date} को समाप्त हो गई। आप जब चाहें रद्द कर सकते हैं: फिर कोई पैसा नहीं लिया जाएगा, और जिस अवधि का भुगतान हो चुका है उसके अंत तक आप देख सकेंगे।',
  'withdrawal.endedText': '{plan} प्लान ({period}) का अनुबंध पहले ही समाप्त हो चुका है।',
  'withdrawal.toCancel': 'अपने प्लान पर जाएँ',
  'withdrawal.none': 'ऐसा कोई अनुबंध नहीं जिससे हटा जाए',
  'withdrawal.noneText':
    'इस खाते से कोई प्लान नहीं ख़रीदा गया। अगर आपने किसी और खाते से भुगतान किया, तो उसी से लॉगिन करें।',
  'withdrawal.guest': 'लॉगिन किए बिना',
  'withdrawal.guestText':
    'बताएँ कि आप कौन हैं और कौन-सा अनुबंध है। हम खाते के पते पर पुष्टि का लिंक भेजेंगे। यह फ़ॉर्म भेजने का समय ही मान्य होगा।',
  'withdrawal.logInText': 'पहले लॉगिन करें तो जल्दी होगा।',
  'withdrawal.receiptNumber': 'रसीद नंबर, अगर हो',
  'withdrawal.receiptHint': 'यह आपकी रसीद वाले ईमेल में है: {receiptPrefix}-00000000',
  'withdrawal.sent': 'हटने की आपकी सूचना हमें मिल गई',
  'withdrawal.sentText':
    '{time} को मिली। अगर यह किसी अनुबंध से मेल खाती है, तो लिंक वाला संदेश {address} पर भेज दिया गया है। लिंक खोलें और 7 दिन के भीतर पुष्टि करें। अगर कोई अनुबंध मेल न खाए, तो संदेश में यही लिखा होगा।',
  'withdrawal.again': 'एक और सूचना भेजें',
  'withdrawal.linkFailed': 'यह लिंक काम नहीं करता',
  'withdrawal.linkFailedText':
    'लिंक 7 दिन तक मान्य रहता है, और सबसे नया लिंक ही चलता है। आप हटने की सूचना फिर भेज सकते हैं।',
  'withdrawal.until': 'आप {date} तक अनुबंध से हट सकते हैं।',
};
