import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Войти через Google',
  'social.facebook': 'Войти через Facebook',
  'social.apple': 'Войти через Apple',
  'social.or': 'или',
  'social.signingIn': 'Входим в аккаунт',
  'social.failed': 'Войти не удалось',
  'social.lost': 'Этот вход начат в другой вкладке или слишком давно. Попробуйте ещё раз.',
  'social.back': 'Назад',
  'social.proofTitle': 'Аккаунт с этой почтой уже есть',
  'social.proofText':
    'Аккаунт {brand} с адресом {email} уже существует. Подтвердите, что он ваш, и сможете входить через {provider}.',
  'social.proofSubmit': 'Связать и войти',
  'social.proofMail': 'Прислать код на почту',
  'social.proofByCode': 'Лучше код на почту',
  'social.proofByPassword': 'Лучше ввести пароль',
  'social.proofLate': 'Прошло слишком много времени. Начните сначала.',
};
