import type { TabWords } from './tab-en.ts'

/** What the tab around the editor says, in French. */
export const tabFr: TabWords = {
  title: 'Votre site, dans cet onglet',
  intro:
    'Rien à installer et aucun compte. Ce que vous écrivez reste dans ce navigateur jusqu’à ce que vous l’enregistriez sur votre ordinateur.',
  opening: 'Ouverture…',
  elsewhere:
    'Votre site est ouvert dans un autre onglet. Continuez là-bas, ou fermez cet onglet-là et rechargez celui-ci.',
  unsupported:
    'Ce navigateur ne le permet pas. Prenez une version récente de Chrome, Edge, Firefox ou Safari, hors d’une fenêtre privée.',
  inFrame: 'L’éditeur ne s’ouvre pas à l’intérieur d’une autre page. Ouvrez sa propre adresse.',
  openRepository: 'Ouvrir un site depuis son dépôt',
  repositoryNote:
    'Pour la personne qui s’occupe du site : publier fait un commit, et ce que d’autres ont modifié entre-temps reste.',
  repository: 'Adresse du dépôt',
  key: 'Clé',
  keyNote:
    'Chez GitHub : Settings → Developer settings → Fine-grained tokens. Pour ce dépôt seulement, avec “Contents: read and write”. Elle va à l’hébergeur du dépôt et nulle part ailleurs.',
  stay: 'Rester connecté sur cet appareil',
  noRepository: 'Ce n’est pas l’adresse d’un dépôt chez un hébergeur que l’on peut interroger d’ici.',
  open: 'Ouvrir',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signOutHelp:
    'Cela efface de ce navigateur le site et votre clé : faites-le sur un ordinateur que d’autres utilisent.',
  signOutNote:
    'Vous avez modifié {count} {count:fichier|fichiers} sans {count:le|les} publier. Se déconnecter efface cela du navigateur, sans retour possible. Se déconnecter quand même ?',
  editThis: 'Modifier ce site',
  person: 'Qui êtes-vous ?',
  phrase: 'Vos cinq mots',
  phraseNote: 'En minuscules ou en majuscules, avec ou sans accents.',
  wrongPhrase: 'Ce ne sont pas les mots de cette clé. Vérifiez-les un par un.',
  asOwner: 'Je m’occupe de ce site',
  persons: 'Clés pour des personnes',
  personsNote:
    'Qui a une clé modifie ce site sans compte : à son adresse suivie de « /edit », avec un nom et cinq mots.',
  personName: 'Nom de la personne',
  role: 'Peut',
  mayPublish: 'publier',
  mayPropose: 'proposer des changements, que vous acceptez',
  personToken: 'Jeton pour cette personne',
  personTokenNote:
    'Si le champ reste vide, c’est le jeton avec lequel vous êtes connecté. Avec un jeton à part, vous pouvez retirer une clé sans renouveler les autres. Pour proposer, il faut peut-être que le jeton ouvre aussi “Pull requests”.',
  giveKey: 'Donner une clé',
  phraseIs: 'Les cinq mots de {name} :',
  phraseOnce:
    'Ils ne sont montrés que cette fois, et ne sont gardés nulle part. Dites-les ou notez-les ; ne les envoyez pas avec l’adresse. La clé marche dès que le site a été refait, ce qui prend quelques minutes.',
  nameTaken: 'Quelqu’un de ce nom a déjà une clé. Retirez-la d’abord, ou ajoutez un nom de famille.',
  revoke: 'Retirer',
  keyGiven: 'Clé pour {name}',
  keyTaken: 'Clé de {name} retirée',
  keyTakenNote:
    'La clé de {name} n’est plus sur le site. Qui l’a copiée avant peut encore ouvrir le jeton qu’elle contient : renouvelez-le maintenant. Supprimez le jeton chez l’hébergeur du dépôt (chez GitHub : Settings → Developer settings → Fine-grained tokens → Delete), faites-en un nouveau, connectez-vous avec lui, et donnez de nouvelles clés à tous ceux dont la clé contenait l’ancien.',
  offLine:
    'Ce qu’il faut savoir : le fichier des clés est public. Qui l’a peut essayer des mots sur son propre ordinateur aussi longtemps qu’il le veut. Les cinq mots sont tirés au sort de sorte que c’est sans espoir ; avec des mots choisis par quelqu’un, ce ne le serait pas.',
  openZip: 'Ouvrir un site depuis un fichier ZIP',
  zipNote: 'Le fichier que vous avez enregistré ici auparavant, ou le dossier du site en ZIP.',
  chooseZip: 'Choisir un fichier ZIP…',
  openFolder: 'Ouvrir une copie d’un dossier',
  noSite: 'Il n’y a pas de site dedans : il manque un fichier nommé site.config.yaml.',
  tooLarge:
    'Il y a trop de choses dans ce fichier pour l’ouvrir ici. Retirez ce qui ne fait pas partie du site, comme de grandes vidéos, et réessayez.',
  kept: 'Des parties de ce site ont été programmées pour lui seul ({kinds}). Elles restent comme elles sont : on les voit sur le site terminé, pas ici. Tout le reste peut être modifié.',
  keptChanged:
    'Des parties de ce site ont été programmées pour lui seul, et ont changé depuis qu’il a été fait la dernière fois ({kinds}). Elles restent comme elles sont, et pourront être modifiées ici quand le site aura été refait. Tout le reste peut être modifié.',
  keptUnbuilt:
    'Le site terminé ne peut pas être fait ici : ses parties {kinds} ont été programmées pour lui seul, et de tels programmes venus d’autres ne tournent pas dans cet onglet. La personne qui s’occupe du site le fait avec « npm run build », ou l’hébergeur le fait une fois que vous avez publié.',
  failed: 'Cela n’a pas réussi. Ce qui était là n’a pas changé.',
  newSite: 'Commencer un nouveau site',
  newSiteNote:
    'Sept questions, et votre site est là, avec des pages, des textes et des images pour votre métier. Ensuite, vous changez ce que vous voulez.',
  begin: 'Commencer',
  filesOfHome: 'Enregistrer et se déconnecter',
  files: 'Enregistrer et ouvrir',
  keepSource: 'Enregistrer mon site pour continuer plus tard (ZIP)',
  keepBuilt: 'Enregistrer le site terminé à mettre en ligne (ZIP)',
  builtNote:
    'La première fois, environ 5 Mo sont chargés pour cela. Les images d’aperçu pour les réseaux ne montrent que le logo ; avec « npm run build », elles montrent aussi des mots.',
  making: 'Le site est en train d’être fait…',
  notMade:
    'Le site n’a pas pu être fait. Corrigez d’abord ses erreurs ; la page « Publier » dit aussi si un formulaire l’empêche.',
  close: 'Ouvrir un autre site',
  closeNote: 'Cela retire le site de ce navigateur. Enregistrez-le d’abord : on ne peut pas le faire revenir.',
}
