import type { repairEn } from './en.ts'

/** What the editor says of a file that cannot be read, or of which there are two versions, in French. */
export const repairFr: typeof repairEn = {
  title: {
    missing: 'Le fichier du site a disparu',
    unreadable: 'Le fichier du site ne peut pas être lu',
    letters: 'Les lettres du fichier du site ne peuvent pas être lues',
    conflict: 'Il y a deux versions du site',
    older: 'Le fichier du site est dans un ancien format',
    newer: 'Le fichier du site est dans un format plus récent',
  },
  intro: {
    missing:
      'Un autre programme l’a supprimé ou renommé. Remettez la dernière version, ou choisissez-en une plus ancienne.',
    unreadable:
      'Un autre programme l’a enregistré ainsi. Remettez les lignes illisibles, et tout le reste demeure ; ou corrigez le fichier là où il a été modifié.',
    letters:
      'Un autre programme l’a enregistré avec des lettres sous une forme ancienne : celles qui ont un accent sont inconnues. Rien n’est perdu. Choisissez ce qui est bien écrit, et tout le fichier est enregistré sous la forme actuelle ; l’étape peut être annulée.',
    conflict:
      'Deux personnes ont modifié les mêmes endroits. Pour chacun, choisissez la version que le site doit avoir.',
    older:
      'Il a été écrit pour une version précédente de ce programme. Il peut être mis à jour : tous les textes et toutes les notes restent, et l’étape peut être annulée.',
    newer:
      'Quelqu’un l’a mis à jour avec une version plus récente de ce programme. Laissez-le tel quel et mettez le programme à jour.',
  },
  published:
    'C’est publié ici, mais pas envoyé : d’autres ont modifié les mêmes endroits et les ont envoyés avant vous. Pour chacun, choisissez la version que le site doit avoir, et c’est envoyé.',
  now: 'Maintenant, à partir de la ligne {line}',
  was: 'La dernière fois qu’il a pu être lu',
  nothing: '(rien)',
  lines: 'Remettre ces lignes',
  last: 'Reprendre toute la dernière version',
  letters: 'L’enregistrer avec « {example} »',
  upgrade: 'Mettre ce fichier à jour',
  unsafe: 'Cela n’a pas pu être fait sans risque : rien n’a changé. Le fichier est écrit d’une façon inhabituelle.',
  place: 'Une partie du fichier',
  theirs: 'L’autre version',
  choose: 'Prendre ce que j’ai choisi',
}
