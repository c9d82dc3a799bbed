import type { MakerWords } from './en.ts'

/** What the editor says of making forms, in Italian. */
export const makerIt: MakerWords = {
  title: 'Modulo',
  fields: 'Che cosa chiede',
  required: 'Da compilare per forza',
  addField: 'Aggiungi un campo',
  added: 'Aggiunto: {name}.',
  types: {
    text: 'Riga di testo',
    textarea: 'Testo più lungo',
    email: 'E-mail',
    tel: 'Telefono',
    select: 'Scelta',
    radio: 'Pulsanti',
    rating: 'Voto',
    day: 'Giorno',
    time: 'Ora',
    number: 'Numero',
    file: 'File',
    checkbox: 'Consenso',
  },
  receiver: {
    title: 'Chi lo riceve',
    others: 'Scegli un’altra via',
    setUp: 'Configura',
    use: 'Usa questa',
    states: {
      unset: 'Non ancora configurato. Segui i passi, poi premi “Usa questa”.',
      sample: 'Non ancora configurato: il mittente o un destinatario è ancora un indirizzo di esempio.',
      waitsForCode:
        'I messaggi arrivano appena il codice segreto è inserito dove è ospitato il sito e il sito è pubblicato. Poi mandatene uno con il modulo del sito.',
      waitsForSite: 'Funziona appena il sito è pubblicato. Poi mandati un messaggio con il modulo del sito.',
      untested: 'Configurato. Invia un messaggio di prova per vedere se arriva.',
      arrived:
        'Il messaggio di prova è stato accettato: guarda nella tua casella. Pubblica, perché valga sul tuo sito.',
    },
    codeName: { label: 'Nome del codice lì:', copy: 'Copia il nome', copied: 'Copiato.' },
    receivers: {
      web3forms: {
        name: 'Una e-mail per me, con Web3Forms',
        help: 'Gratuito, e funziona ovunque sia il sito.',
        steps: [
          'Apri web3forms.com e scrivi lì il tuo indirizzo e-mail.',
          'Ricevi una e-mail con un codice di accesso, una lunga fila di lettere e cifre.',
          'Copialo nella casella qui sotto.',
        ],
        asks: { key: 'Codice di accesso' },
      },
      formspree: {
        name: 'Una e-mail per me, con Formspree',
        help: 'Conserva anche i messaggi. Funziona ovunque sia il sito.',
        steps: [
          'Apri formspree.io, crea un account e comincia lì un nuovo modulo.',
          'Vedi il suo indirizzo, per esempio https://formspree.io/f/xnqkvzab.',
          'Copia l’indirizzo nella casella qui sotto.',
        ],
        asks: { form: 'Indirizzo del modulo' },
      },
      basin: {
        name: 'Una e-mail per me, con Basin',
        help: 'Conserva i messaggi e accetta file. Funziona ovunque sia il sito.',
        steps: [
          'Apri usebasin.com, crea un account e comincia lì un nuovo modulo.',
          'Vedi il suo indirizzo, per esempio https://usebasin.com/f/d36fd205b3bb.',
          'Copia l’indirizzo nella casella qui sotto.',
        ],
        asks: { form: 'Indirizzo del modulo' },
      },
      netlify: {
        name: 'Una e-mail per me, con Netlify',
        help: 'Se il sito è su Netlify: non serve altro.',
        steps: [
          'Pubblica il sito su Netlify.',
          'Apri lì “Forms” e attiva il riconoscimento dei moduli.',
          'Sotto “Notifications” scrivi l’indirizzo e-mail che deve ricevere i messaggi.',
        ],
        asks: {},
      },
      email: {
        name: 'Una e-mail per me, con un servizio di invio',
        help: 'Se il sito è su Netlify, Vercel o Cloudflare. Il tuo indirizzo resta nascosto.',
        steps: [
          'Apri un account su {service} e fai confermare lì il dominio del tuo sito.',
          'Crea lì un codice segreto per l’invio e copialo.',
          'Dove è ospitato il sito, aggiungilo sotto “Environment variables”, con il nome che sta qui sotto.',
        ],
        asks: { provider: 'Servizio di invio', sender: 'Mittente', recipients: 'Riceve i messaggi' },
      },
      webhook: {
        name: 'Un mio programma',
        help: 'Per chi ne ha uno che riceve messaggi, come n8n, Make o Zapier.',
        steps: [
          'Fai creare al programma un indirizzo a cui attende i messaggi.',
          'Copia l’indirizzo nella casella qui sotto.',
          'Invia un messaggio di prova.',
        ],
        asks: { address: 'Indirizzo' },
      },
    },
  },
  test: {
    send: 'Invia un messaggio di prova',
    sending: 'Invio…',
    outcomes: {
      refused: 'Non è stato accettato. Rivedi i passi.',
      failed: 'Non si è potuto inviare: non c’è connessione, o nessuna risposta.',
      unfinished: 'Nel file c’è ancora qualcosa da correggere. Correggilo prima.',
    },
  },
}
