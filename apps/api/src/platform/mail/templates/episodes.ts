import { template } from './template.ts';

/** Mails about what is new in the catalogue. They are optional: each names the page that turns them off. */
export const EPISODES = {
  'episodes.new': template({
    subject: 'episodes.new.subject',
    text: 'episodes.new.text',
    because: 'episodes',
    action: 'episodes.new.action',
    sample: ({ name, otherName, page, words }) => ({
      name,
      profile: otherName,
      series: 'Son Kale',
      news: words('push.episodes', { count: 2 }),
      action: page('/en/detail/7'),
      stop: page('/episode-mails?token=sample'),
    }),
  }),
};
