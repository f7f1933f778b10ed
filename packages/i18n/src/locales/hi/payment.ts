import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'यह बहुत लंबा है',
  'field.tooShort': 'यह बहुत छोटा है',

  'plans.kidsText': 'प्लान और भुगतान बड़ों के लिए हैं। चुनने और भुगतान के लिए इस प्रोफ़ाइल से बाहर आएँ।',
  'plans.shared': 'आप अपने परिवार के प्लान से देखते हैं। आपको अलग प्लान की ज़रूरत नहीं।',
  'payment.choose': '{plan} प्लान चुनें',
  'payment.today': 'आज',
  'payment.nextCharge': 'अगला भुगतान {date} को {price}',
  'payment.givingShare': 'दान का हिस्सा {price}',

  'payment.title': 'आप भुगतान कैसे करना चाहेंगे?',
  'payment.planGone': 'यह प्लान अब उपलब्ध नहीं है। कृपया प्लान फिर से देखें।',
  'payment.handheldNote': 'यह प्लान फ़ोन और टैबलेट पर चलता है, इस डिवाइस पर नहीं।',
  'payment.howToPay': 'भुगतान के तरीके',
  'payment.country': 'आप किस देश में रहते हैं?',
  'payment.countryText':
    'भुगतान के कुछ तरीके, जैसे कार्ड, केवल कुछ देशों में उपलब्ध हैं, और कीमत भी अलग हो सकती है। देश आपके खाते में सहेजा जाता है।',
  'payment.wayRedirect': 'आप उनके पेज पर मंज़ूरी देकर यहाँ लौटते हैं।',
  'payment.wayCard': 'कार्ड की जाँच के लिए छोटी-सी रकम ली जाती है, जो वापस कर दी जाती है।',
  'payment.wayNumber': 'आपका ऑपरेटर आपके फ़ोन पर कोड भेजता है।',
  'payment.wayConsent': 'आप अपने ऑपरेटर के पेज पर मंज़ूरी देकर यहाँ लौटते हैं।',
  'payment.to.REDIRECT': '{way} पर जाएँ',
  'payment.to.CREDIT_CARD': 'कार्ड की जानकारी पर जाएँ',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'फ़ोन नंबर से आगे बढ़ें',
  'payment.to.CONSENT_GATEWAY': 'ऑपरेटर के पेज पर जाएँ',
  'payment.terms': 'जारी रखने पर आप {terms} स्वीकार करते हैं। आप जब चाहें रद्द कर सकते हैं।',
  'payment.termsLink': 'उपयोग की शर्तें',
  'payment.priceChanged':
    'कीमत {before} से बदलकर {after} हो गई है। कोई पैसा नहीं लिया गया। सहमत हों तो फिर से दबाएँ।',
  'payment.priceLoaded': 'कीमतें फिर से लोड हुईं। कोई पैसा नहीं लिया गया। कृपया जाँचकर फिर से दबाएँ।',
  'payment.cancelled': 'आप लौट आए। कोई पैसा नहीं लिया गया।',

  'payment.promoCode': 'प्रोमो कोड',
  'payment.promoTitle': 'प्रोमो कोड इस्तेमाल करें',
  'payment.promoText': 'कोड वैसे ही लिखें जैसे मिला था। बड़े या छोटे अक्षरों से फ़र्क़ नहीं पड़ता।',
  'payment.promoApply': 'लगाएँ',
  'payment.promoRemove': 'हटाएँ',
  'payment.promoEmpty': 'पहले कोड लिखें',
  'payment.promoGoOn': 'जारी रखें',
  'payment.havePromo': 'मेरे पास प्रोमो कोड है',

  'payment.numberTitle': 'अपने फ़ोन नंबर से भुगतान करें',
  'payment.numberText': 'रकम आपके ऑपरेटर के बिल में जुड़ती है। पुष्टि के लिए इस नंबर पर कोड भेजा जाता है।',
  'payment.sendCode': 'कोड भेजें',
  'payment.codeSent': 'हमने {account} पर {length} अंकों का कोड भेजा है।',
  'payment.otherNumber': 'दूसरा नंबर लिखें',
  'payment.payByNumber': 'मेरे नंबर से भुगतान करें',

  'payment.card.title': 'कार्ड से भुगतान',
  'payment.card.text':
    'भुगतान कंपनी यह जानकारी माँगती है। कार्ड की जानकारी आप उसी के पेज पर लिखते हैं; हम उसे कभी नहीं देखते।',
  'payment.card.name': 'पहला नाम',
  'payment.card.surname': 'सरनेम',
  'payment.card.email': 'ईमेल',
  'payment.card.identityNumber': 'पहचान संख्या',
  'payment.card.identityHint':
    'भुगतान कंपनी iyzico इसे यह जाँचने के लिए माँगती है कि भुगतान कौन कर रहा है। यह उसी को भेजी जाती है, यहाँ नहीं रखी जाती। तुर्किये की पहचान संख्या न हो, तो 11111111111 लिखें।',
  'payment.card.identityInvalid': 'पहचान संख्या में 11 अंक होते हैं',
  'payment.card.address': 'बिलिंग पता',
  'payment.card.city': 'शहर',
  'payment.card.zipCode': 'पिन कोड (अगर हो)',
  'payment.card.goOn': 'कार्ड पर जाएँ',
};
