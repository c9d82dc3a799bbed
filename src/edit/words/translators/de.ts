import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in German. */
export const translatorsDe: typeof translatorsEn = {
  title: 'Übersetzer',
  help: 'Exportieren Sie die Texte einer Sprache als Datei für einen Übersetzer, und importieren Sie sie, wenn sie zurückkommt. Was nicht passt, wird nicht importiert: Jede Zeile sagt, warum.',
  to: 'Sprache',
  format: 'Format',
  xliff: 'XLIFF, für Übersetzungsprogramme',
  xliff2: 'XLIFF 2.1, wo ein Programm danach fragt',
  xlsx: 'Excel-Arbeitsmappe',
  po: 'PO, für Poedit und Weblate',
  csv: 'Tabelle (CSV)',
  all: 'Auch, was schon übersetzt ist',
  send: 'Exportieren',
  nothing: 'In diese Sprache ist nichts zu übersetzen.',
  take: 'Importieren',
  reading: '{file} wird gelesen…',
  readAs: 'Darin steht „{example}“ ({encoding})',
  row: 'Zeile {row}',
  answered: 'Die Datei mit diesen Antworten',
  drafts: 'Von einer Maschine übersetzt, noch nicht geprüft',
  right: 'Das stimmt so',
  rightOf: 'Das stimmt so: {text}',
  told: {
    summary: '{taken} {taken:Text|Texte} importiert, {refused} nicht importiert.',
    right: '{count} {count:Übersetzung|Übersetzungen} als richtig vermerkt.',
    encoding: 'Die Datei wurde als {encoding} gespeichert und so gelesen.',
    absent:
      '{count} {count:Text, der noch zu übersetzen ist, steht nicht in der Datei:|Texte, die noch zu übersetzen sind, stehen nicht in der Datei, zum Beispiel:}',
    nothing: 'Nichts wurde geändert.',
    errors: 'Die Website enthält Fehler. Berichtigen Sie sie zuerst, und importieren Sie die Datei dann noch einmal.',
    otherSite:
      'Kaum ein Text dieser Datei steht auf dieser Website: Sie gehört zu einer anderen Website oder zu einer viel älteren Fassung von dieser.',
    changedMeanwhile: 'Die Website wurde inzwischen geändert. Importieren Sie die Datei noch einmal.',
    localeUnknown:
      'Die Datei ist für eine Sprache, die diese Website nicht hat: {name}. Fügen Sie die Sprache zuerst hinzu.',
    sameLocale: 'Die Datei ist für die erste Sprache der Website, und diese wird nicht übersetzt.',
    empty: '„{file}“ ist leer.',
    type: '„{file}“ ist keine Datei mit Texten für Übersetzer: Deren Namen enden auf .xlf, .xlsx, .po oder .csv.',
    broken: '„{file}“ ist beschädigt, vielleicht unterwegs abgeschnitten. Bitten Sie noch einmal darum.',
    columns:
      'In „{file}“ fehlt die erste Zeile mit den Namen der Spalten oder eine der Spalten. Bitten Sie um die Datei mit allen.',
    noLetters:
      'Die Buchstaben in „{file}“ sind nicht lesbar. Bitten Sie um eine Excel-Arbeitsmappe oder um eine Datei in UTF-8.',
    encodings: 'Die Buchstaben in „{file}“ lassen sich auf mehrere Arten lesen. Wählen Sie die richtige.',
    languages: '„{file}“ enthält Übersetzungen in mehrere Sprachen. Bitten Sie um eine Datei pro Sprache.',
    size: '„{file}“ ist viel größer als die Texte dieser Website und wurde nicht gelesen. Importieren Sie die Datei, die hier exportiert wurde.',
    moved: 'Importiert. Der Text steht inzwischen an einer anderen Stelle.',
    like: 'Aus Zeile {row} übernommen, wo derselbe Text zu übersetzen ist. Prüfen Sie, ob es auch hier passt.',
    numbers: 'Prüfen Sie die Zahlen: Im zu übersetzenden Text steht {missing}, in der Übersetzung {extra}.',
    numbersMissing: 'Prüfen Sie die Zahlen: Im zu übersetzenden Text steht auch {missing}.',
    refused: 'Nicht importiert.',
    unknown: 'Diesen Text hat die Website nicht. Hinzugefügte Zeilen werden übergangen.',
    unclear: 'Dieser Text steht inzwischen an mehreren Stellen. Exportieren Sie eine neue Datei.',
    'source-edited': 'Der zu übersetzende Text wurde nach dem Export geändert. Jetzt heißt er: {now}',
    'changed-meanwhile': 'Die Übersetzung wurde nach dem Export auf der Website geändert. Jetzt heißt sie: {now}',
    twice: 'In Zeile {rows} steht eine andere Übersetzung desselben Textes. Behalten Sie eine davon.',
    swapped: 'Diese Übersetzung gehört in Zeile {rows}. Vielleicht wurde nur eine Spalte sortiert.',
    tags: 'Alles, was kein Wort ist, muss so bleiben wie im zu übersetzenden Text: Fettschrift und andere Zeichen, Links und was zwischen {{ und }} steht.',
    tagsMissing: 'Es fehlt: {list}.',
    tagsExtra: 'Zu viel: {list}.',
    linkTo:
      'Ein Link führt zu {now} statt zu {was}. Übersetzen Sie nur seine Wörter, und lassen Sie die Adresse, wie sie ist.',
    stars:
      'Im zu übersetzenden Text stehen Sternchen (**), in der Übersetzung nicht. Prüfen Sie, ob etwas hervorgehoben sein soll.',
    letters:
      'Beim Speichern der Datei gingen Buchstaben verloren. Bitten Sie um eine Excel-Arbeitsmappe oder um eine Datei in UTF-8.',
    spreadsheet:
      'Die Tabellenkalkulation hat diese Zelle von selbst geändert: Darin stand „{was}“. Formatieren Sie die Spalte vor dem Schreiben als Text.',
    formula: 'In der Zelle steht eine Formel, „{text}“. Schreiben Sie den Text selbst hinein.',
    unfinished: 'Sie ist als nicht fertig markiert.',
    damaged:
      'Diese Zeile ist beschädigt: Welcher Text die Übersetzung ist, lässt sich nicht erkennen. Bitten Sie um eine Excel-Arbeitsmappe.',
    place:
      'Dieser Teil der Website lässt sich von hier aus nicht ändern. Fragen Sie die Person, die die Website betreut.',
  },
}
