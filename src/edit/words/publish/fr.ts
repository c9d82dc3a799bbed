import type { PublishWords } from './en.ts'

/** What the editor says of publishing, in French. */
export const publishFr: PublishWords = {
  button: 'Publier',
  count: 'Publier {count}',
  title: 'Publier',
  looking: 'Recherche de ce qui a changé…',
  nothing: 'Tout est publié.',
  intro: 'Ce qui a changé depuis la dernière publication. Chaque changement peut être retiré seul.',
  first: 'Le site n’a encore jamais été publié : tout y est nouveau.',
  firstNote: 'Première publication',
  rewritten: 'Des notes dans le fichier ou sa présentation. Les visiteurs ne voient aucune différence.',
  changed: 'Modifié',
  added: 'Ajouté',
  removed: 'Retiré',
  moved: 'Déplacé',
  before: 'Avant',
  after: 'Après',
  page: 'Page',
  yes: 'oui',
  no: 'non',
  revert: 'Retirer',
  revertOf: 'Retirer : {place}',
  files: 'Ces fichiers partent avec :',
  otherFiles: '{count} {count:fichier|fichiers} dont le site a besoin',
  unused: 'Aucune page ne montre ces images. Elles restent dans le dossier jusqu’à ce que vous les supprimiez :',
  remove: 'Supprimer',
  removeFile: 'Supprimer : {name}',
  removeAll: 'Tout supprimer',
  unfinished:
    '{count} {count:partie ajoutée n’a|parties ajoutées n’ont} encore aucune valeur. {count:Remplissez-la ou retirez-la|Remplissez-les ou retirez-les}, puis publiez.',
  errors: '{count} {count:erreur empêche|erreurs empêchent} la publication.',
  show: 'Les montrer',
  note: 'Qu’avez-vous changé ? Une phrase pour qui regardera plus tard.',
  send: 'L’envoyer aussi, pour que ce soit en ligne',
  author: 'Qui publie ? On ne le demande qu’une fois, et la réponse est gardée pour ce site.',
  name: 'Votre nom',
  email: 'E-mail',
  publishing: 'Publication…',
  proposed: 'Envoyé comme proposition : la personne qui s’occupe du site décide de la publier ou non.',
  proposal: 'Voir la proposition',
  unsent: '{count} {count:publication n’a pas encore été envoyée|publications n’ont pas encore été envoyées}.',
  sendNow: 'Envoyer maintenant',
  chooseFirst:
    'Pas encore publié : d’autres ont modifié les mêmes endroits avant vous. Pour chacun, choisissez la version que le site doit avoir, et c’est publié.',
  said: 'Détails pour la personne qui s’occupe du site',
  folder: 'Un dossier à mettre en ligne',
  folderHelp:
    'Fait de tout le site un dossier, pour les hébergeurs chez qui l’on dépose des fichiers. Cela peut prendre une minute.',
  host: 'Pour',
  makeFolder: 'Faire le dossier',
  makeZip: 'Faire un fichier ZIP',
  making: 'En cours…',
  made: 'Le dossier est prêt : déposez tout ce qu’il contient.',
  madeZip:
    'Le fichier ZIP est dans vos téléchargements : déposez-le si votre hébergeur l’accepte, et ouvrez-le là-bas.',
  notMade: 'Le dossier n’a pas pu être fait. La fenêtre où l’éditeur a été lancé dit pourquoi.',
  /** Before the names of the forms. */
  mailForms:
    'Ce site ne peut pas encore être fait dans le navigateur : les messages d’un formulaire sont envoyés par un programme chez votre hébergeur, que seul un ordinateur peut préparer. Choisissez une autre façon de recevoir les messages de :',
  earlier: 'Versions précédentes',
  noEarlier: 'Il n’y en a pas : ce texte n’a pas changé depuis sa première publication.',
  restore: 'Reprendre',
  restoreOf: 'Reprendre : {text}',
  publications: 'Publications précédentes',
  restoreAll: 'Reprendre cette version',
  broughtBack: 'Le fichier est comme il était alors. « Annuler » revient en arrière.',
  when: '{date}, {author}',
  more: 'et {count} de plus',
  launch: {
    title: 'Avant la mise en ligne',
    intro:
      'Il reste {count} {count:chose|choses} à faire. Sinon les visiteurs {count:la verraient|les verraient}, ou leurs envois n’arriveraient pas.',
    isTrue: 'C’est exact maintenant',
    kinds: {
      'text-placeholder': 'Textes encore à écrire',
      'launch-example': 'Adresses d’exemple, où l’on ne joint rien',
      'launch-number': 'Numéros de téléphone inventés',
      'launch-sample': 'Exemples inventés',
      'launch-photo': 'Personnes sans photo',
      'launch-receiver': 'Formulaires qui n’arrivent que si l’hébergeur les transmet',
      'launch-privacy': 'Aucune page ne dit ce que deviennent les données des visiteurs',
      'launch-hosts': 'Services qui reçoivent des données des visiteurs et que la page de confidentialité ne nomme pas',
      'privacy-facts': 'Affirmations sur les données des visiteurs que personne n’a confirmées',
    },
  },
  inTab:
    'Votre site est dans ce navigateur, sans versions précédentes : il n’y a donc pas de liste des changements. Pour le mettre en ligne, ouvrez « {menu} », enregistrez le site terminé et envoyez-le chez un hébergeur.',
  gaps: {
    'no-git':
      'Rien sur cet ordinateur ne garde les versions précédentes : il n’y a donc pas de liste de changements, et rien n’est envoyé. Vous pouvez toujours faire le dossier à mettre en ligne.',
    'no-repository':
      'Les versions précédentes de ce site ne sont pas encore gardées. Cela commence dès que vous publiez : chaque publication peut ensuite être regardée et reprise.',
    'foreign-owner':
      'Le dossier du site appartient à une autre personne de cet ordinateur. Lancez l’éditeur sous son nom.',
    untrusted:
      'Le dossier du site est venu avec des réglages qui lancent des programmes : ses versions précédentes ne sont pas lues. Si vous ne savez pas qui a fait ce dossier, demandez à la personne qui s’occupe du site. Vous pouvez toujours faire le dossier à mettre en ligne.',
    ignored:
      'Le dossier est réglé pour laisser ce site en dehors des versions précédentes : rien ne peut être publié d’ici. Demandez à la personne qui s’occupe du site. Vous pouvez toujours faire le dossier à mettre en ligne.',
    refused:
      'Les versions précédentes ne peuvent pas être lues ici. Vous pouvez toujours faire le dossier à mettre en ligne.',
    merging:
      'Quelqu’un a commencé à réunir deux versions et n’a pas fini. La personne qui s’occupe du site doit d’abord finir : ce qui est publié entre-temps pourrait se perdre.',
    'no-branch':
      'Personne n’a choisi où les publications sont gardées : ce qui est publié maintenant pourrait se perdre. La personne qui s’occupe du site doit choisir.',
  },
  refused: {
    'has-errors': 'Il y a d’abord des erreurs à corriger.',
    'nothing-changed': 'Il n’y a rien de nouveau à publier.',
    'no-author': 'On ne sait pas encore qui publie.',
    merging:
      'Quelqu’un a commencé à réunir deux versions et n’a pas fini. La personne qui s’occupe du site doit d’abord finir : ce qui est publié entre-temps pourrait se perdre.',
    busy: 'Un autre programme travaille sur le site. Réessayez dans un instant.',
    'disk-full':
      'Le disque est plein : la publication n’a pas réussi. Rien n’est perdu : tous vos changements sont enregistrés. Libérez de la place et publiez de nouveau.',
    locked:
      'Un autre programme travaille sur le site, ou l’un d’eux a été arrêté en cours de route. Réessayez dans un instant. Si cela revient et que rien d’autre ne travaille sur le site, supprimez le fichier indiqué ci-dessous, dont le nom se termine par « .lock » : il ne contient rien de vous.',
    failed: 'La publication n’a pas réussi. Rien n’est perdu : tous vos changements sont enregistrés.',
    'remote-ahead':
      'C’est publié ici, mais pas envoyé : d’autres ont envoyé quelque chose entre-temps, et ce dossier contient du travail non publié, si bien que les deux ne peuvent pas être réunis d’eux-mêmes. Rien n’est perdu. La personne qui s’occupe du site doit les réunir.',
    'remote-differs':
      'C’est publié ici, mais pas envoyé : d’autres ont modifié les mêmes endroits et les ont envoyés avant vous. Rien n’est perdu. La personne qui s’occupe du site doit réunir les deux versions.',
    'no-access':
      'C’est publié ici, mais pas envoyé : l’autre côté ne laisse pas entrer cet ordinateur. Rien n’est perdu. Dès que ce sera possible, envoyez-le d’ici.',
    unreachable:
      'C’est publié ici, mais pas envoyé : l’autre côté est injoignable. Rien n’est perdu. Réessayez quand il y aura une connexion.',
    declined: 'C’est publié ici, mais pas envoyé : l’autre côté l’a refusé. Rien n’est perdu. Sa réponse dit pourquoi.',
    'timed-out':
      'Cela a duré trop longtemps et a été arrêté. Rien n’est perdu. Réessayez, ou demandez à la personne qui s’occupe du site.',
    'host-signed-out':
      'Pas encore publié : connectez-vous d’abord, sous « {menu} ». Vos changements sont gardés dans ce navigateur.',
    'host-key': 'Cela ne vous laisse pas entrer. Vérifiez que tout a été copié.',
    'host-key-ended':
      'Pas publié : vous n’avez plus accès. Il a expiré ou a été retiré. Vos changements sont gardés ici. Sous « {menu} », déconnectez-vous, puis reconnectez-vous avec le nouvel accès que l’on vous donnera.',
    'host-rights':
      'Pas publié : vous pouvez lire ce site, mais pas le modifier. La personne qui vous a donné accès doit permettre l’écriture (“Contents: read and write”).',
    'host-protected':
      'Pas publié : l’hébergeur ne permet pas de publier d’ici (il appelle cela “protected branch”). La personne qui s’occupe du site doit le permettre.',
    'host-differs':
      'Pas encore publié : d’autres ont modifié les mêmes fichiers avant vous. Rien n’est perdu. La personne qui s’occupe du site doit réunir les deux versions.',
    'host-missing': 'Le site est introuvable chez son hébergeur, ou vous n’y avez pas accès.',
    'host-no-site': 'Il n’y a pas de site dedans : il manque un fichier nommé site.config.yaml.',
    'host-unreachable':
      'Pas publié : il n’y a pas de connexion. Vos changements sont gardés dans ce navigateur. Réessayez quand il y en aura une.',
    'host-busy':
      'Pas publié : l’hébergeur est trop occupé. Vos changements sont gardés ici. Réessayez dans quelques minutes.',
    'host-too-large': 'Pas publié : l’hébergeur n’accepte pas un fichier si lourd.',
    'host-declined': 'L’hébergeur l’a refusé. Rien n’est perdu. Sa réponse dit pourquoi.',
    'not-sent': 'C’est publié ici, mais pas envoyé. Rien n’est perdu.',
  },
}
