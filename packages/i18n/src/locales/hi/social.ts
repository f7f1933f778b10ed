import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Google से जारी रखें',
  'social.facebook': 'Facebook से जारी रखें',
  'social.apple': 'Apple से जारी रखें',
  'social.or': 'या',
  'social.signingIn': 'लॉगिन हो रहा है',
  'social.failed': 'हम आपको लॉगिन नहीं करा सके',
  'social.lost': 'यह लॉगिन किसी और टैब में या बहुत पहले शुरू हुआ था। कृपया फिर कोशिश करें।',
  'social.back': 'वापस',
  'social.proofTitle': 'इस ईमेल का खाता पहले से है',
  'social.proofText':
    '{email} का {brand} खाता पहले से है। पुष्टि करें कि यह आपका है, फिर आप {provider} से भी लॉगिन कर सकेंगे।',
  'social.proofSubmit': 'जोड़ें और लॉगिन करें',
  'social.proofMail': 'मुझे कोड ईमेल करें',
  'social.proofByCode': 'इसके बजाय कोड ईमेल करें',
  'social.proofByPassword': 'इसके बजाय पासवर्ड लिखें',
  'social.proofLate': 'बहुत देर हो गई। कृपया शुरू से करें।',
};
