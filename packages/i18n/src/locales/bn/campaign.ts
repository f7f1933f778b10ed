import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'এই অফারটি শেষ হয়েছে। যাঁরা অংশ নিয়েছেন সবাইকে ধন্যবাদ।',
  'campaign.upcoming': 'এই অফার শুরু হবে {date} থেকে।',
  'campaign.until': 'এই অফার শেষ হবে {date} তারিখে।',
  'campaign.rules': 'শর্তাবলি',
  'partner.code': 'আপনার প্রোমো কোড:',
  'partner.join': 'ইমেইলে সাইন আপ করুন',
  'partner.joinText': 'আপনার ইমেইল ঠিকানা দিন, আমরা সাইন আপের লিংক পাঠাব, যা সব ডিভাইসে খোলে।',
  'partner.send': 'আমাকে লিংক পাঠান',
};
