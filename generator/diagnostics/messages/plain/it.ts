import type { PlainMessages } from './plain-messages.ts'

/** What the editor says of problems, in Italian. */
export const it: PlainMessages = {
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
  'letter-invisible':
    'Qui c’è un carattere invisibile che viene da un altro programma. Cancella le parole intorno e scrivile di nuovo.',
  'file-letters-lost': 'Qui c’è � al posto di una lettera andata persa. Scrivila di nuovo.',
  'file-letters-garbled': 'Qui c’è “{found}” dove sembra che si intenda “{meant}”. Scrivi di nuovo le lettere.',
  'quote-unpaired': 'A questa virgoletta manca l’altra: {text}. Scrivila, o cancella quella che c’è.',
  'text-cut': 'Il testo si interrompe prima di “{cut}”. Scrivilo qui di nuovo, per intero.',
  'key-missing': 'Qui manca un dato. Aggiungilo, o togli questa parte.',
  'key-choice': 'Qui ci sono due cose che non possono valere insieme. Tienine una e togli l’altra.',
  'type-wrong': 'Questo valore è del tipo sbagliato, come un testo dove serve un numero. Scrivilo di nuovo.',
  'value-empty': 'Qui non c’è ancora niente. Scrivi qualcosa, o togli questa parte.',
  'value-unknown': '“{value}” qui non è possibile. Scegli uno dei valori offerti.',
  'form-wrong': '“{value}” non ha la forma giusta. Scrivilo come mostra l’aiuto di questo campo.',
  'date-absent': 'Il giorno “{value}” non esiste. Correggi il giorno, il mese o l’anno.',
  'number-out-of-range': '{value} non è possibile.[ Almeno: {minimum}.][ Al massimo: {maximum}.]',
  'number-dotted': 'Il punto in {written} vale come virgola. Scrivi le migliaia senza punto.',
  'list-empty': 'L’elenco è vuoto. Aggiungi almeno una voce, o togli l’elenco.',
  'list-long': 'L’elenco ha {count} voci, e ce ne stanno {most}. Togli quelle di troppo.',
  'words-missing': 'In {locale} non ci sono parole pronte per pulsanti e messaggi. Scrivile in “Parole del sito”.',
  'draft-needed': '{locale} è ancora una bozza e non si mostra. Scegli una lingua pubblicata.',
  'language-draft': '{locale} è una bozza: il sito si mostra senza questa lingua. Mancano {missing} testi su {total}.',
  'pages-too-many': 'Il sito ha {count} pagine, e ce ne stanno {most}. Togline alcune, o fanne due siti.',
  'languages-too-many': 'Il sito ha {count} lingue, e ce ne stanno {most}.',
  'text-language': 'Questo testo deve essere in {locale}, ma sembra di un’altra lingua ({found}).',
  'placeholder-differs':
    'Ciò che sta tra parentesi graffe deve essere uguale in ogni lingua.[ Manca: {missing}.][ Di troppo: {extra}.]',
  'email-differs':
    'Gli indirizzi e-mail non sono gli stessi della prima lingua.[ Solo lì: {missing}.][ Solo qui: {extra}.]',
  'url-differs':
    'I link non sono gli stessi della prima lingua.[ Solo lì: {missing}.][ Solo qui: {extra}.] Controlla che ogni lingua porti allo stesso posto.',
  'picture-differs':
    'Questo testo ha immagini diverse da quelle della prima lingua.[ Solo lì: {missing}.][ Solo qui: {extra}.]',
  'markup-differs':
    'Il grassetto, i titoli o altra formattazione non sono gli stessi della prima lingua.[ Solo lì: {missing}.][ Solo qui: {extra}.]',
  'text-machine':
    'Questo testo in {locale} lo ha scritto una macchina e nessuno l’ha ancora letto. Leggilo e confermalo.',
  'term-differs':
    'La prima lingua dice “{said}”; secondo il glossario qui si dice “{wanted}”. Usa quella parola, o ignora l’avviso.',
  'address-lost':
    'Questa pagina aveva l’indirizzo “{slug}” e da lì nulla porta più qui. Se era pubblicata, aggiungilo agli “Indirizzi precedenti”.',
  'privacy-language': 'Il sito non sa dire in {locale} che cosa succede ai dati. Scrivi lì un testo tuo.',
  'launch-privacy': 'Nessuna pagina dice che cosa succede ai dati dei visitatori. Aggiungi la sezione “Privacy”.',
  'launch-hosts':
    'Questi servizi vengono a sapere qualcosa dei visitatori, e la pagina della privacy non li nomina: {hosts}.',
  'days-order': 'L’ultimo giorno, {until}, viene prima del primo, {from}. Controllali entrambi.',
  'launch-example': '“{address}” è un indirizzo di esempio. Scrivi quello vero.',
  'launch-number': '“{text}” sembra un numero inventato. Scrivi quello vero.',
  'launch-sample': 'È un esempio inventato. Scrivi il tuo, o di’ che è vero e l’avviso sparisce.',
  'launch-letters':
    'Al carattere “{families}” mancano lettere di questa lingua: {locale}. Scegline un altro per lei, o ignora l’avviso.',
  'launch-photo': 'Non c’è una foto di {name}. Aggiungine una, o ignora l’avviso.',
  'launch-receiver':
    'Ciò che i visitatori inviano va a “{path}” di questo sito e arriva solo se il servizio che lo ospita lo inoltra. Scegli in “Chi lo riceve” uno che vada bene ovunque, o invia un messaggio di prova.',
  'slug-taken': 'Un’altra pagina ha già l’indirizzo “{slug}”: “{owner}”. Danne uno proprio a ciascuna.',
  'slug-empty': 'L’indirizzo è vuoto, e solo quello della home può esserlo. Scrivine uno corto.',
  'slug-of-home': 'La home ha l’indirizzo “{slug}”. Il suo resta vuoto.',
  'slug-locale': '“{slug}” comincia con la lingua “{prefix}”. Toglila: si aggiunge da sola.',
  'slug-reserved': '“{slug}” qui non può essere un indirizzo. Scegline un altro.',
  'slug-long': 'Questo indirizzo è troppo lungo. Scrivine uno più corto.',
  'slug-unsafe':
    '“{slug}” non può stare in un indirizzo web. Usa minuscole senza accenti, cifre e trattini[, come “{suggestion}”].',
  'canonical-taken': 'Un’altra pagina ha già l’indirizzo “{slug}”: “{owner}”. Scegline un altro.',
  'former-path-present': '“{slug}” è l’indirizzo di oggi di questa pagina. Toglilo da quelli precedenti.',
  'former-path-taken': '“{slug}” è già di “{owner}” e non può portare anche qui. Toglilo in uno dei due posti.',
  'home-count': 'Una sola pagina deve essere la home ed essere visibile; ora sono {count}.',
  'page-unknown': 'Non c’è nessuna pagina “{value}”[; forse è “{suggestion}”]. Scegline un’altra.',
  'language-repeated': 'Anche un’altra lingua si chiama “{value}”. Dai a ciascuna il suo nome.',
  'icon-unknown': 'Non c’è nessuna icona “{value}”[; forse è “{suggestion}”]. Scegline un’altra.',
  'home-languages': 'La home non esiste in queste lingue: {locales}. Deve esistere in tutte.',
  'links-gone':
    'Questa pagina non esiste in queste lingue: {locales}. Lì restano senza link {places} punti che portano a essa.',
  'category-unknown': 'Non c’è nessuna categoria “{value}”[; forse è “{suggestion}”].',
  'category-unused': 'Nessun articolo è nella categoria “{key}”. Toglila, o dalla a un articolo.',
  'collection-unknown': 'Non c’è nessuna raccolta “{value}”[; forse è “{suggestion}”].',
  'office-unknown': 'Non c’è nessuna sede “{value}”[; forse è “{suggestion}”].',
  'form-unknown': 'Non c’è nessun modulo “{value}”[; forse è “{suggestion}”].',
  'condition-field': 'Questo modulo non ha nessun campo “{value}”[; forse è “{suggestion}”].',
  'condition-order': '“{name}” sta sotto questo campo, ma decide se mostrarlo. Spostalo in alto.',
  'condition-value': '“{value}” non è una risposta di “{name}”. Scegline una di quelle che ci sono.',
  'step-untitled':
    'Qui comincia un passo, ma i campi precedenti non sono in nessuno. Dai anche al primo campo il titolo di un passo.',
  'reply-unsent':
    'Così nessuno riceve una risposta: servono un campo per l’e-mail e un destinatario che invii risposte.',
  'captcha-unchecked':
    '{receiver} non controlla questa protezione dalle macchine. Toglila; il campo nascosto ne ferma la maggior parte.',
  'thanks-by-script':
    'La pagina di ringraziamento va indicata anche su {service}, nelle impostazioni del modulo. Fatto questo, ignora l’avviso.',
  'thanks-shared':
    'Due moduli hanno la stessa pagina di ringraziamento con impostazioni diverse. Danne una a ciascuno.',
  'zone-unsaid': 'Il paese ha più fusi orari. Scegli quello di questi orari.',
  'filter-unshown': 'I visitatori non lo vedono: nessun elenco di queste voci è diviso in pagine.',
  'dates-untold': 'Questi giorni non sono in nessun calendario né motore di ricerca: la raccolta non è di eventi.',
  'files-refused': 'Questo destinatario non accetta file. Togli il campo dei file, o scegli un altro destinatario.',
  'anchor-taken': 'Un’altra sezione di questa pagina ha già l’indirizzo “#{anchor}”. Cambiane una delle due.',
  'opening-place':
    'Ogni pagina comincia con una sola sezione “Inizio della pagina”. Spostala in alto, o togli la seconda.',
  'form-repeated': 'Questa pagina ha già questo modulo. Togline uno, o mostrane qui un altro.',
  'list-repeated':
    'Questa pagina ha già un elenco diviso in pagine. Mostra questo senza dividerlo, o su una pagina sua.',
  'section-unknown': 'Non c’è nessuna sezione “{value}”[; forse è “{suggestion}”].',
  'column-unknown': 'La tabella non ha nessuna colonna “{value}”[; forse è “{suggestion}”].',
  'column-missing': 'In questa riga la colonna “{column}” è vuota. Scrivi il suo testo.',
  'marked-unknown': 'La tabella non ha nessuna colonna “{value}” da mettere in evidenza.',
  'tick-differs': 'Nella lingua principale questa cella è un segno di spunta, e qui c’è “{value}”. Scrivi “{word}”.',
  'mark-unknown': 'Questa sezione non ha il simbolo “{value}”. Aggiungilo ai suoi simboli.',
  'allergen-unnamed': 'In questa lingua non ci sono nomi pronti degli allergeni. Scrivili come simboli della sezione.',
  'price-terms':
    'Due prezzi vogliono due periodi, come “al mese” e “all’anno”. Aggiungi ciò che manca, o togli il resto.',
  'picture-alone': 'A questa immagine manca l’altra con cui confrontarla. Aggiungila, o togli questa.',
  'currency-unused': 'In nessuna lingua di questa sezione i prezzi si mostrano in “{value}”.',
  'amount-missing': 'Qui manca il prezzo in {currency}; si mostrerebbe in {main}.',
  'embed-unknown': '{name} non può mostrare qui questo indirizzo. Usa quello che lì dà il pulsante “Condividi”.',
  'link-unknown': 'Il link “{value}” non porta da nessuna parte[; forse è “{suggestion}”].',
  'action-section':
    '“{value}” nomina una sezione, ma porta all’inizio della sua pagina. Scegli la sezione come destinazione, o altre parole.',
  'action-about':
    'L’argomento non si mostra da nessuna parte: alla destinazione non c’è un modulo. Porta a una pagina con un modulo, o togli l’argomento.',
  'action-words': '“{value}” qui porta altrove rispetto a un pulsante con le stesse parole. Scegline altre.',
  'place-repeated': 'Due punti di questa pagina si chiamano “{name}”: i link portano solo al primo. Cambiane uno.',
  'link-anchor': 'Il punto a cui porta “{target}” non c’è nella pagina[; forse è “{suggestion}”].',
  'link-insecure': '“{url}” non è un indirizzo sicuro. Scrivi https:// al posto di http://.',
  'link-private': '“{url}” si raggiunge solo da un computer o da un ufficio. Scrivi l’indirizzo che ha sul web.',
  'url-host': '“{value}” non porta da nessuna parte[; forse è “{suggestion}”]. Controlla l’indirizzo.',
  'link-refused': 'Il link “{url}” non si mostrerà. Usa un indirizzo web, un’e-mail, un telefono o una pagina.',
  'language-mark': '“{words}” è segnato come parole di una lingua che non esiste.',
  'language-unmarked':
    '“{words}” altrove è segnato come un’altra lingua, qui no: un lettore di schermo lo leggerebbe male.',
  'markup-in-text': 'Qui va solo testo: i visitatori vedrebbero “{sign}” così com’è. Scrivi senza formattazione.',
  'lines-joined': 'Le righe di questo testo si uniscono. Scrivilo qui di nuovo, con una riga vuota tra i paragrafi.',
  'markdown-slip':
    'I visitatori vedrebbero qui dei segni al posto della formattazione: “{text}”. Cancellali e usa i pulsanti sopra il testo.',
  'character-unshowable': 'Qui c’è un carattere che nessuna pagina può mostrare ({sign}). Cancellalo.',
  'label-repeated': 'Anche un’altra voce si chiama “{label}”. Dai a ciascuna il suo nome.',
  'buttons-gone': 'Questa pagina è nascosta: {buttons} pulsanti che vi portavano non si mostrano più.',
  'alt-is-file-name': '“{text}” è il nome di un file. Di’ in poche parole che cosa mostra l’immagine.',
  'image-missing': 'Il file “{value}” non esiste[; forse è “{suggestion}”]. Scegli di nuovo l’immagine.',
  'image-outside': '“{value}” non è nella cartella del sito. Scegli qui di nuovo l’immagine.',
  'image-too-large':
    'Questa immagine è troppo grande e rallenta tutto. Salvala più piccola, larga circa 3000 pixel, e sceglila di nuovo.',
  'image-type':
    '“{value}” non è un’immagine del tipo che dice il suo nome. Salvala di nuovo, per esempio come JPEG, e sceglila ancora.',
  'image-damaged': '“{value}” non si può mostrare bene. Salva di nuovo l’immagine là da dove viene, e sceglila ancora.',
  'image-foreign': 'Il disegno “{value}” contiene qualcosa che non deve esserci. Salvalo come SVG semplice.',
  'photo-small':
    'Questa foto è larga solo {width} pixel e apparirà sfocata. Usa l’originale, largo almeno {least} pixel.',
  'photo-animated': '“{value}” si muove, e si mostrerà solo la prima immagine. Per un filmato usa la sezione “Video”.',
  'logo-letters':
    'Il logo ha le lettere come testo: ogni dispositivo le mostrerà con un altro carattere. Salvalo con le lettere come forme.',
  'logo-tone':
    'Questo logo si vede appena sul suo sfondo. Dai in “Aspetto” uno per lo sfondo chiaro e uno per quello scuro.',
  'logo-shape':
    'Questo logo è troppo largo o alto per un quadrato: nelle schede e sul telefono sarà minuscolo. Aggiungi un simbolo senza scritte.',
  'file-absent': 'Il file “{value}” non esiste[; forse è “{suggestion}”].',
  'file-outside': '“{value}” non è nella cartella del sito. Copia lì il file.',
  'file-hollow': 'Il file “{value}” è vuoto. Salvalo di nuovo.',
  'file-content': '“{value}” non è del tipo che dice il nome: i programmi non lo apriranno. Salvalo di nuovo.',
  'file-heavy': '“{value}” è troppo grande per chi arriva con il telefono. Salvalo con immagini più piccole.',
  'font-absent': 'Il carattere “{value}” non c’è ancora; se ne mostra uno simile. In “Aspetto” si può aggiungere.',
  'font-missing': 'Il carattere “{value}” non si può usare[; forse è “{suggestion}”]. Scegline un altro.',
  'flag-unknown': 'Per “{value}” non c’è una bandiera. Scegli un paese.',
  'flag-language': 'È la bandiera di un paese dove questa lingua si parla appena: {locale}. Scegline un’altra.',
  'tag-country': '“{tag}” è un paese, non una lingua. Forse è “{suggestion}”.',
  'tag-region': 'In quel paese la lingua si parla appena: “{tag}”. Scegli il paese giusto.',
  'phone-prefix': '“{value}” non comincia con il prefisso del paese[; forse è {suggestion}].',
  'phone-differs': '“{value}” non è lo stesso numero di “{other}”. Cambialo ovunque, o ignora l’avviso.',
  'email-form': '“{value}” non è un indirizzo e-mail. Scrivine uno solo, come nome@example.com.',
  'detail-missing': 'Per questo manca un dato in “Contatti e orari”. Scrivilo lì.',
  'hours-order': 'Qui si chiude alle {closes}, ma si apre alle {opens}. Controlla i due orari.',
  'hours-differ': 'Ai motori di ricerca si dice {time}, ma negli orari che i visitatori leggono non c’è.',
  'webhook-page': 'È l’indirizzo di una pagina per persone. Usa quello che il servizio dà per un “webhook”.',
  'webhook-test': 'È un indirizzo di prova: risponde solo mentre qualcuno prova.[ Forse è {suggestion}.]',
  'key-secret': 'È una chiave segreta, e chiunque potrebbe leggerla. Toglila, e fattene dare una nuova dal servizio.',
  'pattern-literal': 'Così si accetta solo “{pattern}”, lettera per lettera.',
  'invalid-unused': 'Questo messaggio non si mostra mai, perché il campo non ha uno schema. Toglilo.',
  'field-repeated': 'Un altro campo ha già il nome “{name}”. Dai a ciascuno il suo.',
  'field-reserved': 'Un campo non può chiamarsi “{name}”. Scegli un altro nome.',
  'option-repeated': 'Un’altra risposta ha già il valore “{value}”. Dai a ciascuna il suo.',
  'pattern-invalid': 'Questo schema non si può leggere. Chiedi a chi programma, o toglilo.',
  'pattern-slow': 'Questo schema è troppo lento. Chiedi a chi programma, o toglilo.',
  'date-future': '{date} è nel futuro. Controlla giorno, mese e anno; l’articolo si mostra comunque già.',
  'day-absent': 'Il mese {month} non ha il giorno {day}. Scegli un giorno fino al {last}.',
  'sign-repeated': 'Un’altra voce ha già il segno “{sign}”. Dai a ciascuna il suo.',
  'document-missing': '“{key}” non ha un documento di esempio, perciò qui non si mostra nulla.',
  'article-repeated': 'Un altro articolo ha già il numero {id}. Scegline uno libero.',
  'ignore-unused': 'Un avviso che hai ignorato non compare più. Toglilo dall’elenco “Ignorati”, in “Problemi trovati”.',
  'validation-unused': 'Nessun campo usa questo messaggio. Toglilo, o sceglilo in un campo.',
  'prefix-elsewhere':
    'Solo la lingua principale può avere le pagine senza la sigla della lingua nell’indirizzo. Togli qui questa indicazione.',
  'detection-unused':
    'Questo non ha effetto: all’indirizzo senza lingua c’è già una pagina, e da lì nessuno viene portato a una lingua. Togli questa parte.',
  'type-incomplete':
    'I motori di ricerca non mostrano ancora queste voci: manca ciò che devono sapere di “{type}” ({properties}). Scegli un altro tipo, o togli questa indicazione.',
  'property-unknown':
    'I motori di ricerca non conoscono “{property}” in “{type}” e lo ignorano[; forse intendevi “{suggestion}”].',
  'text-too-deep':
    'In questo testo ci sono troppe formattazioni una dentro l’altra. Cancellalo e incollalo di nuovo senza formattazione.',
  'lines-too-large':
    'Questo testo è troppo lungo, forse perché ci è stata incollata un’immagine. Cancellalo e scrivilo di nuovo.',
}
