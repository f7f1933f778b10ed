import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'یہ پیشکش ختم ہو چکی ہے۔ شریک ہونے والے سب لوگوں کا شکریہ۔',
  'campaign.upcoming': 'یہ پیشکش {date} سے شروع ہوگی۔',
  'campaign.until': 'یہ پیشکش {date} کو ختم ہوگی۔',
  'campaign.rules': 'شرائط',
  'partner.code': 'آپ کا پرومو کوڈ:',
  'partner.join': 'ای میل سے سائن اپ کریں',
  'partner.joinText':
    'اپنا ای میل پتا لکھ دیں، ہم آپ کو سائن اپ کا لنک بھیجیں گے جو ہر ڈیوائس پر کھلے گا۔',
  'partner.send': 'مجھے لنک بھیجیں',
};
