import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'Se rétracter du contrat',
  'footer.withdraw': 'Se rétracter du contrat',
  'withdrawal.lead':
    'Dans les 14 jours suivant votre premier paiement, vous pouvez vous rétracter sans donner de motif. Tout ce que vous avez payé pour le contrat vous est remboursé, et il prend fin aussitôt.',
  'withdrawal.step': 'Étape {step} sur 2',
  'withdrawal.state': 'Renoncer au contrat ici',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.confirmTitle': 'Est-ce exact ?',
  'withdrawal.confirmText':
    'Je me rétracte du contrat pour la formule {plan} ({period}). Il prend fin aussitôt, pour toutes les personnes qui la partagent.',
  'withdrawal.name': 'Votre nom complet',
  'withdrawal.mailTo': 'La confirmation sera envoyée à {address}.',
  'withdrawal.fact.plan': 'Contrat',
  'withdrawal.fact.concluded': 'Début',
  'withdrawal.fact.receipt': 'Reçu',
  'withdrawal.fact.lastDay': 'Possible jusqu’au',
  'withdrawal.fact.refund': 'Montant remboursé',
  'withdrawal.fact.stated': 'Date de réception',
  'withdrawal.nothing': 'Rien n’a été payé',
  'withdrawal.freeUntil': 'Premier paiement, et 14 jours après',
  'withdrawal.done': 'Votre rétractation est effective',
  'withdrawal.doneText': 'Le contrat a pris fin et rien d’autre ne sera débité.',
  'withdrawal.refundOn':
    'Nous vous remboursons {amount} par le moyen que vous avez utilisé pour payer. Cela prend en général quelques jours, et au plus 14. En cas d’échec, nous réessayons de nous-mêmes.',
  'withdrawal.refunded':
    'Remboursement effectué par le moyen que vous avez utilisé pour payer : {amount}.',
  'withdrawal.mailed':
    'Nous vous la confirmons par un message qui indique l’heure à laquelle nous l’avons reçue.',
  'withdrawal.over': 'Vous ne pouvez plus vous rétracter de ce contrat',
  'withdrawal.overText':
    'Le délai pour la formule {plan} ({period}) a expiré le {date}. Vous pouvez résilier à tout moment : rien d’autre ne sera alors débité, et vous pourrez regarder jusqu’à la fin de la période payée.',
  'withdrawal.endedText': 'Le contrat pour la formule {plan} ({period}) a déjà pris fin.',
  'withdrawal.toCancel': 'Voir ma formule',
  'withdrawal.none': 'Il n’y a aucun contrat dont se rétracter',
  'withdrawal.noneText':
    'Aucune formule n’a été achetée avec ce compte. Si vous avez payé avec un autre compte, connectez-vous avec celui-là.',
  'withdrawal.guest': 'Sans se connecter',
  'withdrawal.guestText':
    'Indiquez qui vous êtes et de quel contrat il s’agit. Nous envoyons à l’adresse du compte un lien, avec lequel vous confirmez. C’est l’heure d’envoi de ce formulaire qui compte.',
  'withdrawal.logInText': 'C’est plus rapide si vous vous connectez d’abord.',
  'withdrawal.receiptNumber': 'Numéro du reçu, si vous l’avez',
  'withdrawal.receiptHint':
    'Il figure dans l’e-mail qui accompagne votre reçu : {receiptPrefix}-00000000',
  'withdrawal.sent': 'Nous avons bien reçu votre déclaration',
  'withdrawal.sentText':
    'Reçue le {time}. Si elle correspond à un contrat, un message avec un lien est en route vers {address}. Ouvrez le lien et confirmez dans les 7 jours. Si aucun contrat ne correspond, le message vous le dira.',
  'withdrawal.again': 'Envoyer une autre déclaration',
  'withdrawal.linkFailed': 'Ce lien ne fonctionne pas',
  'withdrawal.linkFailedText':
    'Un lien est valable 7 jours, et seul le plus récent compte. Vous pouvez déclarer de nouveau la rétractation.',
  'withdrawal.until': 'Vous pouvez vous rétracter du contrat jusqu’au {date}.',
};
