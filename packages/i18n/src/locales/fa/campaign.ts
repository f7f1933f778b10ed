import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'این پیشنهاد تمام شده است. از همهٔ همراهان سپاسگزاریم.',
  'campaign.upcoming': 'این پیشنهاد از {date} آغاز می‌شود.',
  'campaign.until': 'این پیشنهاد در {date} تمام می‌شود.',
  'campaign.rules': 'شرایط',
  'partner.code': 'کد تخفیف شما:',
  'partner.join': 'ثبت‌نام با ایمیل',
  'partner.joinText':
    'نشانی ایمیلتان را بنویسید تا پیوند ثبت‌نام را بفرستیم؛ روی هر دستگاهی باز می‌شود.',
  'partner.send': 'ارسال پیوند',
};
