import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Social responsibility',
  description: '2.5% (1/40) of our revenue goes to sadaqah for water wells in Muslim countries.',
  heading: 'Stories that draw water',
  lead: 'Every evening in front of the screen digs a little deeper. One fortieth of what we earn becomes water for people who walk hours to fetch it.',
  promise: {
    figure: '2.5%',
    fraction: '1/40',
    statement: '2.5% (1/40) of our revenue goes to sadaqah for water wells in Muslim countries.',
    detail:
      'Of the revenue, not of the profit: it is given in good years and in lean ones, and it adds nothing to your price.',
  },
  ledger: {
    heading: 'Where every cent is',
    text: 'Each payment has an entry, and so has each transfer to the wells. The sums come straight from our books, and they name nobody.',
    check: {
      heading: 'Check it yourself',
      steps: [
        'Take a receipt from your payment history and divide the amount by forty.',
        'Open its month here and find the number of your receipt.',
        'The list shows the same amount and the same share. Add up the list, and you have the sum of the month.',
      ],
    },
    month: 'Month',
    entries: 'Entries',
    revenue: 'Revenue',
    setAside: 'Set aside',
    transferred: 'Transferred',
    transferTo: 'to {recipient}',
    earlier: 'Earlier months',
    note: 'A refund has an entry too, with a minus. Months begin and end in UTC.',
    entriesOf: 'Entries in {month}',
    receipt: 'Receipt',
    date: 'Date',
    paid: 'Paid',
    share: 'Share',
    download: 'Download the table',
    newer: 'Newer',
    older: 'Older',
    none: 'No payments yet. The first one will be the first entry here.',
    noEntries: 'There are no entries in this month.',
    failed: 'The ledger could not be loaded.',
  },
  rows: [
    {
      picture: 'dunes',
      alt: 'A caravan crosses the dunes under a low sun.',
      heading: 'Why water',
      paragraphs: [
        'Sa’d ibn Ubadah asked the Prophet, peace be upon him, which sadaqah was best for his mother, who had died. “Water,” he answered. So Sa’d dug a well and said: this is for the mother of Sa’d.',
        'It is told by Abu Dawud. We found no better answer to the question of what to give.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Lanterns hang before the domes of a mosque at night.',
      heading: 'Why one fortieth',
      paragraphs: [
        'One part in forty is a measure every Muslim family knows from zakat. We chose it because it is remembered easily and checked easily: take what you paid, divide it by forty.',
        'Where the sum does not come out even, we round up. Every receipt in your payment history names its share.',
      ],
    },
    {
      picture: 'village',
      alt: 'A village below the mountains, its windows lit.',
      heading: 'What a well changes',
      paragraphs: [
        'Where the water is far, it is mostly women and children who carry it, and the way takes the hours in which others are at school or at work. Where the water is unclean, the youngest fall ill first.',
        'A well in the village gives back mornings. It is sadaqah jariyah, a gift that goes on giving as long as somebody drinks from it.',
      ],
    },
    {
      picture: 'camp',
      alt: 'People sit around a fire between tents, mountains behind them.',
      heading: 'What you can do',
      paragraphs: [
        'Nothing beyond watching. The share is set aside from each payment as it arrives, whichever plan you have and however you pay.',
        'And if you wish to give more, give it near you: to the neighbor, to the stranger, in your own name.',
      ],
    },
  ],
  close: {
    heading: 'Your evening, their morning',
    text: 'Choose a plan, and one fortieth of it is on its way.',
    plans: 'See the plans',
    help: 'Ask a question',
  },
};
