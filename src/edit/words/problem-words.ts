import { generalProblem } from '../protocol/general-problem.ts'
import type { EditedProblem, EditState } from '../protocol/protocol.ts'
import { sayInPortugal } from './european.ts'

type Words = Readonly<Record<string, string>>

/** What the check says most often, in the languages that its messages are not written in: of the text at which it stands. */
const said: Readonly<Record<string, Words>> = {
  es: {
    'text-copied':
      'Este texto dice palabra por palabra lo mismo que el de “{other}”. Si es una copia, escriba aquí un texto propio.',
    'text-identical': 'Este texto es igual al de otro idioma. Tradúzcalo; si debe ser igual, ignore este aviso.',
    'text-missing': 'Falta este texto.',
    'text-placeholder': 'Este texto aún está por escribir.',
    'text-spaces': 'Hay espacios de más.',
    'translation-stale': 'El texto del primer idioma cambió después. Revise si esta traducción aún coincide.',
    'number-differs':
      'Los números no son los mismos que en el primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.] Revise cuál es correcto.',
    'title-long': 'El título tiene {length} letras y los buscadores muestran unas {limit}: quedará cortado.',
    'description-length': 'Esta descripción tiene {length} letras; los buscadores muestran de {minimum} a {maximum}.',
    'title-repeated': 'Otra página tiene el mismo título.',
    'description-repeated': 'Otra página tiene la misma descripción.',
    'page-unreachable': 'Ningún enlace lleva a esta página.',
    'privacy-facts':
      'Nadie ha confirmado aún que lo que aquí se dice de los datos es cierto. Lea la página; si es así, confírmelo.',
    'entry-repeated':
      '“{value}” está dos veces. Si uno es una copia, escriba en él lo que debe decir; si sobra, quítelo.',
    'phone-form': 'Este número de teléfono no está completo. Con el prefijo del país tiene de 8 a 15 cifras.',
    'part-unfinished': 'A esta parte aún le faltan textos: {missing} de {total}.',
  },
  fr: {
    'text-copied': 'Ce texte est mot pour mot celui de « {other} ». Si c’est une copie, écrivez ici un texte à lui.',
    'text-identical':
      'Ce texte est le même que dans une autre langue. Traduisez-le ; s’il doit être le même, ignorez cet avis.',
    'text-missing': 'Ce texte manque.',
    'text-placeholder': 'Ce texte reste à écrire.',
    'text-spaces': 'Il y a des espaces en trop.',
    'translation-stale':
      'Le texte de la première langue a changé depuis. Vérifiez si cette traduction lui correspond encore.',
    'number-differs':
      'Les nombres ne sont pas les mêmes que dans la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.] Vérifiez lequel est juste.',
    'title-long':
      'Le titre a {length} lettres et les moteurs de recherche en montrent environ {limit} : il sera coupé.',
    'description-length':
      'Cette description a {length} lettres ; les moteurs de recherche en montrent de {minimum} à {maximum}.',
    'title-repeated': 'Une autre page a le même titre.',
    'description-repeated': 'Une autre page a la même description.',
    'page-unreachable': 'Aucun lien ne mène à cette page.',
    'privacy-facts':
      'Personne n’a encore confirmé que ce qui est dit ici des données est vrai. Lisez la page ; si c’est juste, confirmez-le.',
    'entry-repeated':
      '« {value} » s’y trouve deux fois. Si l’un est une copie, écrivez ce qu’il doit dire ; s’il est de trop, retirez-le.',
    'phone-form': 'Ce numéro de téléphone n’est pas complet. Avec l’indicatif du pays, il a de 8 à 15 chiffres.',
    'part-unfinished': 'Il manque encore des textes à cette partie : {missing} sur {total}.',
  },
  de: {
    'text-copied':
      'Dieser Text ist Wort für Wort derselbe wie bei „{other}“. Ist er eine Kopie, schreiben Sie hier einen eigenen.',
    'text-identical':
      'Dieser Text ist derselbe wie in einer anderen Sprache. Übersetzen Sie ihn; soll er gleich sein, übergehen Sie den Hinweis.',
    'text-missing': 'Dieser Text fehlt.',
    'text-placeholder': 'Dieser Text ist noch zu schreiben.',
    'text-spaces': 'Hier stehen Leerzeichen zu viel.',
    'translation-stale':
      'Der Text der ersten Sprache hat sich seither geändert. Prüfen Sie, ob diese Übersetzung noch dazu passt.',
    'number-differs':
      'Die Zahlen sind nicht dieselben wie in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.] Prüfen Sie, welche stimmt.',
    'title-long': 'Der Titel hat {length} Buchstaben, Suchmaschinen zeigen etwa {limit}: Er wird abgeschnitten.',
    'description-length': 'Diese Beschreibung hat {length} Buchstaben; Suchmaschinen zeigen {minimum} bis {maximum}.',
    'title-repeated': 'Eine andere Seite hat denselben Titel.',
    'description-repeated': 'Eine andere Seite hat dieselbe Beschreibung.',
    'page-unreachable': 'Kein Link führt zu dieser Seite.',
    'privacy-facts':
      'Niemand hat bisher bestätigt, dass stimmt, was hier über Daten steht. Lesen Sie die Seite; wenn es stimmt, bestätigen Sie es.',
    'entry-repeated':
      '„{value}“ steht hier zweimal. Ist einer eine Kopie, schreiben Sie, was er sagen soll; ist er zu viel, entfernen Sie ihn.',
    'phone-form': 'Diese Telefonnummer ist nicht vollständig. Mit der Vorwahl des Landes hat sie 8 bis 15 Ziffern.',
    'part-unfinished': 'Diesem Teil fehlen noch Texte: {missing} von {total}.',
  },
  it: {
    'text-copied': 'Questo testo è parola per parola quello di “{other}”. Se è una copia, scrivi qui un testo suo.',
    'text-identical':
      'Questo testo è uguale a quello di un’altra lingua. Traducilo; se deve essere uguale, ignora l’avviso.',
    'text-missing': 'Questo testo manca.',
    'text-placeholder': 'Questo testo è ancora da scrivere.',
    'text-spaces': 'Ci sono spazi di troppo.',
    'translation-stale':
      'Il testo della prima lingua è cambiato da allora. Controlla se questa traduzione va ancora bene.',
    'number-differs':
      'I numeri non sono gli stessi della prima lingua.[ Solo lì: {missing}.][ Solo qui: {extra}.] Controlla quale è giusto.',
    'title-long': 'Il titolo ha {length} lettere e i motori di ricerca ne mostrano circa {limit}: sarà tagliato.',
    'description-length':
      'Questa descrizione ha {length} lettere; i motori di ricerca ne mostrano da {minimum} a {maximum}.',
    'title-repeated': 'Un’altra pagina ha lo stesso titolo.',
    'description-repeated': 'Un’altra pagina ha la stessa descrizione.',
    'page-unreachable': 'Nessun link porta a questa pagina.',
    'privacy-facts':
      'Nessuno ha ancora confermato che sia vero ciò che qui si dice dei dati. Leggi la pagina; se è così, confermalo.',
    'entry-repeated':
      '“{value}” è qui due volte. Se una voce è una copia, scrivi che cosa deve dire; se è di troppo, toglila.',
    'phone-form': 'Questo numero di telefono non è completo. Con il prefisso del paese ha da 8 a 15 cifre.',
    'part-unfinished': 'A questa parte mancano ancora dei testi: {missing} su {total}.',
  },
}

/** A state whose commonest problems are said in a language that the check does not speak. */
export function sayProblems<State extends Pick<EditState, 'problems'>>(state: State, language: string): State {
  if (!Object.hasOwn(said, language) && language !== 'pt-PT') return state
  const problems = state.problems.map((problem) => ({ ...problem, message: sayProblem(problem, language) }))
  return { ...state, problems }
}

/** What is said of a problem, in a language that the check may not speak. */
export function sayProblem(problem: Pick<EditedProblem, 'code' | 'message' | 'values'>, language: string): string {
  const words = said[language]
  if (problem.message === generalProblem.en)
    return generalProblem[language as keyof typeof generalProblem] ?? problem.message
  if (words) return fillMessage(problem, words)
  return language === 'pt-PT' ? sayUnquoted(problem.message) : problem.message
}

/** A message in the words of Portugal: what it quotes is the site's own. */
function sayUnquoted(message: string): string {
  return message
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, index) => (index % 2 === 0 ? sayInPortugal(part) : part))
    .join('')
}

/** What the table says of a problem, with its values: what is between brackets, where its value is not empty. */
function fillMessage(
  { code, message, values = {} }: Pick<EditedProblem, 'code' | 'message' | 'values'>,
  words: Words,
): string {
  const whole = words[code]
  if (whole === undefined) return message
  const text = whole.replace(/\[([^[\]]*\{(\w+)\}[^[\]]*)\]/g, (_, part, key) => (values[key] ? part : ''))
  return text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '')
}
