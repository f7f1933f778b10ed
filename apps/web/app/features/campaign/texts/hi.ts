import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'तीस रातें, बस {first} में',
    subTitle: 'रमज़ान का ऑफ़र',
    description:
      'इफ़्तार के बाद पूरा घर साथ बैठता है। पहले 30 दिन सिर्फ़ {first} में: हर सीरीज़, हर फ़िल्म और लाइव टीवी।',
    actionText: '{first} में शुरू करें',
    rules: [
      { id: 'first', text: 'सोलो प्लान के पहले 30 दिनों की क़ीमत {first} है।' },
      {
        id: 'then',
        text: 'पहले 30 दिनों के बाद हर महीने {monthly} या हर साल {yearly}: शुरू करते समय आप ख़ुद चुनते हैं।',
      },
      { id: 'cancel', text: '30 दिनों के अंदर रद्द कर दें तो आगे कोई पैसा नहीं लिया जाएगा।' },
      {
        id: 'code',
        text: 'प्रोमो कोड {code} इस्तेमाल करें। इसे किसी दूसरे ऑफ़र के साथ नहीं जोड़ा जा सकता।',
      },
    ],
  },
  '80-off': {
    title: 'साल भर की कहानियाँ, हर महीने {perMonth}',
    subTitle: 'प्रोमो कोड {code} के साथ',
    description:
      'एक प्याली चाय के दाम में वार्षिक प्लान: हर महीने {perMonth}, और पूरे साल का भुगतान एक ही बार।',
    actionText: '{code} इस्तेमाल करें',
    rules: [
      {
        id: 'first',
        text: 'सोलो के वार्षिक प्लान का पहला साल {first} का है, यानी हर महीने {perMonth}।',
      },
      { id: 'then', text: 'पहले साल के बाद हर साल {yearly}, अगर आप उससे पहले रद्द न कर दें।' },
      { id: 'code', text: 'वार्षिक प्लान चुनते समय प्रोमो कोड {code} लिखें।' },
      { id: 'combined', text: 'इसे किसी दूसरे ऑफ़र के साथ नहीं जोड़ा जा सकता।' },
    ],
  },
  'eid-mubarek': {
    title: 'ईद मुबारक',
    subTitle: '{until} तक मुफ़्त',
    description:
      'हमारी तरफ़ से ईदी: {until} तक {brand} पर सब कुछ मुफ़्त देखें। घरवालों को बुला लें, बस चाय आपके ज़िम्मे।',
    actionText: '{until} तक मुफ़्त देखें',
    rules: [
      { id: 'free', text: 'सोलो प्लान {until} तक मुफ़्त है।' },
      {
        id: 'then',
        text: '{until} से हर महीने {monthly} या हर साल {yearly}: शुरू करते समय आप ख़ुद चुनते हैं।',
      },
      { id: 'cancel', text: '{until} से पहले रद्द कर दें तो कोई पैसा नहीं लिया जाएगा।' },
      {
        id: 'code',
        text: 'प्रोमो कोड {code} इस्तेमाल करें। इसे किसी दूसरे ऑफ़र के साथ नहीं जोड़ा जा सकता।',
      },
    ],
  },
};
