import { type SampleWords, template } from './template.ts';

const ofMember = ({ name, otherName }: SampleWords) => ({ name, member: otherName });
const ofOwner = ({ name, otherName }: SampleWords) => ({ name, owner: otherName });

/** Mails about families. */
export const FAMILY = {
  'family.invited': template({
    subject: 'family.invited.subject',
    text: 'family.invited.text',
    because: 'request',
    action: 'family.join.action',
    sample: ({ otherName, page }) => ({
      owner: otherName,
      days: 7,
      action: page('/family-sharing/accept?token=sample'),
    }),
  }),
  'family.joined': template({
    subject: 'family.joined.subject',
    text: 'family.joined.text',
    because: 'account',
    sample: ofMember,
  }),
  'family.welcome': template({
    subject: 'family.welcome.subject',
    text: 'family.welcome.text',
    because: 'account',
    sample: ofOwner,
  }),
  'family.removed': template({
    subject: 'family.removed.subject',
    text: 'family.removed.text',
    because: 'account',
    sample: ofOwner,
  }),
  'family.left': template({
    subject: 'family.left.subject',
    text: 'family.left.text',
    because: 'account',
    sample: ofMember,
  }),
  'family.ended': template({
    subject: 'family.ended.subject',
    text: 'family.ended.text',
    because: 'account',
    sample: ofOwner,
  }),
};
