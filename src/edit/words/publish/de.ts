import type { PublishWords } from './en.ts'

/** What the editor says of publishing, in German. */
export const publishDe: PublishWords = {
  button: 'Veröffentlichen',
  count: '{count} veröffentlichen',
  title: 'Veröffentlichen',
  looking: 'Sieht nach, was sich geändert hat …',
  nothing: 'Alles ist veröffentlicht.',
  intro: 'Was sich seit der letzten Veröffentlichung geändert hat. Jede Änderung lässt sich einzeln zurücknehmen.',
  first: 'Die Website wurde noch nie veröffentlicht: Alles daran ist neu.',
  firstNote: 'Erste Veröffentlichung',
  rewritten: 'Notizen in der Datei oder ihre Anordnung. Besucher sehen keinen Unterschied.',
  changed: 'Geändert',
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  moved: 'Verschoben',
  before: 'Vorher',
  after: 'Nachher',
  page: 'Seite',
  yes: 'ja',
  no: 'nein',
  revert: 'Zurücknehmen',
  revertOf: 'Zurücknehmen: {place}',
  files: 'Diese Dateien gehen mit:',
  otherFiles: '{count} {count:Datei|Dateien}, die die Website braucht',
  unused: 'Keine Seite zeigt diese Bilder. Sie bleiben im Ordner, bis Sie sie entfernen:',
  remove: 'Entfernen',
  removeFile: 'Entfernen: {name}',
  removeAll: 'Alle entfernen',
  unfinished:
    '{count} {count:hinzugefügter Teil hat|hinzugefügte Teile haben} noch keinen Wert. {count:Füllen Sie ihn aus oder nehmen Sie ihn|Füllen Sie sie aus oder nehmen Sie sie} heraus, dann veröffentlichen Sie.',
  errors: '{count} {count:Fehler verhindert|Fehler verhindern} das Veröffentlichen.',
  show: 'Zeigen',
  note: 'Was haben Sie geändert? Ein Satz für alle, die später nachsehen.',
  send: 'Auch senden, damit es online geht',
  author: 'Wer veröffentlicht? Das wird einmal gefragt und für diese Website behalten.',
  name: 'Name',
  email: 'E-Mail',
  publishing: 'Wird veröffentlicht…',
  proposed: 'Als Vorschlag gesendet: Wer die Website betreut, entscheidet über die Veröffentlichung.',
  proposal: 'Vorschlag ansehen',
  unsent: '{count} {count:Veröffentlichung wurde|Veröffentlichungen wurden} noch nicht gesendet.',
  sendNow: 'Jetzt senden',
  chooseFirst:
    'Noch nicht veröffentlicht: Andere haben dieselben Stellen vor Ihnen geändert. Wählen Sie für jede die Fassung, die die Website haben soll, dann wird veröffentlicht.',
  said: 'Einzelheiten für die Person, die die Website betreut',
  folder: 'Ein Ordner zum Hochladen',
  folderHelp:
    'Macht aus der ganzen Website einen Ordner, für Anbieter, bei denen man Dateien hochlädt. Das kann eine Minute dauern.',
  host: 'Für',
  makeFolder: 'Ordner erstellen',
  makeZip: 'ZIP-Datei erstellen',
  making: 'In Arbeit…',
  made: 'Der Ordner ist fertig: Laden Sie alles darin hoch.',
  madeZip:
    'Die ZIP-Datei liegt bei Ihren Downloads: Laden Sie sie hoch, wenn Ihr Anbieter sie annimmt, und entpacken Sie sie dort.',
  notMade: 'Der Ordner konnte nicht gemacht werden. Das Fenster, in dem der Editor gestartet wurde, sagt warum.',
  /** Before the names of the forms. */
  mailForms:
    'Diese Website kann im Browser noch nicht fertiggestellt werden: Die Nachrichten eines Formulars sendet ein Programm bei Ihrem Anbieter, das sich nur an einem Computer vorbereiten lässt. Wählen Sie, wie Sie die Nachrichten sonst erhalten:',
  earlier: 'Frühere Fassungen',
  noEarlier: 'Es gibt keine: Dieser Text hat sich seit seiner ersten Veröffentlichung nicht geändert.',
  restore: 'Zurückholen',
  restoreOf: 'Zurückholen: {text}',
  publications: 'Frühere Veröffentlichungen',
  restoreAll: 'Diese Fassung zurückholen',
  broughtBack: 'Die Datei ist wie damals. „Rückgängig“ nimmt das zurück.',
  when: '{date}, {author}',
  more: 'und {count} weitere',
  launch: {
    title: 'Bevor die Website online geht',
    intro:
      'Noch {count} {count:Sache|Dinge} zu tun. Sonst sähen Besucher {count:sie|sie}, oder ihre Nachrichten kämen nicht an.',
    isTrue: 'Das stimmt jetzt',
    kinds: {
      'text-placeholder': 'Texte, die noch zu schreiben sind',
      'launch-example': 'Beispieladressen, unter denen nichts erreichbar ist',
      'launch-number': 'Erfundene Telefonnummern',
      'launch-sample': 'Erfundene Beispiele',
      'launch-photo': 'Personen ohne Foto',
      'launch-receiver': 'Formulare, die nur ankommen, wenn der Anbieter sie weiterleitet',
      'launch-privacy': 'Keine Seite sagt, was mit den Daten der Besucher geschieht',
      'launch-hosts': 'Dienste, die Daten der Besucher bekommen und auf der Seite zum Datenschutz nicht genannt sind',
      'privacy-facts': 'Aussagen zu Daten der Besucher, die niemand bestätigt hat',
    },
  },
  inTab:
    'Ihre Website liegt in diesem Browser, ohne frühere Fassungen; darum gibt es keine Liste der Änderungen. Um sie online zu stellen, öffnen Sie „{menu}“, speichern Sie die fertige Website und laden Sie sie bei einem Anbieter hoch.',
  gaps: {
    'no-git':
      'Auf diesem Computer bewahrt nichts frühere Fassungen auf, darum gibt es keine Liste der Änderungen, und nichts wird von selbst gesendet. Den Ordner zum Hochladen können Sie trotzdem machen.',
    'no-repository':
      'Frühere Fassungen dieser Website werden noch nicht aufbewahrt. Das beginnt, sobald Sie veröffentlichen: Jede Veröffentlichung lässt sich dann ansehen und zurückholen.',
    'foreign-owner':
      'Der Ordner der Website gehört einer anderen Person an diesem Computer. Starten Sie den Editor unter deren Namen.',
    untrusted:
      'Der Ordner der Website kam mit Einstellungen, die Programme starten, darum werden seine früheren Fassungen nicht gelesen. Wenn Sie nicht wissen, wer den Ordner gemacht hat, fragen Sie die Person, die die Website betreut. Den Ordner zum Hochladen können Sie trotzdem machen.',
    ignored:
      'Der Ordner ist so eingestellt, dass von dieser Website keine früheren Fassungen aufbewahrt werden, darum lässt sich von hier nichts veröffentlichen. Fragen Sie die Person, die die Website betreut. Den Ordner zum Hochladen können Sie trotzdem machen.',
    refused: 'Die früheren Fassungen sind hier nicht lesbar. Den Ordner zum Hochladen können Sie trotzdem machen.',
    merging:
      'Jemand hat begonnen, zwei Fassungen zusammenzubringen, und ist nicht fertig. Wer die Website betreut, muss das zuerst beenden: Was inzwischen veröffentlicht wird, könnte verloren gehen.',
    'no-branch':
      'Niemand hat gewählt, wo Veröffentlichungen aufbewahrt werden: Was jetzt veröffentlicht wird, könnte verloren gehen. Wer die Website betreut, muss wählen.',
  },
  refused: {
    'has-errors': 'Zuerst sind Fehler zu berichtigen.',
    'nothing-changed': 'Es gibt nichts Neues zu veröffentlichen.',
    'no-author': 'Es ist noch nicht bekannt, wer veröffentlicht.',
    merging:
      'Jemand hat begonnen, zwei Fassungen zusammenzubringen, und ist nicht fertig. Wer die Website betreut, muss das zuerst beenden: Was inzwischen veröffentlicht wird, könnte verloren gehen.',
    busy: 'Ein anderes Programm arbeitet an der Website. Versuchen Sie es gleich noch einmal.',
    'disk-full':
      'Der Datenträger ist voll, deshalb ist das Veröffentlichen nicht gelungen. Nichts ist verloren: Alle Änderungen sind gespeichert. Schaffen Sie Platz und veröffentlichen Sie noch einmal.',
    locked:
      'Ein anderes Programm arbeitet an der Website, oder eines wurde mittendrin beendet. Versuchen Sie es gleich noch einmal. Steht das wieder da und arbeitet sonst nichts an der Website, löschen Sie die Datei, deren Name auf „.lock“ endet; wo sie liegt, steht unten. In ihr steht nichts von Ihnen.',
    failed: 'Das Veröffentlichen ist nicht gelungen. Nichts ist verloren: Alle Änderungen sind gespeichert.',
    'remote-ahead':
      'Es ist hier veröffentlicht, aber nicht gesendet: Andere haben inzwischen etwas gesendet, und in diesem Ordner ist unveröffentlichte Arbeit, darum lässt sich beides nicht von selbst zusammenbringen. Nichts ist verloren. Wer die Website betreut, muss es zusammenbringen.',
    'remote-differs':
      'Es ist hier veröffentlicht, aber nicht gesendet: Andere haben dieselben Stellen geändert und vor Ihnen gesendet. Nichts ist verloren. Wer die Website betreut, muss die zwei Fassungen zusammenbringen.',
    'no-access':
      'Es ist hier veröffentlicht, aber nicht gesendet: Die Gegenseite lässt diesen Computer nicht hinein. Nichts ist verloren. Senden Sie es von hier, sobald das geht.',
    unreachable:
      'Es ist hier veröffentlicht, aber nicht gesendet: Die Gegenseite ist nicht erreichbar. Nichts ist verloren. Versuchen Sie es wieder, wenn es eine Verbindung gibt.',
    declined:
      'Es ist hier veröffentlicht, aber nicht gesendet: Die Gegenseite hat es abgelehnt. Nichts ist verloren. Ihre Antwort sagt warum.',
    'timed-out':
      'Es hat zu lange gedauert und wurde beendet. Nichts ist verloren. Versuchen Sie es noch einmal, oder fragen Sie die Person, die die Website betreut.',
    'host-signed-out':
      'Noch nicht veröffentlicht: Melden Sie sich zuerst an, unter „{menu}“. Ihre Änderungen bleiben in diesem Browser.',
    'host-key': 'Damit kommen Sie nicht hinein. Prüfen Sie, ob alles kopiert wurde.',
    'host-key-ended':
      'Nicht veröffentlicht: Sie werden nicht mehr hineingelassen. Ihr Zugang ist abgelaufen oder wurde zurückgenommen. Ihre Änderungen bleiben hier. Melden Sie sich unter „{menu}“ ab, dann mit dem neuen Zugang wieder an, den Sie bekommen.',
    'host-rights':
      'Nicht veröffentlicht: Sie dürfen diese Website lesen, aber nicht ändern. Wer Ihnen den Zugang gab, muss das Schreiben erlauben (“Contents: read and write”).',
    'host-protected':
      'Nicht veröffentlicht: Der Anbieter erlaubt das Veröffentlichen von hier nicht (er nennt das “protected branch”). Wer die Website betreut, muss es erlauben.',
    'host-differs':
      'Noch nicht veröffentlicht: Andere haben dieselben Dateien vor Ihnen geändert. Nichts ist verloren. Wer die Website betreut, muss die zwei Fassungen zusammenbringen.',
    'host-missing': 'Die Website ist bei ihrem Anbieter nicht zu finden, oder Sie haben keinen Zugang.',
    'host-no-site': 'Darin ist keine Website: Es fehlt eine Datei namens site.config.yaml.',
    'host-unreachable':
      'Nicht veröffentlicht: Es gibt keine Verbindung. Ihre Änderungen bleiben in diesem Browser. Versuchen Sie es wieder, wenn es eine gibt.',
    'host-busy':
      'Nicht veröffentlicht: Der Anbieter ist überlastet. Ihre Änderungen bleiben hier. Versuchen Sie es in einigen Minuten wieder.',
    'host-too-large': 'Nicht veröffentlicht: Der Anbieter nimmt keine so große Datei.',
    'host-declined': 'Der Anbieter hat es abgelehnt. Nichts ist verloren. Seine Antwort sagt warum.',
    'not-sent': 'Es ist hier veröffentlicht, aber nicht gesendet. Nichts ist verloren.',
  },
}
