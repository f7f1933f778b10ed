import type { money as english } from '../en/money.ts';

/** Texts of the services about money: plans, promo codes, mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Carte bancaire',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Numéro de mobile',
  'plans.pay.CONSENT_GATEWAY': 'Page de l’opérateur mobile',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'carte',
  'plans.gateway.OPERATOR': 'opérateur mobile',
  'plans.note.same': 'C’est votre formule actuelle.',
  'plans.note.closed': 'Les abonnements ne sont pas encore en vente. Revenez bientôt.',
  'plans.note.COUNTRY': 'Le paiement par {gateway} n’est pas proposé dans votre pays.',
  'plans.note.COUNTRY_UNKNOWN':
    'Le paiement par {gateway} dépend de votre pays. Choisissez-le dans les paramètres.',
  'plans.note.OFFER': 'Le paiement par {gateway} n’est pas possible avec cette offre.',
  'plans.note.LATER':
    'Le paiement par {gateway} ne peut pas commencer plus tard : vous pourrez le choisir quand votre formule aura pris fin, le {date}.',
  'plans.note.NOW': 'Le paiement par {gateway} sera possible quand votre formule aura pris fin.',
  'plans.change.NOW': 'Elle commence aujourd’hui et remplace votre formule actuelle.',
  'plans.change.NOW_BACK':
    'Elle commence aujourd’hui et remplace votre formule actuelle ; nous vous remboursons {amount} pour les jours non utilisés.',
  'plans.change.LATER':
    'Vous gardez ce que vous avez payé jusqu’au {date}. Ensuite, cette formule commence ; rien à payer aujourd’hui.',
  'plans.change.PAY_AGAIN':
    'Elle commence aujourd’hui. L’ancien abonnement, dont le paiement a échoué, est d’abord résilié et ne sera plus débité.',
  'plans.promo.applied': 'Votre code est appliqué.',
  'plans.promo.first': '{today} aujourd’hui, puis {price} à partir du {date}.',
  'plans.promo.free': 'Gratuit jusqu’au {date}, puis {price}.',
  'plans.promo.UNKNOWN': 'Nous ne connaissons pas ce code. Vérifiez comment il s’écrit.',
  'plans.promo.EXPIRED': 'Ce code a expiré.',
  'plans.promo.NOT_YET': 'Ce code n’est pas encore utilisable.',
  'plans.promo.USED_UP': 'Ce code a déjà servi autant de fois que prévu.',
  'plans.promo.ALREADY_USED': 'Vous avez déjà profité de cette offre.',
  'plans.promo.OTHER_PLAN': 'Ce code ne vaut pas pour cette formule et cette période.',
  'plans.promo.OTHER_GATEWAY':
    'Ce code ne fonctionne avec aucun des moyens de paiement proposés ici.',
  'plans.promo.OTHER_OFFER':
    'Ce code est réservé aux nouveaux abonnements. Il ne se cumule ni avec une formule en cours ni avec une autre offre.',
  'cardPage.today': 'Aujourd’hui : {amount}',
  'cardPage.then': 'Ensuite : {amount}',
  'cardPage.safe': 'Si la carte est refusée, rien n’est débité.',
  'cardPage.back': 'Revenir sans payer',
  'mail.money.action': 'Historique des paiements',
  'mail.money.RECEIPT.subject': 'Votre reçu {number}',
  'mail.money.RECEIPT.text':
    'Bonjour {name},\n\nMerci, nous avons bien reçu votre paiement.\n\n{rows}\n\nVous pouvez imprimer le reçu depuis l’historique des paiements.\n\n{action}\n\nDans les 14 jours suivant votre premier paiement, vous pouvez vous rétracter du contrat :\n\n{link}',
  'mail.money.RENEWAL.subject': 'Votre formule {plan} se renouvelle le {date}',
  'mail.money.RENEWAL.text':
    'Bonjour {name},\n\nVotre formule se renouvelle le {date}, et {amount} seront prélevés par le moyen de paiement que vous avez choisi.\n\n{rows}\n\nSi cela vous convient, vous n’avez rien à faire. Sinon, résiliez dans vos paramètres avant ce jour : ce qui est payé reste à vous, et rien d’autre ne sera prélevé.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'Le renouvellement a échoué : {plan}',
  'mail.money.RENEWAL_FAILED.text':
    'Bonjour {name},\n\nLe paiement de votre formule a été refusé. Vous pouvez regarder jusqu’au {date}.\n\n{rows}\n\nVérifiez votre moyen de paiement, ou choisissez-en un autre sur la page des formules.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Formule {plan} suspendue',
  'mail.money.SUSPENDED.text':
    'Bonjour {name},\n\nLe paiement de votre formule n’est toujours pas arrivé ; l’abonnement est donc suspendu.\n\n{rows}\n\nPayez dans les 30 jours et il reprend ; passé ce délai, il est résilié. Vos profils et vos listes sont conservés un an.\n\n{action}',
  'mail.money.CANCELED.subject': 'Formule {plan} résiliée',
  'mail.money.CANCELED.text':
    'Bonjour {name},\n\nVotre abonnement est résilié et ne sera plus débité. La période payée prend fin le {date}.\n\n{rows}\n\nVos profils et vos listes sont conservés un an, et vous pouvez revenir quand vous voulez.\n\n{action}',
  'mail.money.REFUNDED.subject': 'Nous vous avons remboursé {amount}',
  'mail.money.REFUNDED.text':
    'Bonjour {name},\n\nUn remboursement de {amount} est en route vers votre moyen de paiement. Votre banque peut avoir besoin de quelques jours.\n\n{rows}\n\nL’avoir se trouve dans l’historique des paiements.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'Votre banque a repris un paiement : {plan}',
  'mail.money.CHARGED_BACK.text':
    'Bonjour {name},\n\nVotre banque a repris un paiement. S’il concernait la période en cours, l’abonnement a pris fin.\n\n{rows}\n\nSi vous n’avez rien demandé à votre banque, écrivez à notre assistance.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'Votre rétractation du contrat',
  'mail.money.WITHDRAWN.text':
    'Bonjour {name},\n\nNous avons bien reçu votre rétractation du contrat.\n\n{rows}\n\nNous vous remboursons {amount} par le moyen que vous avez utilisé pour payer. Cela prend en général quelques jours, et au plus 14. En cas d’échec, nous réessayons ; vous n’avez rien à faire.\n\nL’abonnement a pris fin et rien d’autre ne sera débité. Vos profils et vos listes sont conservés un an, et vous pouvez revenir quand vous voulez.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'Votre rétractation pendant la période gratuite',
  'mail.money.WITHDRAWN_FREE.text':
    'Bonjour {name},\n\nNous avons bien reçu votre rétractation du contrat. Aucun paiement n’a eu lieu ; il n’y a donc rien à rembourser.\n\n{rows}\n\nL’abonnement a pris fin et rien ne sera débité. Vos profils et vos listes sont conservés un an, et vous pouvez revenir quand vous voulez.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'Nous vous offrons des jours',
  'mail.money.EXTRA_DAYS.text':
    'Bonjour {name},\n\nNous vous offrons des jours supplémentaires : vous pouvez regarder jusqu’au {date}.\n\n{rows}\n\nRien ne sera prélevé à leur fin.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'Nous vous offrons des jours',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Bonjour {name},\n\nNous vous offrons des jours supplémentaires.\n\n{rows}\n\nVotre formule continue comme avant, et le prochain prélèvement reste fixé au {date}. Les jours offerts restent à vous : ils commencent quand la période payée est finie, si votre formule s’arrête ou si un paiement échoue.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Des jours offerts après la panne',
  'mail.money.OUTAGE_DAYS.text':
    'Bonjour {name},\n\nNotre service n’a pas fonctionné comme il le devait. Nous vous prions de nous excuser et vous offrons des jours supplémentaires.\n\n{rows}\n\nLes dates de vos prélèvements ne changent pas. Les jours offerts commencent quand la période payée est finie.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'Nouveau prix de votre formule {plan} à partir du {date}',
  'mail.money.PRICE_RAISE.text':
    'Bonjour {name},\n\nLe prix de votre formule augmente. La première période au nouveau prix commence le {date}. D’ici là, rien ne change.\n\n{rows}\n\nLes prix comprennent les taxes. Pour continuer, vous n’avez rien à faire : à partir de ce jour, chaque renouvellement coûte {amount}. Sinon, résiliez dans vos paramètres, sous Formule, avant le {date} : ce qui est payé reste à vous, et rien d’autre ne sera prélevé.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'Nouveau prix de votre formule {plan} à partir du {date}',
  'mail.money.PRICE_AGREE.text':
    'Bonjour {name},\n\nLe prix de votre formule augmente. La première période au nouveau prix commence le {date}. D’ici là, rien ne change.\n\n{rows}\n\nLes prix comprennent les taxes. PayPal ne prélève le nouveau prix qu’avec votre accord. Vous pouvez le donner dans vos paramètres, sous Formule, pendant la période qui précède le {date} ; nous vous le rappellerons. Sans cet accord, votre formule prend fin le {date}, et rien d’autre ne sera prélevé. Vous pouvez aussi y résilier à tout moment avant.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Votre accord pour le nouveau prix de la formule {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'Bonjour {name},\n\nÀ partir du {date}, votre formule coûte {amount}. PayPal ne prélève ce prix qu’avec votre accord.\n\n{rows}\n\nLes prix comprennent les taxes. Merci de donner votre accord dans vos paramètres, sous Formule, avant le {date}. Sans cet accord, votre formule prend fin ce jour-là, et rien d’autre ne sera prélevé.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'Le prix de votre formule {plan} ne change pas',
  'mail.money.PRICE_STOPPED.text':
    'Bonjour {name},\n\nNous vous avions annoncé un prix plus élevé. Il ne s’appliquera pas à vous : vous continuez à payer {amount}.\n\n{rows}\n\nVous n’avez rien à faire.\n\n{action}',
  'mail.statement.LINK.subject': 'Confirmez votre rétractation du contrat',
  'mail.statement.LINK.text':
    'Bonjour {name},\n\nLe {moment}, nous avons reçu cette déclaration sur notre site : « Je me rétracte du contrat pour la formule {plan} ({period}). »\n\n{rows}\n\nElle vient de vous ? Confirmez-la au plus tard le {linkUntil} ; c’est l’heure de votre déclaration qui compte.\n\n{action}\n\nSi elle ne vient pas de vous, ignorez ce message : sans confirmation, rien ne change.',
  'mail.statement.LINK.action': 'Aller à la confirmation',
  'mail.statement.UNKNOWN.subject': 'Nous n’avons pas trouvé le contrat',
  'mail.statement.UNKNOWN.text':
    'Bonjour,\n\nLe {moment}, une rétractation a été déclarée sur notre site pour cette adresse. Nous n’avons trouvé aucun contrat correspondant.\n\nAvez-vous payé avec une autre adresse e-mail ou un autre numéro de téléphone ? Le numéro du reçu figure dessus. Réessayez avec ces informations, ou écrivez à notre assistance.\n\n{action}\n\nSi la déclaration ne vient pas de vous, ignorez ce message.',
  'mail.statement.UNKNOWN.action': 'Réessayer',
  'mail.statement.OVER.subject': 'Vous ne pouvez plus vous rétracter du contrat',
  'mail.statement.OVER.text':
    'Bonjour {name},\n\nLe {moment}, une rétractation du contrat pour la formule {plan} ({period}) a été déclarée sur notre site. Ce n’est plus possible : le délai a expiré le {lastDay}, ou le contrat a pris fin.\n\nVous pouvez résilier à tout moment dans vos paramètres. Rien d’autre ne sera alors débité, et vous pourrez regarder jusqu’à la fin de la période payée.\n\n{action}\n\nSi la déclaration ne vient pas de vous, ignorez ce message : rien n’a changé.',
  'mail.statement.OVER.action': 'Voir ma formule',
  'mail.statement.DONE.subject': 'Votre rétractation est déjà enregistrée',
  'mail.statement.DONE.text':
    'Bonjour {name},\n\nNous avons déjà reçu votre rétractation du contrat. Elle est confirmée, et vous n’avez plus rien à faire.\n\n{rows}\n\nL’historique des paiements indique ce qui a été remboursé.\n\n{action}',
  'mail.statement.DONE.action': 'Historique des paiements',
};
