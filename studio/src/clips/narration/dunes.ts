import type { Line } from './line.ts';

/** The caravan on the dunes, riders before the sun, a watchman on the mountain. */
export const DUNES: readonly Line[] = [
  [
    'The caravan set out in the last of the heat.',
    'انطلقت القافلة مع آخر الحرّ.',
    'Kervan, son sıcakla yola çıktı.',
  ],
  [
    'Seven days to the well, if the well is kind.',
    'سبعة أيام إلى البئر، إن جادت البئر.',
    'Kuyuya yedi gün; kuyu cömertse.',
  ],
  [
    'A camel remembers every road it has walked.',
    'الجمل يذكر كلّ درب سار فيه.',
    'Deve yürüdüğü her yolu hatırlar.',
  ],
  [
    'The sand remembers none of them.',
    'أمّا الرمل فلا يذكر منها شيئًا.',
    'Kum ise hiçbirini hatırlamaz.',
  ],
  [
    'Riders, where the sun touches the ground.',
    'فرسان، حيث تلامس الشمس الأرض.',
    'Atlılar, güneşin toprağa değdiği yerde.',
  ],
  [
    'They carry a banner, so they come in peace.',
    'يحملون راية، فهم إذن قادمون بسلام.',
    'Sancak taşıyorlar, demek barışla geliyorlar.',
  ],
  [
    'Nobody hides behind such a light.',
    'لا أحد يختبئ خلف ضوء كهذا.',
    'Böyle bir ışığın ardına kimse saklanmaz.',
  ],
  [
    'Put the kettle on. Guests will be here by dark.',
    'ضعوا الإبريق على النار، فالضيوف يصلون قبل الليل.',
    'Çaydanlığı koyun. Misafir karanlıkla gelir.',
  ],
  [
    'Beyond the last dune, the mountains begin.',
    'وراء آخر كثيب تبدأ الجبال.',
    'Son kumulun ardında dağlar başlar.',
  ],
  [
    'A watchman stands where the whole road can be seen.',
    'يقف حارس حيث يُرى الطريق كلّه.',
    'Bir gözcü, bütün yolun göründüğü yerde durur.',
  ],
  [
    'He has counted the caravans for thirty years.',
    'إنّه يعدّ القوافل منذ ثلاثين عامًا.',
    'Otuz yıldır kervanları sayıyor.',
  ],
  [
    'Tonight he counts one more, and smiles.',
    'والليلة يعدّ واحدة أخرى، ويبتسم.',
    'Bu gece birini daha sayıyor ve gülümsüyor.',
  ],
];
