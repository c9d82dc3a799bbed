import type { MakerWords } from './en.ts'

/** What the editor says of making forms, in German. */
export const makerDe: MakerWords = {
  title: 'Formular',
  fields: 'Was es fragt',
  required: 'Muss ausgefüllt werden',
  addField: 'Feld hinzufügen',
  added: 'Hinzugefügt: {name}.',
  types: {
    text: 'Textzeile',
    textarea: 'Längerer Text',
    email: 'E-Mail',
    tel: 'Telefon',
    select: 'Auswahl',
    radio: 'Knöpfe',
    rating: 'Bewertung',
    day: 'Tag',
    time: 'Uhrzeit',
    number: 'Zahl',
    file: 'Datei',
    checkbox: 'Einwilligung',
  },
  receiver: {
    title: 'Wer es bekommt',
    others: 'Anderen Weg wählen',
    setUp: 'Einrichten',
    use: 'Diesen Weg nehmen',
    states: {
      unset: 'Noch nicht eingerichtet. Gehen Sie die Schritte durch und wählen Sie dann „Diesen Weg nehmen“.',
      sample: 'Noch nicht eingerichtet: Der Absender oder ein Empfänger ist noch eine Beispieladresse.',
      waitsForCode:
        'Nachrichten kommen an, sobald der geheime Code dort eingetragen ist, wo Ihre Website liegt, und die Website veröffentlicht ist. Senden Sie sich dann dort über das Formular eine.',
      waitsForSite:
        'Funktioniert, sobald die Website veröffentlicht ist. Senden Sie sich dann dort über das Formular eine Nachricht.',
      untested: 'Eingerichtet. Senden Sie eine Testnachricht, um zu sehen, ob sie ankommt.',
      arrived:
        'Die Testnachricht wurde angenommen: Sehen Sie in Ihrem Postfach nach. Veröffentlichen Sie, damit es auch auf Ihrer Website gilt.',
    },
    codeName: { label: 'Name des Codes dort:', copy: 'Namen kopieren', copied: 'Kopiert.' },
    receivers: {
      web3forms: {
        name: 'Eine E-Mail an mich, über Web3Forms',
        help: 'Kostenlos, und überall möglich, wo die Website auch ist.',
        steps: [
          'Öffnen Sie web3forms.com und geben Sie dort Ihre E-Mail-Adresse ein.',
          'Sie bekommen eine E-Mail mit einem Zugangscode, einer langen Reihe von Buchstaben und Ziffern.',
          'Kopieren Sie ihn in das Feld unten.',
        ],
        asks: { key: 'Zugangscode' },
      },
      formspree: {
        name: 'Eine E-Mail an mich, über Formspree',
        help: 'Bewahrt die Nachrichten auch auf. Überall möglich, wo die Website auch ist.',
        steps: [
          'Öffnen Sie formspree.io, legen Sie ein Konto an und beginnen Sie dort ein neues Formular.',
          'Man zeigt Ihnen seine Adresse, etwa https://formspree.io/f/xnqkvzab.',
          'Kopieren Sie die Adresse in das Feld unten.',
        ],
        asks: { form: 'Adresse des Formulars' },
      },
      basin: {
        name: 'Eine E-Mail an mich, über Basin',
        help: 'Bewahrt die Nachrichten auf und nimmt Dateien an. Überall möglich, wo die Website auch ist.',
        steps: [
          'Öffnen Sie usebasin.com, legen Sie ein Konto an und beginnen Sie dort ein neues Formular.',
          'Man zeigt Ihnen seine Adresse, etwa https://usebasin.com/f/d36fd205b3bb.',
          'Kopieren Sie die Adresse in das Feld unten.',
        ],
        asks: { form: 'Adresse des Formulars' },
      },
      netlify: {
        name: 'Eine E-Mail an mich, über Netlify',
        help: 'Wenn die Website bei Netlify liegt: Mehr braucht es nicht.',
        steps: [
          'Veröffentlichen Sie die Website bei Netlify.',
          'Öffnen Sie dort „Forms“ und schalten Sie das Erkennen von Formularen ein.',
          'Schreiben Sie unter „Notifications“ die E-Mail-Adresse, die die Nachrichten bekommen soll.',
        ],
        asks: {},
      },
      email: {
        name: 'Eine E-Mail an mich, über einen Versanddienst',
        help: 'Wenn die Website bei Netlify, Vercel oder Cloudflare liegt. Ihre Adresse bleibt verborgen.',
        steps: [
          'Legen Sie ein Konto bei {service} an und lassen Sie dort die Domain Ihrer Website bestätigen.',
          'Erstellen Sie dort einen geheimen Code zum Versenden und kopieren Sie ihn.',
          'Tragen Sie ihn dort ein, wo Ihre Website liegt, unter „Environment variables“ mit dem Namen, der unten steht.',
        ],
        asks: { provider: 'Versanddienst', sender: 'Absender', recipients: 'Bekommt die Nachrichten' },
      },
      webhook: {
        name: 'Ein eigenes Programm',
        help: 'Für alle, die eines haben, das Nachrichten annimmt, etwa n8n, Make oder Zapier.',
        steps: [
          'Lassen Sie das Programm eine Adresse machen, an der es auf Nachrichten wartet.',
          'Kopieren Sie die Adresse in das Feld unten.',
          'Senden Sie eine Testnachricht.',
        ],
        asks: { address: 'Adresse' },
      },
    },
  },
  test: {
    send: 'Testnachricht senden',
    sending: 'Wird gesendet…',
    outcomes: {
      refused: 'Sie wurde nicht angenommen. Sehen Sie die Schritte noch einmal durch.',
      failed: 'Sie konnte nicht gesendet werden: keine Verbindung oder keine Antwort.',
      unfinished: 'In der Datei ist noch etwas zu berichtigen. Tun Sie das zuerst.',
    },
  },
}
