import type { PictureWords } from './en.ts'

/** What the editor says of pictures, in French. */
export const picturesFr: PictureWords = {
  title: 'Image',
  replace: 'Choisir une autre image',
  add: 'Ajouter une image',
  drop: 'ou déposer un fichier ici',
  sending: 'Envoi…',
  gallery: 'Galerie',
  addMany: 'Ajouter des images',
  dropMany: 'ou en déposer ou coller plusieurs ici',
  sendingMany: 'Image {index} sur {count} en cours d’envoi…',
  added: '{count} {count:image est|images sont} dans la galerie.',
  sayEach: 'Dire ce que chacune montre',
  unplaced: 'Gardées, encore sur aucune page',
  kept: '« {name} » est gardée, mais n’est encore sur aucune page. Vous pouvez la choisir partout où une image peut être ajoutée.',
  ask: 'Que montre-t-elle ? Décrivez-la dans chaque langue, pour ceux qui ne peuvent pas la voir.',
  put: 'La mettre sur la page',
  cancel: 'Annuler',
  say: 'La nouvelle image est en place. Le texte ci-dessous la décrit-il encore ?',
  noPlace:
    'Il n’y a pas de place pour une image ici. Déposez-la sur une image, ou sur un texte de l’élément auquel elle appartient.',
  onlyDrawing: 'Le logo doit être un dessin (.svg) ou un PNG.',
  focus: 'Ce qui n’est jamais coupé',
  focusHelp: 'Cliquez sur la partie qui doit rester visible quand l’image est recadrée, aussi dans les liens partagés.',
  fromLeft: 'Depuis la gauche',
  fromTop: 'Depuis le haut',
  noFocus: 'Prendre le milieu',
  refused: {
    'too-large': 'Le fichier est trop lourd : 40 Mo au plus pour une photo, 500 Ko pour un dessin.',
    'too-many-pixels': 'L’image a plus de pixels qu’aucun appareil photo n’en fait : elle ne peut pas servir.',
    'no-image': 'Les navigateurs ne montrent pas ce type d’image. Prenez un JPEG, PNG, WebP, AVIF ou SVG.',
    heic: 'Cette photo est au format de l’iPhone (HEIC), que les navigateurs ne montrent pas. Exportez-la en JPEG ; pour les prochaines, choisissez sur le téléphone Réglages › Appareil photo › Formats › Le plus compatible.',
    damaged: 'Le fichier est abîmé ou incomplet. Copiez-le à nouveau.',
    'drawing-size': 'Le dessin ne dit pas sa taille : il lui faut une viewBox.',
    'drawing-heavy': 'Le dessin est trop long à tracer. Demandez-en un plus simple.',
    'drawing-foreign':
      'Le dessin contient quelque chose qui s’exécute, qui charge autre chose d’ailleurs, ou qui n’est pas du SVG simple. Exportez-le à nouveau en SVG simple, ou demandez-en un sans :',
    outside: 'Le dossier « images » mène hors du dossier du site. Rien n’a été enregistré.',
  },
}
