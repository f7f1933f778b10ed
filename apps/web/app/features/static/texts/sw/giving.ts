import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Wajibu kwa jamii',
  lead: 'Hapa unaweza kuona kilichotengwa kutoka kila malipo, na kilikokwenda.',
  detail:
    'Ya mapato, si ya faida: hutolewa katika miaka mizuri na migumu, na haiongezi chochote kwenye bei yako.',
  ledger: {
    heading: 'Kila senti iko wapi',
    text: 'Kila malipo yameandikwa hapa, na kila pesa iliyotumwa pia. Jumla zinatoka moja kwa moja kwenye vitabu vyetu na hazitaji jina la mtu.',
    check: {
      heading: 'Kagua mwenyewe',
      steps: [
        'Chukua stakabadhi kwenye historia yako ya malipo. Sehemu iliyotengwa imeandikwa humo.',
        'Fungua mwezi wake hapa na utafute namba ya stakabadhi yako.',
        'Orodha inaonyesha kiasi kilekile na sehemu ileile. Jumlisha orodha, utapata jumla ya mwezi.',
      ],
    },
    month: 'Mwezi',
    entries: 'Maandiko',
    revenue: 'Mapato',
    setAside: 'Imetengwa',
    transferred: 'Imetumwa',
    transferTo: 'kwa {recipient}',
    earlier: 'Miezi iliyopita',
    note: 'Pesa iliyorudishwa pia huandikwa, kwa alama ya kutoa. Miezi hufuata saa za UTC.',
    entriesOf: 'Maandiko ya {month}',
    receipt: 'Stakabadhi',
    date: 'Tarehe',
    paid: 'Imelipwa',
    share: 'Sehemu',
    download: 'Pakua jedwali',
    newer: 'Mpya zaidi',
    older: 'Za zamani',
    none: 'Bado hakuna malipo. La kwanza litakuwa andiko la kwanza hapa.',
    noEntries: 'Hakuna maandiko katika mwezi huu.',
    failed: 'Daftari halikuweza kupakiwa.',
  },
};
