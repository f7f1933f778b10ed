/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign = {
  'campaign.ended': 'انتهى هذا العرض. شكرًا لكل من انضم إلينا.',
  'campaign.upcoming': 'يبدأ هذا العرض في {date}.',
  'campaign.until': 'ينتهي هذا العرض في {date}.',
  'campaign.rules': 'شروط العرض',
  'partner.code': 'رمزك الترويجي:',
  'partner.join': 'سجّل بالبريد الإلكتروني',
  'partner.joinText': 'اترك عنوانك ونرسل إليك رابط التسجيل، لتفتحه على أي جهاز.',
  'partner.send': 'أرسل الرابط',
} as const;
