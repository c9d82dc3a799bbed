import type { repairEn } from './en.ts'

/** What the editor says of a file that cannot be read, or of which there are two versions, in German. */
export const repairDe: typeof repairEn = {
  title: {
    missing: 'Die Datei der Website ist weg',
    unreadable: 'Die Datei der Website ist nicht lesbar',
    letters: 'Die Buchstaben in der Datei der Website sind nicht lesbar',
    conflict: 'Es gibt zwei Fassungen der Website',
    older: 'Die Datei der Website hat ein älteres Format',
    newer: 'Die Datei der Website hat ein neueres Format',
  },
  intro: {
    missing:
      'Ein anderes Programm hat sie entfernt oder umbenannt. Holen Sie die letzte Fassung zurück, oder wählen Sie eine frühere.',
    unreadable:
      'Ein anderes Programm hat sie so gespeichert. Holen Sie die unlesbaren Zeilen zurück, und alles andere bleibt, wie es ist; oder berichtigen Sie die Datei dort, wo sie geändert wurde.',
    letters:
      'Ein anderes Programm hat ihre Buchstaben in einer älteren Form gespeichert, darum sind Umlaute und Akzente nicht zu erkennen. Verloren ist nichts. Wählen Sie, was richtig geschrieben ist, und die ganze Datei wird in der heutigen Form gespeichert; der Schritt lässt sich rückgängig machen.',
    conflict:
      'Zwei Personen haben dieselben Stellen geändert. Wählen Sie für jede die Fassung, die die Website haben soll.',
    older:
      'Sie wurde für eine frühere Fassung dieses Programms geschrieben. Sie kann auf den neuesten Stand gebracht werden: Alle Texte und Notizen bleiben, und der Schritt lässt sich rückgängig machen.',
    newer:
      'Jemand hat sie mit einer neueren Fassung dieses Programms auf den neuesten Stand gebracht. Lassen Sie sie, wie sie ist, und erneuern Sie das Programm.',
  },
  published:
    'Es ist hier veröffentlicht, aber nicht gesendet: Andere haben dieselben Stellen geändert und vor Ihnen gesendet. Wählen Sie für jede die Fassung, die die Website haben soll, dann wird gesendet.',
  now: 'Jetzt, ab Zeile {line}',
  was: 'Als sie zuletzt lesbar war',
  nothing: '(nichts)',
  lines: 'Diese Zeilen zurückholen',
  last: 'Die ganze letzte Fassung nehmen',
  letters: 'Mit „{example}“ speichern',
  upgrade: 'Diese Datei auf den neuesten Stand bringen',
  unsafe: 'Das ging nicht ohne Gefahr, darum wurde nichts geändert. Die Datei ist ungewöhnlich geschrieben.',
  place: 'Ein Teil der Datei',
  theirs: 'Die andere Fassung',
  choose: 'Nehmen, was ich gewählt habe',
}
