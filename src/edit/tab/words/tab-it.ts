import type { TabWords } from './tab-en.ts'

/** What the tab around the editor says, in Italian. */
export const tabIt: TabWords = {
  title: 'Il tuo sito, in questa scheda',
  intro:
    'Niente da installare e nessun account. Ciò che scrivi resta in questo browser finché non lo salvi sul tuo computer.',
  opening: 'Apertura…',
  elsewhere: 'Il tuo sito è aperto in un’altra scheda. Continua lì, oppure chiudi quella scheda e ricarica questa.',
  unsupported:
    'Questo browser non può farlo. Usa una versione recente di Chrome, Edge, Firefox o Safari, fuori da una finestra privata.',
  inFrame: 'L’editor non si apre dentro un’altra pagina. Apri il suo indirizzo.',
  openRepository: 'Apri un sito dal suo repository',
  repositoryNote:
    'Per chi si occupa del sito: pubblicare fa un commit, e ciò che altri hanno cambiato nel frattempo resta.',
  repository: 'Indirizzo del repository',
  key: 'Chiave',
  keyNote:
    'Su GitHub: Settings → Developer settings → Fine-grained tokens. Solo per questo repository, con “Contents: read and write”. Va al fornitore del repository e da nessun’altra parte.',
  stay: 'Resta connesso su questo dispositivo',
  noRepository: 'Questo non è l’indirizzo di un repository presso un fornitore che si possa interrogare da qui.',
  open: 'Apri',
  signIn: 'Accedi',
  signOut: 'Esci',
  signOutHelp: 'Questo toglie da questo browser il sito e la tua chiave: fallo su un computer che usano anche altri.',
  signOutNote:
    'Hai cambiato {count} {count:file|file} senza {count:pubblicarlo|pubblicarli}. Uscire toglie tutto questo dal browser, e non si può riavere. Uscire comunque?',
  editThis: 'Modifica questo sito',
  person: 'Chi sei?',
  phrase: 'Le tue cinque parole',
  phraseNote: 'In minuscolo o in maiuscolo, con o senza accenti.',
  wrongPhrase: 'Queste non sono le parole di questa chiave. Ricontrollale una per una.',
  asOwner: 'Mi occupo di questo sito',
  persons: 'Chiavi per persone',
  personsNote:
    'Chi ha una chiave modifica questo sito senza account: al suo indirizzo seguito da “/edit”, con un nome e cinque parole.',
  personName: 'Nome della persona',
  role: 'Può',
  mayPublish: 'pubblicare',
  mayPropose: 'proporre modifiche, che accetti tu',
  personToken: 'Token per questa persona',
  personTokenNote:
    'Se resta vuoto, vale quello con cui hai fatto l’accesso. Con uno a parte puoi togliere una chiave senza rinnovare le altre. Per proporre, può darsi che il token debba aprire anche “Pull requests”.',
  giveKey: 'Dai una chiave',
  phraseIs: 'Le cinque parole di {name}:',
  phraseOnce:
    'Si mostrano solo questa volta, e non si conservano da nessuna parte. Dille a voce o scrivile; non inviarle insieme all’indirizzo. La chiave vale appena il sito è stato rifatto: ci vogliono alcuni minuti.',
  nameTaken: 'Qualcuno con questo nome ha già una chiave. Prima toglila, o aggiungi un cognome.',
  revoke: 'Togli',
  keyGiven: 'Chiave per {name}',
  keyTaken: 'Chiave di {name} tolta',
  keyTakenNote:
    'La chiave di {name} non è più sul sito. Chi l’ha copiata prima può ancora aprire il token che contiene: rinnovalo ora. Elimina il token presso il fornitore del repository (su GitHub: Settings → Developer settings → Fine-grained tokens → Delete), creane uno nuovo, accedi con quello, e dai chiavi nuove a tutti quelli la cui chiave conteneva il vecchio.',
  offLine:
    'Che cosa è bene sapere: il file delle chiavi è pubblico. Chi lo ha può provare parole sul proprio computer per tutto il tempo che vuole. Le cinque parole sono estratte a sorte in modo che non ci sia speranza; con parole scelte da qualcuno ce ne sarebbe.',
  openZip: 'Apri un sito da un file ZIP',
  zipNote: 'Il file che hai salvato qui prima, o la cartella del sito come ZIP.',
  chooseZip: 'Scegli un file ZIP…',
  openFolder: 'Apri una copia di una cartella',
  noSite: 'Non contiene un sito: manca un file chiamato site.config.yaml.',
  tooLarge:
    'In questo file c’è troppo per aprirlo qui. Togli ciò che non fa parte del sito, come video pesanti, e riprova.',
  kept: 'Alcune parti di questo sito sono state programmate solo per lui ({kinds}). Restano come sono: si vedono sul sito finito, non qui. Tutto il resto si può cambiare.',
  keptChanged:
    'Alcune parti di questo sito sono state programmate solo per lui, e sono cambiate da quando è stato fatto l’ultima volta ({kinds}). Restano come sono, e si potranno modificare qui quando il sito sarà stato rifatto. Tutto il resto si può cambiare.',
  keptUnbuilt:
    'Il sito finito non si può fare qui: le sue parti {kinds} sono state programmate solo per lui, e programmi simili, scritti da altri, non vengono eseguiti in questa scheda. Chi si occupa del sito lo fa con “npm run build”, oppure lo fa il fornitore dopo che hai pubblicato.',
  failed: 'Non è riuscito. Ciò che c’era non è cambiato.',
  newSite: 'Comincia un nuovo sito',
  newSiteNote:
    'Sette domande e il tuo sito è pronto, con pagine, testi e immagini per quello che fai. Poi cambi quello che vuoi.',
  begin: 'Comincia',
  filesOfHome: 'Salva ed esci',
  files: 'Salva e apri',
  keepSource: 'Salva il mio sito per continuare dopo (ZIP)',
  keepBuilt: 'Salva il sito finito da caricare (ZIP)',
  builtNote:
    'La prima volta si caricano circa 5 MB. Le immagini di anteprima per le reti mostrano solo il logo; con “npm run build” mostrano anche parole.',
  making: 'Il sito è in preparazione…',
  notMade:
    'Non si è potuto fare il sito. Prima correggi i suoi errori; la pagina “Pubblica” dice anche se un modulo lo impedisce.',
  close: 'Apri un altro sito',
  closeNote: 'Questo toglie il sito da questo browser. Prima salvalo: non si può riavere.',
}
