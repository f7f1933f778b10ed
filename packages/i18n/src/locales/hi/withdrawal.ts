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
    '{plan} प्लान ({period}) के अनुबंध से हटने का यह मेरा कथन है। अनुबंध तुरंत समाप्त होता है, इसे साझा करने वाले सभी के लिए।',
  'withdrawal.name': 'आपका पूरा नाम',
  'withdrawal.mailTo': 'पुष्टि {address} पर जाएगी।',
  'withdrawal.fact.plan': 'अनुबंध',
  'withdrawal.fact.concluded': 'शुरुआत',
  'withdrawal.fact.receipt': 'रसीद',
  'withdrawal.fact.lastDay': 'आख़िरी तारीख़',
  'withdrawal.fact.refund': 'आपको वापस मिलेगा',
  'withdrawal.fact.stated': 'प्राप्त',
  'withdrawal.nothing': 'कोई भुगतान नहीं हुआ',
  'withdrawal.freeUntil': 'पहला भुगतान, और उसके बाद 14 दिन',
  'withdrawal.done': 'आप अनुबंध से हट चुके हैं',
  'withdrawal.doneText': 'अनुबंध समाप्त हो गया है और आगे कोई पैसा नहीं लिया जाएगा।',
  'withdrawal.refundOn':
    '{amount} उसी तरीके से वापस जा रहे हैं जिससे चुकाए गए थे। आम तौर पर कुछ दिन लगते हैं, ज़्यादा से ज़्यादा 14। पहली बार न हो तो हम ख़ुद फिर कोशिश करते हैं।',
  'withdrawal.refunded': '{amount} उसी तरीके से वापस हो गए जिससे चुकाए गए थे।',
  'withdrawal.mailed': 'हम संदेश भेजकर इसकी पुष्टि करते हैं; उसमें लिखा होता है कि यह हमें कब मिली।',
  'withdrawal.over': 'इस अनुबंध से अब हट नहीं सकते',
  'withdrawal.overText':
    '{plan} प्लान ({period}) की अवधि {date} को समाप्त हुई। आप जब चाहें रद्द कर सकते हैं: फिर कोई पैसा नहीं लिया जाता, और चुकाई गई अवधि के अंत तक आप देख सकते हैं।',
  'withdrawal.endedText': '{plan} प्लान ({period}) का अनुबंध पहले ही समाप्त हो चुका है।',
  'withdrawal.toCancel': 'अपने प्लान पर जाएँ',
  'withdrawal.none': 'हटने के लिए कोई अनुबंध नहीं',
  'withdrawal.noneText':
    'इस खाते से कोई प्लान नहीं ख़रीदा गया। अगर आपने किसी और खाते से भुगतान किया, तो उसी से लॉगिन करें।',
  'withdrawal.guest': 'लॉगिन किए बिना',
  'withdrawal.guestText':
    'बताएँ कि आप कौन हैं और कौन-सा अनुबंध है। हम खाते के पते पर लिंक भेजते हैं, जिससे आप पुष्टि करेंगे। इस फ़ॉर्म को भेजने का समय ही मान्य होगा।',
  'withdrawal.logInText': 'पहले लॉगिन करें तो जल्दी होगा।',
  'withdrawal.receiptNumber': 'रसीद नंबर, अगर हो',
  'withdrawal.receiptHint': 'यह आपकी रसीद वाले ईमेल में है: KND-00000000',
  'withdrawal.sent': 'आपका कथन हमें मिल गया',
  'withdrawal.sentText':
    '{time} को मिला। अगर यह किसी अनुबंध से मेल खाता है, तो लिंक वाला संदेश {address} पर भेज दिया गया है। लिंक खोलें और 7 दिन के भीतर पुष्टि करें। अगर कोई अनुबंध मेल न खाए, तो संदेश में यही लिखा होगा।',
  'withdrawal.again': 'एक और कथन भेजें',
  'withdrawal.linkFailed': 'यह लिंक काम नहीं करता',
  'withdrawal.linkFailedText':
    'लिंक 7 दिन तक मान्य है, और सबसे नया लिंक ही चलता है। आप हटने का कथन फिर दे सकते हैं।',
  'withdrawal.until': 'आप {date} तक अनुबंध से हट सकते हैं।',
};
