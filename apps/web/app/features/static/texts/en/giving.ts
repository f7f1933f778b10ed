import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Social responsibility',
  lead: 'Here you can see what was set aside from each payment, and where it went.',
  detail:
    'Of the revenue, not of the profit: it is given in good years and in lean ones, and it adds nothing to your price.',
  ledger: {
    heading: 'Where every cent is',
    text: 'Each payment has an entry, and so has each transfer. The sums come straight from our books, and they name nobody.',
    check: {
      heading: 'Check it yourself',
      steps: [
        'Take a receipt from your payment history. It names the share that was set aside.',
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
};
