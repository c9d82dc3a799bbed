import type { PublishWords } from './en.ts'

/** What the editor says of publishing, in Italian. */
export const publishIt: PublishWords = {
  button: 'Pubblica',
  count: 'Pubblica {count}',
  title: 'Pubblica',
  looking: 'Cerca che cosa è cambiato…',
  nothing: 'È tutto pubblicato.',
  intro: 'Che cosa è cambiato dall’ultima pubblicazione. Ogni modifica si può annullare da sola.',
  first: 'Il sito non è mai stato pubblicato: è tutto nuovo.',
  firstNote: 'Prima pubblicazione',
  rewritten: 'Note nel file o la sua forma. I visitatori non vedono differenze.',
  changed: 'Cambiato',
  added: 'Aggiunto',
  removed: 'Tolto',
  moved: 'Spostato',
  before: 'Prima',
  after: 'Dopo',
  page: 'Pagina',
  yes: 'sì',
  no: 'no',
  revert: 'Annulla',
  revertOf: 'Annulla: {place}',
  files: 'Partono anche questi file:',
  otherFiles: '{count} file di cui il sito ha bisogno',
  unused: 'Nessuna pagina mostra queste immagini. Restano nella cartella finché non le elimini:',
  remove: 'Elimina',
  removeFile: 'Elimina: {name}',
  removeAll: 'Elimina tutte',
  unfinished:
    '{count} {count:parte aggiunta non ha|parti aggiunte non hanno} ancora un valore. {count:Compilala o toglila|Compilale o toglile}, poi pubblica.',
  errors: '{count} {count:errore impedisce|errori impediscono} la pubblicazione.',
  show: 'Mostra',
  note: 'Che cosa hai cambiato? Una frase per chi guarderà in futuro.',
  send: 'Invialo anche, perché vada online',
  author: 'Chi pubblica? Si chiede una volta sola, e la risposta resta per questo sito.',
  name: 'Nome',
  email: 'E-mail',
  publishing: 'Pubblicazione…',
  proposed: 'Inviato come proposta: chi si occupa del sito decide se pubblicarla.',
  proposal: 'Vedi la proposta',
  unsent: '{count} {count:pubblicazione non è ancora stata inviata|pubblicazioni non sono ancora state inviate}.',
  sendNow: 'Invia ora',
  chooseFirst:
    'Non ancora pubblicato: altri hanno cambiato gli stessi punti prima. Per ciascuno scegli la versione che il sito deve avere, e viene pubblicato.',
  said: 'Dettagli per chi si occupa del sito',
  folder: 'Una cartella da caricare',
  folderHelp: 'Fa di tutto il sito una cartella, per i fornitori dove si caricano file. Può volerci un minuto.',
  host: 'Per',
  makeFolder: 'Fai la cartella',
  makeZip: 'Fai un file ZIP',
  making: 'In corso…',
  made: 'La cartella è pronta: carica tutto ciò che contiene.',
  madeZip: 'Il file ZIP è tra i tuoi download: caricalo se il tuo fornitore lo accetta, e aprilo lì.',
  notMade: 'Non si è potuta fare la cartella. La finestra in cui è stato avviato l’editor dice perché.',
  /** Before the names of the forms. */
  mailForms:
    'Questo sito non si può ancora fare nel browser: i messaggi di un modulo li invia un programma presso il tuo fornitore, che solo un computer può preparare. Scegli un altro modo di ricevere i messaggi di:',
  earlier: 'Versioni precedenti',
  noEarlier: 'Non ce ne sono: questo testo non è cambiato dalla prima pubblicazione.',
  restore: 'Riprendi',
  restoreOf: 'Riprendi: {text}',
  publications: 'Pubblicazioni precedenti',
  restoreAll: 'Riprendi questa versione',
  broughtBack: 'Il file è com’era allora. “Annulla” torna indietro.',
  when: '{date}, {author}',
  more: 'e altri {count}',
  launch: {
    title: 'Prima che il sito vada online',
    intro:
      'Ancora {count} {count:cosa|cose} da fare. Altrimenti i visitatori {count:la vedrebbero|le vedrebbero}, o ciò che inviano non arriverebbe.',
    isTrue: 'Ora è corretto',
    kinds: {
      'text-placeholder': 'Testi ancora da scrivere',
      'launch-example': 'Indirizzi di esempio, dove non si raggiunge nulla',
      'launch-number': 'Numeri di telefono inventati',
      'launch-sample': 'Esempi inventati',
      'launch-photo': 'Persone senza foto',
      'launch-receiver': 'Moduli che arrivano solo se il fornitore li inoltra',
      'launch-privacy': 'Nessuna pagina dice che cosa succede ai dati dei visitatori',
      'launch-hosts': 'Servizi che ricevono dati dei visitatori e non sono nominati nella pagina sulla privacy',
      'privacy-facts': 'Affermazioni sui dati dei visitatori che nessuno ha confermato',
    },
  },
  inTab:
    'Il tuo sito è in questo browser, senza versioni precedenti: per questo non c’è un elenco delle modifiche. Per metterlo online apri “{menu}”, salva il sito finito e caricalo su un servizio di hosting.',
  gaps: {
    'no-git':
      'Nulla su questo computer conserva le versioni precedenti: quindi non c’è un elenco delle modifiche, e nulla viene inviato da solo. Puoi comunque fare la cartella da caricare.',
    'no-repository':
      'Le versioni precedenti di questo sito non sono ancora conservate. Si comincia appena pubblichi: ogni pubblicazione si può poi guardare e riprendere.',
    'foreign-owner':
      'La cartella del sito appartiene a un’altra persona di questo computer. Avvia l’editor con il suo nome.',
    untrusted:
      'La cartella del sito è arrivata con impostazioni che avviano programmi, quindi le sue versioni precedenti non vengono lette. Se non sai chi ha fatto la cartella, chiedi a chi si occupa del sito. Puoi comunque fare la cartella da caricare.',
    ignored:
      'La cartella è impostata per lasciare questo sito fuori dalle versioni precedenti, quindi da qui non si può pubblicare nulla. Chiedi a chi si occupa del sito. Puoi comunque fare la cartella da caricare.',
    refused: 'Qui non si possono leggere le versioni precedenti. Puoi comunque fare la cartella da caricare.',
    merging:
      'Qualcuno ha cominciato a unire due versioni e non ha finito. Chi si occupa del sito deve prima finire: ciò che si pubblica intanto potrebbe andare perso.',
    'no-branch':
      'Nessuno ha scelto dove si conservano le pubblicazioni: ciò che si pubblica ora potrebbe andare perso. Deve scegliere chi si occupa del sito.',
  },
  refused: {
    'has-errors': 'Prima ci sono errori da correggere.',
    'nothing-changed': 'Non c’è nulla di nuovo da pubblicare.',
    'no-author': 'Non si sa ancora chi pubblica.',
    merging:
      'Qualcuno ha cominciato a unire due versioni e non ha finito. Chi si occupa del sito deve prima finire: ciò che si pubblica intanto potrebbe andare perso.',
    busy: 'Un altro programma sta lavorando al sito. Riprova tra un momento.',
    'disk-full':
      'Il disco è pieno, quindi la pubblicazione non è riuscita. Nulla è perso: tutte le modifiche sono salvate. Libera spazio e pubblica di nuovo.',
    locked:
      'Un altro programma sta lavorando al sito, o uno è stato interrotto a metà. Riprova tra un momento. Se succede di nuovo e nient’altro lavora al sito, elimina il file indicato qui sotto, il cui nome finisce in “.lock”: non contiene nulla di tuo.',
    failed: 'La pubblicazione non è riuscita. Nulla è perso: tutte le modifiche sono salvate.',
    'remote-ahead':
      'È pubblicato qui, ma non inviato: altri hanno inviato qualcosa intanto, e in questa cartella c’è lavoro non pubblicato, quindi i due non si possono unire da soli. Nulla è perso. Deve unirli chi si occupa del sito.',
    'remote-differs':
      'È pubblicato qui, ma non inviato: altri hanno cambiato gli stessi punti e li hanno inviati prima. Nulla è perso. Deve unire le due versioni chi si occupa del sito.',
    'no-access':
      'È pubblicato qui, ma non inviato: l’altra parte non lascia entrare questo computer. Nulla è perso. Quando si potrà, invialo da qui.',
    unreachable:
      'È pubblicato qui, ma non inviato: l’altra parte non è raggiungibile. Nulla è perso. Riprova quando c’è connessione.',
    declined: 'È pubblicato qui, ma non inviato: l’altra parte l’ha rifiutato. Nulla è perso. La risposta dice perché.',
    'timed-out': 'Ci è voluto troppo ed è stato fermato. Nulla è perso. Riprova, o chiedi a chi si occupa del sito.',
    'host-signed-out':
      'Non ancora pubblicato: prima accedi, sotto “{menu}”. Le tue modifiche restano in questo browser.',
    'host-key': 'Con questo non si entra. Controlla che sia stato copiato tutto.',
    'host-key-ended':
      'Non pubblicato: non puoi più entrare. Il tuo accesso è scaduto o è stato tolto. Le tue modifiche restano qui. Sotto “{menu}” esci, poi entra con il nuovo accesso che riceverai.',
    'host-rights':
      'Non pubblicato: puoi leggere questo sito, ma non cambiarlo. Chi ti ha dato l’accesso deve permettere la scrittura (“Contents: read and write”).',
    'host-protected':
      'Non pubblicato: il fornitore non permette di pubblicare da qui (lo chiama “protected branch”). Deve permetterlo chi si occupa del sito.',
    'host-differs':
      'Non ancora pubblicato: altri hanno cambiato gli stessi file prima. Nulla è perso. Deve unire le due versioni chi si occupa del sito.',
    'host-missing': 'Il sito non si trova presso il suo fornitore, o non hai accesso.',
    'host-no-site': 'Non contiene un sito: manca un file chiamato site.config.yaml.',
    'host-unreachable':
      'Non pubblicato: non c’è connessione. Le tue modifiche restano in questo browser. Riprova quando ci sarà.',
    'host-busy':
      'Non pubblicato: il fornitore è troppo occupato. Le tue modifiche restano qui. Riprova tra alcuni minuti.',
    'host-too-large': 'Non pubblicato: il fornitore non accetta un file così grande.',
    'host-declined': 'Il fornitore l’ha rifiutato. Nulla è perso. La sua risposta dice perché.',
    'not-sent': 'È pubblicato qui, ma non inviato. Nulla è perso.',
  },
}
