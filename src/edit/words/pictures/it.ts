import type { PictureWords } from './en.ts'

/** What the editor says of pictures, in Italian. */
export const picturesIt: PictureWords = {
  title: 'Immagine',
  replace: 'Scegli un’altra immagine',
  add: 'Aggiungi un’immagine',
  drop: 'o trascina qui un file',
  sending: 'Invio…',
  gallery: 'Galleria',
  addMany: 'Aggiungi immagini',
  dropMany: 'o trascinane o incollane qui diverse',
  sendingMany: 'Immagine {index} di {count} in arrivo…',
  added: '{count} {count:immagine è|immagini sono} nella galleria.',
  sayEach: 'Di’ che cosa mostra ciascuna',
  unplaced: 'Conservate, ancora in nessuna pagina',
  kept: '“{name}” è conservata, ma non è ancora in nessuna pagina. Puoi sceglierla ovunque si possa aggiungere un’immagine.',
  ask: 'Che cosa mostra? Descrivila in ogni lingua, per chi non può vederla.',
  put: 'Mettila nella pagina',
  cancel: 'Annulla',
  say: 'La nuova immagine è al suo posto. Il testo qui sotto la descrive ancora?',
  noPlace: 'Qui non c’è posto per un’immagine. Trascinala su un’immagine, o su un testo della voce a cui appartiene.',
  onlyDrawing: 'Il logo deve essere un disegno (.svg) o un PNG.',
  focus: 'Ciò che non viene mai tagliato',
  focusHelp:
    'Fai clic sulla parte che deve restare visibile quando l’immagine viene ritagliata, anche nei link condivisi.',
  fromLeft: 'Da sinistra',
  fromTop: 'Dall’alto',
  noFocus: 'Usa il centro',
  refused: {
    'too-large': 'Il file è troppo grande: una foto può avere 40 MB, un disegno 500 kB.',
    'too-many-pixels': 'L’immagine ha più pixel di quanti ne faccia qualsiasi fotocamera: non si può usare.',
    'no-image': 'I browser non mostrano questo tipo di immagine. Usa un JPEG, PNG, WebP, AVIF o SVG.',
    heic: 'Questa foto è nel formato dell’iPhone (HEIC), che i browser non mostrano. Esportala come JPEG; per le prossime scegli sul telefono Impostazioni › Fotocamera › Formati › Più compatibile.',
    damaged: 'Il file è rovinato o incompleto. Copialo di nuovo.',
    'drawing-size': 'Il disegno non dice quanto è grande: gli serve una viewBox.',
    'drawing-heavy': 'Il disegno è troppo lungo da tracciare. Chiedine uno più semplice.',
    'drawing-foreign':
      'Il disegno contiene qualcosa che viene eseguito, che carica qualcosa da altrove, o che non fa parte di un SVG semplice. Esportalo di nuovo come SVG semplice, o chiedine uno senza:',
    outside: 'La cartella “images” porta fuori dalla cartella del sito. Non è stato salvato nulla.',
  },
}
