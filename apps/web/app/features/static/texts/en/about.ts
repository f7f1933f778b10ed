import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'About us',
  description:
    '{brand} is a streaming service for Muslim families: series, films and live television in twelve languages.',
  heading: 'One light, the whole family around it',
  lead: '{brand} brings series, films and live television into homes where grandmother, parents and children watch together, and where nobody has to reach for the remote in a hurry.',
  plans: 'See the plans',
  story: {
    heading: 'The lamp we are named after',
    paragraphs: [
      'For centuries, oil lamps have been lit on the minarets of Istanbul on the holy nights of the year. People came to call those nights kandil, after the lamps. On them the streets are bright, doors stand open, and stories are told until late.',
      'That is the light we mean. Not the one that dazzles, but the one a family gathers around. What we show is chosen for it: stories from our cities and our steppes, from history and from the flat next door, well made and worth the evening.',
    ],
    alt: 'The domes and minarets of Istanbul before a full moon.',
  },
  valuesHeading: 'What we hold to',
  values: [
    {
      id: 'family',
      heading: 'For everyone on the sofa',
      text: 'A person looks at every title before it is here. Age ratings are honest, and a kids profile sees only what is chosen for children.',
    },
    {
      id: 'languages',
      heading: 'In your language',
      text: 'The service speaks twelve languages, from right to left as naturally as from left to right, and its sound and subtitles follow what you prefer.',
    },
    {
      id: 'privacy',
      heading: 'Nobody watches you watching',
      text: [
        'Nothing that measures is loaded before you allow it, and we sell no data. It is all in the ',
        link('privacy policy', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'A share for water',
      text: [
        'One fortieth of our revenue goes to wells where water is far. How and why is on the page about ',
        link('giving', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'In figures',
  facts: [
    { id: 'languages', figure: '12', text: 'languages, each in its own script and direction' },
    { id: 'giving', figure: '1/40', text: 'of our revenue becomes water wells' },
    { id: 'privacy', figure: '0', text: 'trackers before you have said yes' },
  ],
  contact: {
    heading: 'Talk to us',
    text: ['Praise, criticism, a story we should tell: ', mail('{email}'), ' is read by people.'],
    help: 'Help center',
  },
};
