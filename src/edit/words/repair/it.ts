import type { repairEn } from './en.ts'

/** What the editor says of a file that cannot be read, or of which there are two versions, in Italian. */
export const repairIt: typeof repairEn = {
  title: {
    missing: 'Il file del sito è sparito',
    unreadable: 'Il file del sito non si può leggere',
    letters: 'Le lettere del file del sito non si possono leggere',
    conflict: 'Ci sono due versioni del sito',
    older: 'Il file del sito è in un formato più vecchio',
    newer: 'Il file del sito è in un formato più nuovo',
  },
  intro: {
    missing: 'Un altro programma l’ha tolto o rinominato. Rimetti l’ultima versione, o scegline una precedente.',
    unreadable:
      'Un altro programma l’ha salvato così. Rimetti le righe che non si leggono, e tutto il resto rimane; oppure correggi il file dove è stato cambiato.',
    letters:
      'Un altro programma l’ha salvato con le lettere in una forma più vecchia, e quelle con l’accento non si riconoscono. Nulla è andato perso. Scegli ciò che è scritto bene, e tutto il file viene salvato nella forma di oggi; il passo si può annullare.',
    conflict: 'Due persone hanno cambiato gli stessi punti. Per ciascuno scegli la versione che il sito deve avere.',
    older:
      'È stato scritto per una versione precedente di questo programma. Si può aggiornare: tutti i testi e le note rimangono, e il passo si può annullare.',
    newer:
      'Qualcuno l’ha aggiornato con una versione più nuova di questo programma. Lascialo com’è e aggiorna il programma.',
  },
  published:
    'È pubblicato qui, ma non inviato: altri hanno cambiato gli stessi punti e li hanno inviati prima. Per ciascuno scegli la versione che il sito deve avere, e viene inviato.',
  now: 'Ora, dalla riga {line}',
  was: 'L’ultima volta che si è potuto leggere',
  nothing: '(nulla)',
  lines: 'Rimetti queste righe',
  last: 'Usa tutta l’ultima versione',
  letters: 'Salvalo con “{example}”',
  upgrade: 'Aggiorna questo file',
  unsafe: 'Non si è potuto fare senza rischi, quindi non è cambiato nulla. Il file è scritto in modo insolito.',
  place: 'Una parte del file',
  theirs: 'L’altra versione',
  choose: 'Usa ciò che ho scelto',
}
