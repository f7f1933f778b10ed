import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'ত্রিশ রাত, মাত্র {first}',
    subTitle: 'রমজানের অফার',
    description:
      'ইফতারের পর পুরো পরিবার একসঙ্গে বসে। আপনার প্রথম ৩০ দিন মাত্র {first}: সব সিরিজ, সব সিনেমা আর লাইভ টিভি।',
    actionText: '{first} দিয়ে শুরু করুন',
    rules: [
      { id: 'first', text: 'সোলো প্ল্যানের প্রথম ৩০ দিন {first}।' },
      {
        id: 'then',
        text: 'প্রথম ৩০ দিনের পর মাসে {monthly} অথবা বছরে {yearly}: শুরুতে আপনিই বেছে নেবেন।',
      },
      { id: 'cancel', text: '৩০ দিনের মধ্যে বাতিল করলে আর কোনো টাকা নেওয়া হবে না।' },
      { id: 'code', text: 'প্রোমো কোড {code} ব্যবহার করুন। অন্য কোনো অফারের সঙ্গে এটি চলে না।' },
    ],
  },
  '80-off': {
    title: 'গল্পে ভরা এক বছর, মাসে {perMonth}',
    subTitle: 'প্রোমো কোড {code} দিয়ে',
    description: 'এক কাপ চায়ের দামে বার্ষিক প্ল্যান: মাসে {perMonth}, সারা বছরের টাকা একবারে।',
    actionText: '{code} ব্যবহার করুন',
    rules: [
      { id: 'first', text: 'বার্ষিক সোলো প্ল্যানের প্রথম বছর {first}, অর্থাৎ মাসে {perMonth}।' },
      { id: 'then', text: 'আগে বাতিল না করলে প্রথম বছর শেষে দাম বছরে {yearly}।' },
      { id: 'code', text: 'বার্ষিক প্ল্যান বেছে নেওয়ার সময় প্রোমো কোড {code} লিখুন।' },
      { id: 'combined', text: 'অন্য কোনো অফারের সঙ্গে এই কোড চলে না।' },
    ],
  },
  'eid-mubarek': {
    title: 'ঈদ মোবারক',
    subTitle: '{until} পর্যন্ত ফ্রি',
    description:
      'ঈদে আমাদের উপহার: {brand}-এর সবকিছু {until} পর্যন্ত ফ্রি দেখুন। পরিবারের সবাইকে ডাকুন, চায়ের দায়িত্ব কিন্তু আপনার।',
    actionText: '{until} পর্যন্ত ফ্রি দেখুন',
    rules: [
      { id: 'free', text: 'সোলো প্ল্যান {until} পর্যন্ত ফ্রি।' },
      { id: 'then', text: '{until} থেকে মাসে {monthly} অথবা বছরে {yearly}: শুরুতে আপনিই বেছে নেবেন।' },
      { id: 'cancel', text: '{until}-র আগে বাতিল করলে কোনো টাকা নেওয়া হবে না।' },
      { id: 'code', text: 'প্রোমো কোড {code} ব্যবহার করুন। অন্য কোনো অফারের সঙ্গে এটি চলে না।' },
    ],
  },
};
