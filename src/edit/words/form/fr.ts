import type { FormWords } from './en.ts'

/** What the editor says of the forms of places, in French. */
export const formFr: FormWords = {
  title: 'Tout le site',
  intro:
    'Tout ce qui n’appartient pas à une seule page : comment vous joindre, le menu, les formulaires et leurs messages, les langues, et le reste.',
  groups: {
    identity: 'L’entreprise',
    contact: 'Contact',
    pages: 'Pages, menu et pied de page',
    languages: 'Langues et mots',
    visits: 'Moteurs de recherche et statistiques',
  },
  more: 'Plus de « {place} »',
  add: 'Ajouter',
  addKind: 'Ajouter : {kind}',
  entry: 'un élément de plus',
  remove: 'Retirer : {name}',
  up: 'Retour à {place}',
  wholeList: 'Liste complète : {place}',
  findIcon: 'Chercher une icône, en anglais',
  noIcon: 'Aucune icône trouvée.',
  icons: 'Icônes',
  choose: 'Choisir…',
  noNumber: 'Il faut un nombre ici.',
  show: 'Afficher comme le voient les visiteurs',
  settings: 'Réglages de cette page',
  hidePage: 'Masquer cette page',
  hidesPage:
    '{count} {count:lien mène à cette page et ne mènerait|liens mènent à cette page et ne mèneraient} plus nulle part.',
  hideAll: 'Masquer quand même',
  removePage: 'Retirer cette page',
  removesPage:
    '« {page} » part avec tous ses textes, ainsi que les boutons et les lignes du menu qui y mènent. Annuler la ramène.',
  where: 'Sa place',
  like: 'Partir de',
  empty: 'Une page vide',
  blog: 'Un blog avec des articles',
  newBlog: 'Blog avec des articles',
  copyOf: 'Une copie de « {page} »',
}
