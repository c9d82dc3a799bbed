import type { PictureWords } from './en.ts'

/** What the editor says of pictures, in German. */
export const picturesDe: PictureWords = {
  title: 'Bild',
  replace: 'Anderes Bild wählen',
  add: 'Bild hinzufügen',
  drop: 'oder eine Datei hier ablegen',
  sending: 'Wird übertragen…',
  gallery: 'Galerie',
  addMany: 'Bilder hinzufügen',
  dropMany: 'oder mehrere hier ablegen oder einfügen',
  sendingMany: 'Bild {index} von {count} ist unterwegs…',
  added: '{count} {count:Bild ist|Bilder sind} in der Galerie.',
  sayEach: 'Sagen, was jedes zeigt',
  unplaced: 'Behalten, noch auf keiner Seite',
  kept: '„{name}“ ist behalten, aber noch auf keiner Seite. Sie können das Bild überall wählen, wo eines hinzugefügt werden kann.',
  ask: 'Was ist darauf zu sehen? Beschreiben Sie es in jeder Sprache, für Menschen, die es nicht sehen können.',
  put: 'Auf die Seite setzen',
  cancel: 'Abbrechen',
  say: 'Das neue Bild ist da. Beschreibt es der Text unten noch?',
  noPlace:
    'Hier ist kein Platz für ein Bild. Legen Sie es auf ein Bild oder auf einen Text des Eintrags, zu dem es gehört.',
  onlyDrawing: 'Das Logo muss eine Zeichnung (.svg) oder ein PNG sein.',
  focus: 'Was nie abgeschnitten wird',
  focusHelp:
    'Klicken Sie auf die Stelle, die sichtbar bleiben muss, wenn das Bild beschnitten wird, auch in geteilten Links.',
  fromLeft: 'Von links',
  fromTop: 'Von oben',
  noFocus: 'Die Mitte nehmen',
  refused: {
    'too-large': 'Die Datei ist zu groß: Ein Foto darf 40 MB haben, eine Zeichnung 500 kB.',
    'too-many-pixels': 'Das Bild hat mehr Bildpunkte, als irgendeine Kamera macht: Es kann nicht verwendet werden.',
    'no-image': 'Browser können diese Art von Bild nicht zeigen. Nehmen Sie ein JPEG, PNG, WebP, AVIF oder SVG.',
    heic: 'Dieses Foto hat das Format des iPhones (HEIC), das Browser nicht zeigen können. Exportieren Sie es als JPEG; für die nächsten wählen Sie auf dem Telefon Einstellungen › Kamera › Formate › Maximale Kompatibilität.',
    damaged: 'Die Datei ist beschädigt oder unvollständig. Kopieren Sie sie noch einmal.',
    'drawing-size': 'Die Zeichnung sagt nicht, wie groß sie ist: Sie braucht eine viewBox.',
    'drawing-heavy': 'Die Zeichnung braucht zu lange. Bitten Sie um eine einfachere.',
    'drawing-foreign':
      'Die Zeichnung enthält etwas, das ausgeführt wird, das etwas von anderswo lädt oder das nicht zu einem einfachen SVG gehört. Exportieren Sie sie noch einmal als einfaches SVG, oder bitten Sie um eine ohne:',
    outside: 'Der Ordner „images“ führt aus dem Ordner der Website hinaus. Nichts wurde gespeichert.',
  },
}
