import {
  closeModalOf,
  type ModalName,
  type ModalParams,
  openModal,
  type UserInfoForm,
} from '#app/domain/prompt/modal-store.ts';

const CODE_LENGTH = 4;
const LOADING_MS = 3000;

const LINK = 'https://kandil.test/en/detail/nur';
const EMAIL = 'viewer@kandil.test';
const FORMS: readonly UserInfoForm[] = [
  'name',
  'email',
  'phone',
  'phoneCode',
  'country',
  'password',
];
const POPUP = {
  code: 'sample',
  title: 'Long nights, good stories',
  text: 'Choose a plan by {date}.',
  actionText: 'See the plans',
  path: '/subscription-plans',
  until: '2026-01-23',
};
const PACKAGE = { gatewayCode: 'IYZICO', gatewayPackage: 'sample' } as const;
const nothing = async (): Promise<void> => {};

export interface Sample {
  /** The modal, and the variant after a dot. */
  name: string;
  open(): void;
}

const sample = <Name extends ModalName>(
  name: Name,
  params: ModalParams[Name],
  variant?: string,
): Sample => ({
  name: variant ? `${name}.${variant}` : name,
  open: () => openModal(name, params),
});

/** Parameters for each modal. A modal without an entry does not compile. */
const EVERY: { [Name in ModalName]: readonly Sample[] } = {
  login: [sample('login', {}), sample('login', { form: 'forgotPassword' }, 'forgotPassword')],
  register: [sample('register', {})],
  oneTimeCode: [sample('oneTimeCode', { account: EMAIL, length: CODE_LENGTH })],
  resetPassword: [sample('resetPassword', { token: 'sample' })],
  socialProof: [
    sample('socialProof', {
      proof: { token: 'sample', email: EMAIL, methods: ['password', 'code'] },
      provider: 'Google',
      onProved: nothing,
    }),
  ],
  verifyEmail: [sample('verifyEmail', { email: EMAIL, text: EMAIL })],
  userInfo: FORMS.map((activeFormName) => sample('userInfo', { activeFormName }, activeFormName)),
  devices: [sample('devices', {})],
  deleteAccount: [sample('deleteAccount', {})],
  deletion: [sample('deletion', {})],
  profilePin: [sample('profilePin', { profileId: 0, remove: false, onSaved: () => {} })],
  enterPin: [sample('enterPin', { name: 'Amina', reason: 'enter', ways: ['pin'], enter: nothing })],
  confirm: [
    sample('confirm', {
      title: 'family.leaveTitle',
      text: EMAIL,
      action: 'family.leave',
      run: nothing,
    }),
  ],
  loading: [
    {
      name: 'loading',
      open() {
        openModal('loading', { text: 'state.loading' });
        setTimeout(() => closeModalOf('loading'), LOADING_MS);
      },
    },
  ],
  notification: (['success', 'error', 'info'] as const).map((tone) =>
    sample('notification', { tone, text: EMAIL }, tone),
  ),
  popup: [sample('popup', { popup: POPUP })],
  share: [sample('share', { url: LINK, title: 'Nur' })],
  cookiePreferences: [sample('cookiePreferences', {})],
  subscriptionPlans: [sample('subscriptionPlans', {})],
  paymentType: [sample('paymentType', { selectedPlan: 'SOLO', selectedPeriod: 'YEARLY' })],
  creditCard: [sample('creditCard', PACKAGE)],
  mobilePayment: [sample('mobilePayment', { ...PACKAGE, gatewayCode: 'OPERATOR' })],
  promoCode: [sample('promoCode', {})],
  report: [sample('report', { title: 'Nur' })],
  prayer: [
    sample('prayer', { prayer: 'asr', isIftar: false, resume: () => {} }),
    sample('prayer', { prayer: 'maghrib', isIftar: true, resume: () => {} }, 'iftar'),
  ],
};

export const SAMPLES: readonly Sample[] = Object.values(EVERY).flat();
