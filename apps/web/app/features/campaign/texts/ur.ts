import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'تیس راتیں، بس {first} میں',
    subTitle: 'رمضان کی پیشکش',
    description:
      'افطار کے بعد سارا گھر اکٹھا ہوتا ہے۔ پہلے 30 دن صرف {first} میں: ہر ڈراما، ہر فلم اور لائیو ٹی وی۔',
    actionText: '{first} میں شروع کریں',
    rules: [
      { id: 'first', text: 'سولو پلان کے پہلے 30 دن کی قیمت {first} ہے۔' },
      {
        id: 'then',
        text: 'پہلے 30 دن کے بعد {monthly} ماہانہ یا {yearly} سالانہ: شروع کرتے وقت آپ خود چنتے ہیں۔',
      },
      { id: 'cancel', text: '30 دن کے اندر منسوخ کر دیں تو مزید کوئی رقم نہیں لی جائے گی۔' },
      {
        id: 'code',
        text: 'پرومو کوڈ {code} استعمال کریں۔ اسے کسی دوسری پیشکش کے ساتھ نہیں ملایا جا سکتا۔',
      },
    ],
  },
  '80-off': {
    title: 'سال بھر کی کہانیاں، {perMonth} ماہانہ',
    subTitle: 'پرومو کوڈ {code} کے ساتھ',
    description:
      'سالانہ پلان چائے کی ایک پیالی کے دام میں: {perMonth} ماہانہ، اور پورے سال کی ادائیگی ایک ہی بار۔',
    actionText: '{code} استعمال کریں',
    rules: [
      {
        id: 'first',
        text: 'سولو کے سالانہ پلان کا پہلا سال {first} کا ہے، یعنی {perMonth} ماہانہ۔',
      },
      { id: 'then', text: 'پہلے سال کے بعد {yearly} سالانہ، اگر آپ اس سے پہلے منسوخ نہ کر دیں۔' },
      { id: 'code', text: 'سالانہ پلان چنتے وقت پرومو کوڈ {code} لکھیں۔' },
      { id: 'combined', text: 'اسے کسی دوسری پیشکش کے ساتھ نہیں ملایا جا سکتا۔' },
    ],
  },
  'eid-mubarek': {
    title: 'عید مبارک',
    subTitle: '{until} تک مفت',
    description:
      'ہماری طرف سے عیدی: {until} تک {brand} پر سب کچھ مفت دیکھیں۔ گھر والوں کو بلا لیں، بس چائے آپ کے ذمے۔',
    actionText: '{until} تک مفت دیکھیں',
    rules: [
      { id: 'free', text: 'سولو پلان {until} تک مفت ہے۔' },
      {
        id: 'then',
        text: '{until} سے {monthly} ماہانہ یا {yearly} سالانہ: شروع کرتے وقت آپ خود چنتے ہیں۔',
      },
      { id: 'cancel', text: '{until} سے پہلے منسوخ کر دیں تو کوئی رقم نہیں لی جائے گی۔' },
      {
        id: 'code',
        text: 'پرومو کوڈ {code} استعمال کریں۔ اسے کسی دوسری پیشکش کے ساتھ نہیں ملایا جا سکتا۔',
      },
    ],
  },
};
