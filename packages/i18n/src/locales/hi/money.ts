import type { money as english } from '../en/money.ts';

/** Texts of the services about money: plans, promo codes, mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'क्रेडिट या डेबिट कार्ड',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'मोबाइल नंबर',
  'plans.pay.CONSENT_GATEWAY': 'मोबाइल ऑपरेटर का पेज',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'कार्ड',
  'plans.gateway.OPERATOR': 'मोबाइल ऑपरेटर',
  'plans.note.same': 'यह आपका प्लान है।',
  'plans.note.COUNTRY': '{gateway} से भुगतान आपके देश में उपलब्ध नहीं है।',
  'plans.note.COUNTRY_UNKNOWN': '{gateway} से भुगतान आपके देश पर निर्भर है। उसे सेटिंग में चुनें।',
  'plans.note.OFFER': '{gateway} से भुगतान इस ऑफ़र पर नहीं चलता।',
  'plans.note.LATER':
    '{gateway} से भुगतान बाद में शुरू नहीं हो सकता: आप इसे {date} को प्लान समाप्त होने पर चुन सकते हैं।',
  'plans.note.NOW': '{gateway} से भुगतान आपका प्लान समाप्त होने के बाद हो सकता है।',
  'plans.change.NOW': 'यह आज शुरू होता है और मौजूदा प्लान की जगह लेता है।',
  'plans.change.NOW_BACK':
    'यह आज शुरू होता है और मौजूदा प्लान की जगह लेता है; बचे दिनों के {amount} आपको वापस मिलते हैं।',
  'plans.change.LATER':
    'आपने जो चुकाया है वह {date} तक चलता है। फिर यह प्लान शुरू होता है; आज कुछ नहीं चुकाना है।',
  'plans.change.PAY_AGAIN':
    'यह आज शुरू होता है। पुरानी सदस्यता, जिसका भुगतान नहीं हो सका, पहले रद्द होती है और उसके पैसे फिर नहीं लिए जाते।',
  'plans.promo.applied': 'आपका कोड लग गया।',
  'plans.promo.first': 'आज {today}, फिर {date} से {price}।',
  'plans.promo.free': '{date} तक मुफ़्त, फिर {price}।',
  'plans.promo.UNKNOWN': 'हम इस कोड को नहीं पहचानते। कृपया देखें कि सही लिखा है।',
  'plans.promo.EXPIRED': 'इस कोड की अवधि समाप्त हो चुकी है।',
  'plans.promo.NOT_YET': 'यह कोड अभी इस्तेमाल नहीं हो सकता।',
  'plans.promo.USED_UP': 'यह कोड जितने लोगों के लिए था, वे सब इस्तेमाल कर चुके हैं।',
  'plans.promo.ALREADY_USED': 'आप यह ऑफ़र पहले इस्तेमाल कर चुके हैं।',
  'plans.promo.OTHER_PLAN': 'यह कोड इस प्लान और अवधि के लिए नहीं है।',
  'plans.promo.OTHER_GATEWAY': 'यह कोड यहाँ उपलब्ध किसी भुगतान के तरीके के साथ नहीं चलता।',
  'plans.promo.OTHER_OFFER':
    'यह कोड नई सदस्यता के लिए है। इसे चालू प्लान या दूसरे ऑफ़र के साथ नहीं जोड़ा जा सकता।',
  'cardPage.today': 'आज: {amount}',
  'cardPage.then': 'उसके बाद: {amount}',
  'cardPage.safe': 'कार्ड अस्वीकार हो तो कोई पैसा नहीं कटता।',
  'cardPage.back': 'भुगतान किए बिना वापस जाएँ',
  'mail.money.action': 'भुगतान इतिहास',
  'mail.money.RECEIPT.subject': 'आपकी रसीद {number}',
  'mail.money.RECEIPT.text':
    'नमस्कार {name},\n\nधन्यवाद, आपका भुगतान हमें मिल गया।\n\n{rows}\n\nआप रसीद अपने भुगतान इतिहास से छाप सकते हैं। वहीं सदक़े के लिए अलग रखा गया हिस्सा भी लिखा है।\n\n{action}\n\nपहले भुगतान के 14 दिन के भीतर आप अनुबंध से हट सकते हैं:\n\n{link}',
  'mail.money.RENEWAL.subject': 'आपके {plan} प्लान का नवीनीकरण {date} को होगा',
  'mail.money.RENEWAL.text':
    'नमस्कार {name},\n\nआपके प्लान का नवीनीकरण {date} को होगा, और {amount} आपके चुने हुए तरीके से लिए जाएँगे।\n\n{rows}\n\nअगर आप यही चाहते हैं, तो कुछ नहीं करना है। अगर नहीं, तो उस दिन से पहले सेटिंग में रद्द करें: चुकाई गई अवधि आपकी रहेगी, और आगे कोई पैसा नहीं लिया जाएगा।\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'हम आपके {plan} प्लान का नवीनीकरण नहीं कर सके',
  'mail.money.RENEWAL_FAILED.text':
    'नमस्कार {name},\n\nआपके प्लान का भुगतान स्वीकार नहीं हुआ। आप {date} तक देख सकते हैं।\n\n{rows}\n\nकृपया अपना भुगतान का तरीका जाँचें, या प्लान के पेज पर कोई और चुनें।\n\n{action}',
  'mail.money.SUSPENDED.subject': 'आपका {plan} प्लान निलंबित है',
  'mail.money.SUSPENDED.text':
    'नमस्कार {name},\n\nआपके प्लान का भुगतान अब तक नहीं मिला, इसलिए सदस्यता निलंबित है।\n\n{rows}\n\n30 दिन के भीतर भुगतान करें तो यह जारी रहेगी; उसके बाद रद्द हो जाएगी। आपकी प्रोफ़ाइल और सूचियाँ एक साल तक सुरक्षित रहती हैं।\n\n{action}',
  'mail.money.CANCELED.subject': 'आपका {plan} प्लान रद्द हो गया',
  'mail.money.CANCELED.text':
    'नमस्कार {name},\n\nआपकी सदस्यता रद्द हो गई है और अब पैसे नहीं लिए जाएँगे। चुकाई गई अवधि {date} को समाप्त होती है।\n\n{rows}\n\nआपकी प्रोफ़ाइल और सूचियाँ एक साल तक सुरक्षित रहती हैं, और आप जब चाहें लौट सकते हैं।\n\n{action}',
  'mail.money.REFUNDED.subject': 'हमने {amount} आपको वापस किए',
  'mail.money.REFUNDED.text':
    'नमस्कार {name},\n\n{amount} आपके भुगतान के तरीके पर वापस जा रहे हैं। आपके बैंक को कुछ दिन लग सकते हैं।\n\n{rows}\n\nक्रेडिट नोट आपके भुगतान इतिहास में है।\n\n{action}',
  'mail.money.CHARGED_BACK.subject': '{plan} प्लान का एक भुगतान बैंक ने वापस ले लिया',
  'mail.money.CHARGED_BACK.text':
    'नमस्कार {name},\n\nआपके बैंक ने एक भुगतान वापस ले लिया है। अगर यह मौजूदा अवधि का था, तो सदस्यता समाप्त हो गई है।\n\n{rows}\n\nअगर आपने बैंक से यह नहीं कहा था, तो कृपया हमारी सहायता को लिखें।\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'आप अनुबंध से हट चुके हैं',
  'mail.money.WITHDRAWN.text':
    'नमस्कार {name},\n\nअनुबंध से हटने की आपकी सूचना हमें मिल गई।\n\n{rows}\n\nहम {amount} उसी तरीके से वापस करते हैं जिससे चुकाए गए थे। आम तौर पर कुछ दिन लगते हैं, ज़्यादा से ज़्यादा 14। पहली बार न हो तो हम फिर कोशिश करते हैं; आपको कुछ नहीं करना है।\n\nसदस्यता समाप्त हो गई है और आगे कोई पैसा नहीं लिया जाएगा। आपकी प्रोफ़ाइल और सूचियाँ एक साल तक सुरक्षित रहती हैं, और आप जब चाहें लौट सकते हैं।\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'आप मुफ़्त अवधि से हट चुके हैं',
  'mail.money.WITHDRAWN_FREE.text':
    'नमस्कार {name},\n\nअनुबंध से हटने की आपकी सूचना हमें मिल गई। कोई भुगतान नहीं हुआ था, इसलिए वापस करने को कुछ नहीं है।\n\n{rows}\n\nसदस्यता समाप्त हो गई है और कोई पैसा नहीं लिया जाएगा। आपकी प्रोफ़ाइल और सूचियाँ एक साल तक सुरक्षित रहती हैं, और आप जब चाहें लौट सकते हैं।\n\n{action}',
  'mail.statement.LINK.subject': 'कृपया अनुबंध से हटने की पुष्टि करें',
  'mail.statement.LINK.text':
    'नमस्कार {name},\n\n{moment} को हमारी साइट पर हमें यह कथन मिला: “मैं {plan} प्लान ({period}) के अनुबंध से हटता हूँ।”\n\n{rows}\n\nक्या यह आप थे? तो {linkUntil} तक इसकी पुष्टि करें; आपके कथन का समय ही मान्य होगा।\n\n{action}\n\nअगर यह आप नहीं थे, तो यह संदेश अनदेखा करें: पुष्टि के बिना कुछ नहीं बदलता।',
  'mail.statement.LINK.action': 'पुष्टि पर जाएँ',
  'mail.statement.UNKNOWN.subject': 'हमें अनुबंध नहीं मिला',
  'mail.statement.UNKNOWN.text':
    'नमस्कार,\n\n{moment} को हमारी साइट पर इस पते के लिए एक अनुबंध से हटने का कथन दिया गया। हमें मेल खाता कोई अनुबंध नहीं मिला।\n\nक्या आपने किसी और ईमेल पते या फ़ोन नंबर से भुगतान किया था? कृपया उसी से और अपनी रसीद के नंबर के साथ फिर कोशिश करें, या हमारी सहायता को लिखें।\n\n{action}\n\nअगर यह आप नहीं थे, तो यह संदेश अनदेखा करें।',
  'mail.statement.UNKNOWN.action': 'फिर कोशिश करें',
  'mail.statement.OVER.subject': 'अनुबंध से अब हट नहीं सकते',
  'mail.statement.OVER.text':
    'नमस्कार {name},\n\n{moment} को हमारी साइट पर {plan} प्लान ({period}) के अनुबंध से हटने का कथन दिया गया। यह अब संभव नहीं है: अवधि {lastDay} को समाप्त हो गई, या अनुबंध समाप्त हो चुका है।\n\nआप जब चाहें सेटिंग में रद्द कर सकते हैं। फिर कोई पैसा नहीं लिया जाता, और चुकाई गई अवधि के अंत तक आप देख सकते हैं।\n\n{action}\n\nअगर यह आप नहीं थे, तो यह संदेश अनदेखा करें: कुछ नहीं बदला।',
  'mail.statement.OVER.action': 'अपने प्लान पर जाएँ',
  'mail.statement.DONE.subject': 'आप पहले ही अनुबंध से हट चुके हैं',
  'mail.statement.DONE.text':
    'नमस्कार {name},\n\nअनुबंध से हटने की आपकी सूचना हमें पहले ही मिल चुकी है। इसकी पुष्टि हो चुकी है, और आपको और कुछ नहीं करना है।\n\n{rows}\n\nआपके भुगतान इतिहास में लिखा है कि क्या वापस हुआ।\n\n{action}',
  'mail.statement.DONE.action': 'भुगतान इतिहास',
};
