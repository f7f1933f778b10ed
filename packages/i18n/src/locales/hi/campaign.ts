import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'यह ऑफ़र समाप्त हो चुका है। शामिल होने वाले सभी लोगों का धन्यवाद।',
  'campaign.upcoming': 'यह ऑफ़र {date} से शुरू होगा।',
  'campaign.until': 'यह ऑफ़र {date} को समाप्त होगा।',
  'campaign.rules': 'शर्तें',
  'partner.code': 'आपका प्रोमो कोड:',
  'partner.join': 'ईमेल से साइन अप करें',
  'partner.joinText': 'अपना ईमेल पता लिखें, हम आपको साइन अप का लिंक भेजेंगे, जो हर डिवाइस पर खुलेगा।',
  'partner.send': 'मुझे लिंक भेजें',
};
