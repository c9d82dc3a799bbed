import type { TabWords } from './tab-en.ts'

/** What the tab around the editor says, in German. */
export const tabDe: TabWords = {
  title: 'Ihre Website, in diesem Tab',
  intro:
    'Nichts zu installieren und kein Konto. Was Sie schreiben, bleibt in diesem Browser, bis Sie es auf Ihrem Computer speichern.',
  opening: 'Wird geöffnet …',
  elsewhere:
    'Ihre Website ist in einem anderen Tab geöffnet. Machen Sie dort weiter, oder schließen Sie jenen Tab und laden Sie diesen neu.',
  unsupported:
    'Dieser Browser kann das nicht. Nehmen Sie Chrome, Edge, Firefox oder Safari in einer aktuellen Fassung, nicht in einem privaten Fenster.',
  inFrame: 'Der Editor öffnet sich nicht innerhalb einer anderen Seite. Öffnen Sie seine eigene Adresse.',
  openRepository: 'Eine Website aus ihrem Repository öffnen',
  repositoryNote:
    'Für alle, die die Website betreuen: Jede Veröffentlichung wird ein Commit, und was andere inzwischen geändert haben, bleibt.',
  repository: 'Adresse des Repositorys',
  key: 'Schlüssel',
  keyNote:
    'Bei GitHub: Settings → Developer settings → Fine-grained tokens. Nur für dieses Repository, mit “Contents: read and write”. Er geht an den Anbieter des Repositorys und sonst nirgendwohin.',
  stay: 'Auf diesem Gerät angemeldet bleiben',
  noRepository: 'Das ist keine Adresse eines Repositorys bei einem Anbieter, der sich von hier fragen lässt.',
  open: 'Öffnen',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signOutHelp:
    'Das entfernt die Website und Ihren Schlüssel aus diesem Browser: Tun Sie es an einem Computer, den auch andere verwenden.',
  signOutNote:
    'Sie haben {count} {count:Datei|Dateien} geändert und nicht veröffentlicht. Das Abmelden entfernt das aus dem Browser, und es lässt sich nicht zurückholen. Trotzdem abmelden?',
  editThis: 'Diese Website bearbeiten',
  person: 'Wer sind Sie?',
  phrase: 'Ihre fünf Wörter',
  phraseNote: 'Groß oder klein geschrieben, mit oder ohne Akzente.',
  wrongPhrase: 'Das sind nicht die Wörter dieses Schlüssels. Prüfen Sie jedes noch einmal.',
  asOwner: 'Ich betreue diese Website',
  persons: 'Schlüssel für Personen',
  personsNote:
    'Wer einen Schlüssel hat, bearbeitet diese Website ohne Konto: unter ihrer Adresse mit „/edit“ dahinter, mit einem Namen und fünf Wörtern.',
  personName: 'Name der Person',
  role: 'Darf',
  mayPublish: 'veröffentlichen',
  mayPropose: 'Änderungen vorschlagen, die Sie übernehmen',
  personToken: 'Token für diese Person',
  personTokenNote:
    'Bleibt das leer, gilt der Token, mit dem Sie angemeldet sind. Mit einem eigenen können Sie einen Schlüssel zurücknehmen, ohne die anderen zu erneuern. Um vorzuschlagen, muss ein Token vielleicht auch “Pull requests” öffnen dürfen.',
  giveKey: 'Schlüssel geben',
  phraseIs: 'Die fünf Wörter von {name}:',
  phraseOnce:
    'Sie werden nur dieses Mal gezeigt und nirgends aufbewahrt. Sagen Sie sie oder schreiben Sie sie auf, und senden Sie sie nicht zusammen mit der Adresse. Der Schlüssel gilt, sobald die Website neu gemacht ist. Das dauert einige Minuten.',
  nameTaken:
    'Jemand mit diesem Namen hat schon einen Schlüssel. Nehmen Sie ihn zuerst zurück, oder ergänzen Sie einen Nachnamen.',
  revoke: 'Zurücknehmen',
  keyGiven: 'Schlüssel für {name}',
  keyTaken: 'Schlüssel von {name} zurückgenommen',
  keyTakenNote:
    'Der Schlüssel von {name} ist nicht mehr auf der Website. Wer ihn früher kopiert hat, kann den Token darin noch öffnen: Erneuern Sie diesen jetzt. Löschen Sie den Token beim Anbieter des Repositorys (bei GitHub: Settings → Developer settings → Fine-grained tokens → Delete), machen Sie einen neuen, melden Sie sich damit an, und geben Sie allen neue Schlüssel, in deren Schlüsseln der alte war.',
  offLine:
    'Was Sie wissen sollten: Die Datei mit den Schlüsseln ist öffentlich. Wer sie hat, kann auf dem eigenen Computer so lange Wörter probieren, wie er will. Die fünf Wörter werden so ausgelost, dass das aussichtslos ist; bei selbst gewählten Wörtern wäre es das nicht.',
  openZip: 'Eine Website aus einer ZIP-Datei öffnen',
  zipNote: 'Die Datei, die Sie hier früher gespeichert haben, oder der Ordner der Website als ZIP.',
  chooseZip: 'ZIP-Datei wählen …',
  openFolder: 'Kopie eines Ordners öffnen',
  noSite: 'Darin ist keine Website: Es fehlt eine Datei namens site.config.yaml.',
  tooLarge:
    'In dieser Datei ist zu viel, um sie hier zu öffnen. Lassen Sie weg, was nicht zur Website gehört, etwa große Videos, und versuchen Sie es noch einmal.',
  kept: 'Teile dieser Website wurden nur für sie programmiert ({kinds}). Sie bleiben, wie sie sind: Auf der fertigen Website sind sie zu sehen, hier nicht. Alles andere lässt sich ändern.',
  keptChanged:
    'Teile dieser Website wurden nur für sie programmiert und haben sich geändert, seit sie zuletzt gemacht wurde ({kinds}). Sie bleiben, wie sie sind, und lassen sich hier bearbeiten, sobald die Website neu gemacht ist. Alles andere lässt sich ändern.',
  keptUnbuilt:
    'Die fertige Website lässt sich hier nicht machen: Ihre Teile {kinds} wurden nur für sie programmiert, und solche Programme von anderen laufen in diesem Tab nicht. Wer die Website betreut, macht sie mit „npm run build“, oder der Anbieter tut es, nachdem Sie veröffentlicht haben.',
  failed: 'Das ist nicht gelungen. Was da war, ist unverändert.',
  newSite: 'Eine neue Website beginnen',
  newSiteNote:
    'Sieben Fragen, und Ihre Website steht, mit Seiten, Texten und Bildern für das, was Sie tun. Danach ändern Sie, was Sie möchten.',
  begin: 'Beginnen',
  filesOfHome: 'Speichern und abmelden',
  files: 'Speichern und öffnen',
  keepSource: 'Meine Website speichern, um später weiterzumachen (ZIP)',
  keepBuilt: 'Die fertige Website zum Hochladen speichern (ZIP)',
  builtNote:
    'Beim ersten Mal werden dafür etwa 5 MB geladen. Vorschaubilder für Netzwerke zeigen nur das Logo; mit „npm run build“ zeigen sie auch Text.',
  making: 'Die Website wird gemacht …',
  notMade:
    'Die Website konnte nicht gemacht werden. Berichtigen Sie zuerst ihre Fehler; die Seite „Veröffentlichen“ sagt auch, ob ein Formular im Weg steht.',
  close: 'Eine andere Website öffnen',
  closeNote: 'Das entfernt die Website aus diesem Browser. Speichern Sie sie zuerst: Sie lässt sich nicht zurückholen.',
}
