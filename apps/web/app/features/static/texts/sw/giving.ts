import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Wajibu kwa jamii',
  description: '2.5% (1/40) ya mapato yetu ni sadaka kwa visima vya maji katika nchi za Kiislamu.',
  heading: 'Hadithi zinazochota maji',
  lead: 'Kila jioni mbele ya skrini huchimba kina kidogo zaidi. Sehemu ya arobaini ya tunachopata huwa maji kwa watu wanaotembea saa nyingi kuyachota.',
  promise: {
    figure: '2.5%',
    fraction: '1/40',
    statement: '2.5% (1/40) ya mapato yetu ni sadaka kwa visima vya maji katika nchi za Kiislamu.',
    detail:
      'Ya mapato, si ya faida: hutolewa katika miaka mizuri na migumu, na haiongezi chochote kwenye bei yako.',
  },
  ledger: {
    heading: 'Kila senti iko wapi',
    text: 'Kila malipo yameandikwa hapa, na kila pesa iliyotumwa kwa visima pia. Jumla zinatoka moja kwa moja kwenye vitabu vyetu na hazitaji jina la mtu.',
    check: {
      heading: 'Kagua mwenyewe',
      steps: [
        'Chukua stakabadhi kwenye historia yako ya malipo na ugawe kiasi kwa arobaini.',
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
  rows: [
    {
      picture: 'dunes',
      alt: 'Msafara ukivuka vilima vya mchanga chini ya jua la jioni.',
      heading: 'Kwa nini maji',
      paragraphs: [
        'Sa‘d ibn Ubada alimuuliza Mtume, rehema na amani zimshukie, ni sadaka gani bora kwa mama yake aliyefariki. “Maji,” alijibu. Hivyo Sa‘d akachimba kisima na kusema: hiki ni cha mama yake Sa‘d.',
        'Imepokewa na Abu Dawud. Hatukupata jibu bora zaidi kwa swali la nini cha kutoa.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Fanusi zikining’inia mbele ya makuba ya msikiti usiku.',
      heading: 'Kwa nini sehemu ya arobaini',
      paragraphs: [
        'Sehemu moja kati ya arobaini ni kipimo ambacho kila familia ya Kiislamu inakijua kutokana na zaka. Tulikichagua kwa sababu ni rahisi kukumbuka na rahisi kukagua: chukua ulicholipa, gawa kwa arobaini.',
        'Hesabu isipokuwa kamili, tunakadiria kwenda juu. Kila stakabadhi kwenye historia yako ya malipo inataja sehemu yake.',
      ],
    },
    {
      picture: 'village',
      alt: 'Kijiji chini ya milima, madirisha yake yakiwa na mwanga.',
      heading: 'Kisima hubadilisha nini',
      paragraphs: [
        'Mahali ambapo maji yako mbali, mara nyingi wanawake na watoto ndio huyabeba, na njia huchukua saa ambazo wengine wako shuleni au kazini. Mahali ambapo maji si safi, wadogo ndio huugua kwanza.',
        'Kisima kijijini hurudisha asubuhi. Ni sadaka jariya, zawadi inayoendelea kutoa mradi kuna anayekunywa.',
      ],
    },
    {
      picture: 'camp',
      alt: 'Watu wameketi kuzunguka moto kati ya mahema, milima nyuma yao.',
      heading: 'Unachoweza kufanya',
      paragraphs: [
        'Huhitaji kufanya zaidi ya kutazama. Sehemu hiyo hutengwa kutoka kwenye kila malipo yanapofika, uwe na mpango upi na ulipe vipi.',
        'Na ukitaka kutoa zaidi, toa karibu nawe: kwa jirani, kwa mgeni, kwa jina lako.',
      ],
    },
  ],
  close: {
    heading: 'Jioni yako, asubuhi yao',
    text: 'Chagua mpango, na sehemu yake ya arobaini iko njiani.',
    plans: 'Ona mipango',
    help: 'Uliza swali',
  },
};
