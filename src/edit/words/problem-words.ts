import type { EditState } from '../protocol/protocol.ts'

type Words = Readonly<Record<string, string>>

/** What the check says most often, in the languages that its messages are not written in: of the text at which it stands. */
const said: Readonly<Record<string, Words>> = {
  es: {
    'text-copied': 'Este texto es igual al de otro idioma. Tradúzcalo; si debe ser igual, ignore este aviso.',
    'text-identical': 'Este texto es igual al de otro idioma. Tradúzcalo; si debe ser igual, ignore este aviso.',
    'text-missing': 'Falta este texto.',
    'text-placeholder': 'Este texto aún está por escribir.',
    'text-spaces': 'Hay espacios de más.',
    'translation-stale': 'El texto del primer idioma cambió después. Revise si esta traducción aún coincide.',
    'number-differs': 'Un número no es el mismo que en el primer idioma.',
    'title-long': 'El título es demasiado largo para los buscadores: quedará cortado.',
    'description-length': 'Los buscadores muestran de 50 a 160 letras de esta descripción.',
    'title-repeated': 'Otra página tiene el mismo título.',
    'description-repeated': 'Otra página tiene la misma descripción.',
    'page-unreachable': 'Ningún enlace lleva a esta página.',
    'privacy-facts': 'Nadie ha confirmado aún que lo que aquí se dice de los datos es cierto. Lea la página.',
    'entry-repeated':
      'Dos elementos dicen lo mismo. Si uno es una copia, escriba en él lo que debe decir; si sobra, quítelo.',
    'phone-form': 'Este número de teléfono no está completo. Con el prefijo del país tiene de 8 a 15 cifras.',
    'part-unfinished': 'A esta parte aún le faltan textos.',
  },
  fr: {
    'text-copied':
      'Ce texte est le même que dans une autre langue. Traduisez-le ; s’il doit être le même, ignorez cet avis.',
    'text-identical':
      'Ce texte est le même que dans une autre langue. Traduisez-le ; s’il doit être le même, ignorez cet avis.',
    'text-missing': 'Ce texte manque.',
    'text-placeholder': 'Ce texte reste à écrire.',
    'text-spaces': 'Il y a des espaces en trop.',
    'translation-stale':
      'Le texte de la première langue a changé depuis. Vérifiez si cette traduction lui correspond encore.',
    'number-differs': 'Un nombre n’est pas le même que dans la première langue.',
    'title-long': 'Le titre est trop long pour les moteurs de recherche : il sera coupé.',
    'description-length': 'Les moteurs de recherche montrent de 50 à 160 lettres de cette description.',
    'title-repeated': 'Une autre page a le même titre.',
    'description-repeated': 'Une autre page a la même description.',
    'page-unreachable': 'Aucun lien ne mène à cette page.',
    'privacy-facts': 'Personne n’a encore confirmé que ce qui est dit ici des données est vrai. Lisez la page.',
    'entry-repeated':
      'Deux éléments disent la même chose. Si l’un est une copie, écrivez ce qu’il doit dire\u202f; s’il est de trop, retirez-le.',
    'phone-form': 'Ce numéro de téléphone n’est pas complet. Avec l’indicatif du pays, il a de 8 à 15 chiffres.',
    'part-unfinished': 'Il manque encore des textes à cette partie.',
  },
  de: {
    'text-copied':
      'Dieser Text ist derselbe wie in einer anderen Sprache. Übersetzen Sie ihn; soll er gleich sein, übergehen Sie den Hinweis.',
    'text-identical':
      'Dieser Text ist derselbe wie in einer anderen Sprache. Übersetzen Sie ihn; soll er gleich sein, übergehen Sie den Hinweis.',
    'text-missing': 'Dieser Text fehlt.',
    'text-placeholder': 'Dieser Text ist noch zu schreiben.',
    'text-spaces': 'Hier stehen Leerzeichen zu viel.',
    'translation-stale': 'Der Text der ersten Sprache hat sich seither geändert. Prüfen Sie, ob diese noch dazu passt.',
    'number-differs': 'Eine Zahl ist nicht dieselbe wie in der ersten Sprache.',
    'title-long': 'Der Titel ist zu lang für Suchmaschinen: Er wird abgeschnitten.',
    'description-length': 'Suchmaschinen zeigen 50 bis 160 Buchstaben dieser Beschreibung.',
    'title-repeated': 'Eine andere Seite hat denselben Titel.',
    'description-repeated': 'Eine andere Seite hat dieselbe Beschreibung.',
    'page-unreachable': 'Kein Link führt zu dieser Seite.',
    'privacy-facts': 'Niemand hat bisher bestätigt, dass stimmt, was hier über Daten steht. Lesen Sie die Seite.',
    'entry-repeated':
      'Zwei Einträge sagen dasselbe. Ist einer eine Kopie, schreiben Sie, was er sagen soll; ist er zu viel, entfernen Sie ihn.',
    'phone-form': 'Diese Telefonnummer ist nicht vollständig. Mit der Vorwahl des Landes hat sie 8 bis 15 Ziffern.',
    'part-unfinished': 'Diesem Teil fehlen noch Texte.',
  },
  it: {
    'text-copied':
      'Questo testo è uguale a quello di un’altra lingua. Traducilo; se deve essere uguale, ignora l’avviso.',
    'text-identical':
      'Questo testo è uguale a quello di un’altra lingua. Traducilo; se deve essere uguale, ignora l’avviso.',
    'text-missing': 'Questo testo manca.',
    'text-placeholder': 'Questo testo è ancora da scrivere.',
    'text-spaces': 'Ci sono spazi di troppo.',
    'translation-stale':
      'Il testo della prima lingua è cambiato da allora. Controlla se questa traduzione va ancora bene.',
    'number-differs': 'Un numero non è lo stesso della prima lingua.',
    'title-long': 'Il titolo è troppo lungo per i motori di ricerca: sarà tagliato.',
    'description-length': 'I motori di ricerca mostrano da 50 a 160 lettere di questa descrizione.',
    'title-repeated': 'Un’altra pagina ha lo stesso titolo.',
    'description-repeated': 'Un’altra pagina ha la stessa descrizione.',
    'page-unreachable': 'Nessun link porta a questa pagina.',
    'privacy-facts': 'Nessuno ha ancora confermato che sia vero ciò che qui si dice dei dati. Leggi la pagina.',
    'entry-repeated':
      'Due voci dicono la stessa cosa. Se una è una copia, scrivi che cosa deve dire; se è di troppo, toglila.',
    'phone-form': 'Questo numero di telefono non è completo. Con il prefisso del paese ha da 8 a 15 cifre.',
    'part-unfinished': 'A questa parte mancano ancora dei testi.',
  },
}

/** A state whose commonest problems are said in a language that the check does not speak. */
export function sayProblems<State extends Pick<EditState, 'problems'>>(state: State, language: string): State {
  const words = said[language]
  if (!words) return state
  const problems = state.problems.map((problem) => ({ ...problem, message: words[problem.code] ?? problem.message }))
  return { ...state, problems }
}
