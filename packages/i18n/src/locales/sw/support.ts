import type { support as english } from '../en/support.ts';

/** The page to write to support, and the dialog that reports a problem with a title. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Huduma kwa wateja',
  'support.lead':
    'Tuandikie. Wafanyakazi wetu husoma na kujibu kwa barua pepe, kwa kawaida ndani ya siku mbili za kazi.',
  'support.subject': 'Mada',
  'support.chooseSubject': 'Chagua mada',
  'support.noSubjects': 'Hakuna mada kwa sasa',
  'support.noSubjectsText': 'Tafadhali andika barua pepe badala yake.',
  'support.message': 'Ujumbe',
  'support.messageHint': 'Nini kilitokea, kwenye kifaa gani, na ulitarajia nini?',
  'support.file': 'Faili (si lazima)',
  'support.chooseFile': 'Chagua faili',
  'support.dropFile': 'au idondoshe hapa',
  'support.fileHint': 'Faili moja. Aina yake inategemea mada.',
  'support.formats': '{formats}: hadi {size}',
  'support.removeFile': 'Ondoa {name}',
  'support.fileType': 'Aina ya Faili Haikubaliki!',
  'support.fileSize': 'Faili ni kubwa kuliko kikomo. Tafadhali pakia faili ndogo zaidi.',
  'support.consent':
    'Ninakubali kwamba ujumbe na faili yangu vihifadhiwe ili nijibiwe, kama inavyoelezwa kwenye {privacy}.',
  'support.privacyLink': 'sera ya faragha',
  'support.send': 'Tuma',
  'support.uploading': 'Inapakia {name}',
  'support.uploaded': 'Imepakiwa. Subiri kidogo …',
  'support.beforeTitle': 'Huenda tayari limejibiwa',
  'support.beforeText':
    'Maswali mengi kuhusu mipango, televisheni na manenosiri yana majibu kwenye kituo cha msaada.',
  'support.mailTitle': 'Unapendelea barua pepe?',
  'report.title': 'Ripoti tatizo',
  'report.what': 'Tatizo ni nini?',
  'report.PICTURE': 'Picha',
  'report.SOUND': 'Sauti',
  'report.SUBTITLES': 'Manukuu',
  'report.STOPS': 'Inasimama au haianzi',
  'report.INFORMATION': 'Kichwa, maelezo au jalada',
  'report.OTHER': 'Kitu kingine',
  'report.at': 'Kwenye {time}',
  'report.more': 'Tueleze zaidi (si lazima)',
  'report.send': 'Tuma ripoti',
  'report.note': 'Tutajibu kwa barua pepe tukihitaji kujua zaidi.',
};
