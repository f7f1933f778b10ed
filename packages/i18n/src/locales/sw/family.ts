import type { family as english } from '../en/family.ts';

/** Family sharing and the invitation of friends. */
export const family: Record<keyof typeof english, string> = {
  'family.lead': 'Shiriki mpango wako na watu wa nyumbani. Kila mtu ana akaunti na orodha zake.',
  'family.guest': 'Ingia ili kuona familia yako',
  'family.guestText': 'Hapa unaona nani anashiriki mpango nawe.',
  'family.noPlan': 'Mpango wako ni wako peke yako',
  'family.noPlanText': 'Kwa mpango wa familia unashiriki {brand} na watu wa nyumbani.',
  'family.due': 'Malipo ya mpango wako wa familia yanasubiriwa',
  'family.dueText':
    'Malipo ya mwisho hayakufanikiwa, kwa hiyo sasa hakuna anayeweza kutazama. Lipa tena, na nyote mtarudi.',
  'family.seePlans': 'Ona mipango',
  'family.kidsText': 'Mtu mzima pekee anaweza kubadilisha nani yumo kwenye familia.',
  'family.failed': 'Hatukuweza kupakia familia yako',
  'family.people': 'Nani yumo kwenye familia',
  'family.you': '{name} (wewe)',
  'family.nobody': 'Bado hakuna aliyejiunga.',
  'family.linkTitle': 'Tuma kiungo hiki kwa mtu mmoja',
  'family.linkText':
    'Kinafanya kazi mara moja tu, kwa siku saba. Tengeneza kingine kwa mtu anayefuata.',
  'family.share': 'Shiriki',
  'family.shareText': 'Jiunge na familia yangu kwenye {brand}',
  'family.mailTitle': 'Alika kwa barua pepe',
  'family.mailText':
    'Tunatuma mwaliko kwa jina lako. Unafanya kazi mara moja tu, ndani ya siku saba.',
  'family.mailAction': 'Tuma mwaliko',
  'family.mailSent': 'Mwaliko uko njiani kwenda {email}.',
  'family.open': 'Mialiko inayosubiri',
  'family.openLink': 'Kiungo cha mwaliko',
  'family.openUntil': 'Unatumika hadi {date}',
  'family.withdraw': 'Futa mwaliko',
  'family.withdrawOf': 'Futa mwaliko: {name}',
  'family.withdrawn': 'Mwaliko huo haufanyi kazi tena.',
  'family.remove': 'Ondoa {name}',
  'family.removeTitle': 'Ungependa kumwondoa kwenye familia?',
  'family.removeText':
    '{name} ataacha kutazama kwa mpango wako papo hapo. Akaunti, orodha na wasifu wake vinabaki vyake.',
  'family.removeAction': 'Ondoa',
  'family.leave': 'Ondoka kwenye familia',
  'family.leaveTitle': 'Ungependa kuondoka kwenye familia?',
  'family.leaveText':
    'Utaacha kutazama kwa mpango wa {name} papo hapo. Akaunti, orodha na wasifu wako vinabaki vyako.',
  'family.acceptTitle': 'Jiunge na familia',
  'family.acceptFailed': 'Mwaliko huu haufanyi kazi',
  'family.acceptNoToken': 'Anwani haijakamilika. Tafadhali fungua kiungo chote cha mwaliko.',
  'family.acceptLater': 'Si sasa',
  'family.acceptHome': 'Nenda mwanzo',
  'family.toFamily': 'Ona familia',

  'invitation.guest': 'Ingia ili kualika marafiki',
  'invitation.guestText': 'Tuma kiungo chako na mtazame pamoja.',
  'invitation.link': 'Kiungo chako cha mwaliko',
  'invitation.ways': 'Tuma kwa',
  'invitation.email': 'Barua pepe',
  'invitation.nobody': 'Bado hakuna aliyejisajili kwa kiungo chako.',
  'invitation.came_one': 'Rafiki {count} amejisajili kwa kiungo chako.',
  'invitation.came_other': 'Marafiki {count} wamejisajili kwa kiungo chako.',
};
