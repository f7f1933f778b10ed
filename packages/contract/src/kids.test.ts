import { expect, test } from 'vitest';
import { CALLS } from './calls.ts';

// `platform/http/access-levels.test.ts` of the API proves that the edge refuses each of them.
test('a profile for children cannot reach what is about the account, its people and its money', () => {
  const closed = CALLS.filter(({ kids }) => kids === false).map(({ name }) => name);
  expect(closed.sort()).toEqual([
    'auth.accountDelete',
    'auth.accountKeep',
    'auth.allowListOf',
    'auth.allowListSet',
    'auth.dataExport',
    'auth.emailUpdate',
    'auth.emailUpdateCancel',
    'auth.familyInvite',
    'auth.familyInviteMail',
    'auth.familyJoin',
    'auth.familyRemoveMember',
    'auth.familyWithdrawInvite',
    'auth.profileAdd',
    'auth.profileDelete',
    'auth.profileEdit',
    'auth.profilePin',
    'auth.sessionEnd',
    'auth.sessionEndAll',
    'auth.sessionList',
    'auth.updatePassword',
    'auth.userInfo',
    'content.childTitles',
    'content.deviceDelete',
    'content.deviceList',
    'notify.episodeMailsSet',
    'notify.supportTicket',
    'notify.supportTicketReply',
    'notify.supportTickets',
    'payment.billingCancel',
    'payment.cardDetails',
    'purchase.userExtraDays',
    'purchase.userPlan',
    'purchase.userReceipts',
    'purchase.userWithdrawal',
    'purchase.withdraw',
    'purchase.withdrawConfirm',
    'watch.screenTimeUsed',
  ]);
});
