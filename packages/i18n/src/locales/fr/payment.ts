import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'C’est trop long',
  'field.tooShort': 'C’est trop court',

  'plans.kidsText':
    'Les formules et les paiements sont réservés aux adultes. Quittez ce profil pour choisir et payer.',
  'plans.shared':
    'Vous regardez avec la formule de votre famille. Vous n’avez pas besoin d’en prendre une.',
  'payment.choose': 'Choisir {plan}',
  'payment.today': 'Aujourd’hui',
  'payment.nextCharge': 'prochain prélèvement {price} le {date}',
  'payment.givingShare': 'part solidaire {price}',

  'payment.title': 'Comment souhaitez-vous payer ?',
  'payment.planGone': 'Cette formule n’est plus proposée. Consultez à nouveau les formules.',
  'payment.handheldNote':
    'Cette formule fonctionne sur les téléphones et les tablettes, et non sur cet appareil.',
  'payment.howToPay': 'Moyens de paiement',
  'payment.country': 'Dans quel pays vivez-vous ?',
  'payment.countryText':
    'Certains moyens de paiement, comme la carte, ne sont proposés que dans certains pays, et le prix peut aussi changer. Nous gardons le pays dans votre compte.',
  'payment.wayRedirect': 'Vous validez sur leur page, puis revenez ici.',
  'payment.wayCard': 'La carte est vérifiée par un petit montant, qui vous est remboursé.',
  'payment.wayNumber': 'Votre opérateur envoie un code sur votre téléphone.',
  'payment.wayConsent': 'Vous validez sur la page de votre opérateur, puis revenez ici.',
  'payment.to.REDIRECT': 'Continuer vers {way}',
  'payment.to.CREDIT_CARD': 'Continuer vers les informations de carte',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Continuer avec le numéro de téléphone',
  'payment.to.CONSENT_GATEWAY': 'Continuer vers la page de votre opérateur',
  'payment.terms': 'En continuant, vous acceptez les {terms}. Vous pouvez résilier à tout moment.',
  'payment.termsLink': 'conditions d’utilisation',
  'payment.priceChanged':
    'Le prix est passé de {before} à {after}. Rien n’a été débité. Appuyez à nouveau si cela vous convient.',
  'payment.priceLoaded':
    'Les prix ont été actualisés. Rien n’a été débité. Vérifiez-les, puis appuyez à nouveau.',
  'payment.cancelled': 'Retour en arrière. Rien n’a été débité.',

  'payment.promoCode': 'Code promo',
  'payment.promoTitle': 'Utiliser un code promo',
  'payment.promoText':
    'Saisissez le code tel que vous l’avez reçu, en majuscules ou en minuscules.',
  'payment.promoApply': 'Appliquer',
  'payment.promoRemove': 'Retirer',
  'payment.promoEmpty': 'Saisissez d’abord un code',
  'payment.promoGoOn': 'Continuer',
  'payment.havePromo': 'J’ai un code promo',

  'payment.numberTitle': 'Payer avec votre numéro de téléphone',
  'payment.numberText':
    'Le montant figurera sur la facture de votre opérateur. Un code envoyé à ce numéro sert de confirmation.',
  'payment.sendCode': 'Envoyer le code',
  'payment.codeSent': 'Nous avons envoyé un code à {length} chiffres à {account}.',
  'payment.otherNumber': 'Utiliser un autre numéro',
  'payment.payByNumber': 'Payer avec mon numéro',

  'payment.card.title': 'Payer par carte',
  'payment.card.text':
    'Le prestataire de paiement demande ces informations. Vous saisirez la carte elle-même sur sa page ; nous ne la voyons jamais.',
  'payment.card.name': 'Prénom',
  'payment.card.surname': 'Nom',
  'payment.card.email': 'E-mail',
  'payment.card.identityNumber': 'Numéro d’identité',
  'payment.card.identityHint':
    'iyzico, la société de paiement, le demande pour vérifier qui paie. Nous le transmettons sans le garder. Sans numéro turc, saisissez 11111111111.',
  'payment.card.identityInvalid': 'Un numéro d’identité compte 11 chiffres',
  'payment.card.address': 'Adresse de facturation',
  'payment.card.city': 'Ville',
  'payment.card.zipCode': 'Code postal (s’il existe)',
  'payment.card.goOn': 'Continuer vers la carte',
};
