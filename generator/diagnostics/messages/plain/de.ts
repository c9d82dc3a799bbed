import type { PlainMessages } from './plain-messages.ts'

/** What the editor says of problems, in German. */
export const de: PlainMessages = {
  'text-copied':
    'Dieser Text ist Wort für Wort derselbe wie bei „{other}“. Ist er eine Kopie, schreiben Sie hier einen eigenen.',
  'text-identical':
    'Dieser Text ist derselbe wie in einer anderen Sprache. Übersetzen Sie ihn; soll er gleich sein, übergehen Sie den Hinweis.',
  'text-missing': 'Dieser Text fehlt.',
  'text-placeholder': 'Dieser Text ist noch zu schreiben.',
  'text-spaces': 'Hier stehen Leerzeichen zu viel.',
  'translation-stale':
    'Der Text der ersten Sprache hat sich seither geändert. Prüfen Sie, ob diese Übersetzung noch dazu passt.',
  'number-differs':
    'Die Zahlen sind nicht dieselben wie in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.] Prüfen Sie, welche stimmt.',
  'title-long': 'Der Titel hat {length} Buchstaben, Suchmaschinen zeigen etwa {limit}: Er wird abgeschnitten.',
  'description-length': 'Diese Beschreibung hat {length} Buchstaben; Suchmaschinen zeigen {minimum} bis {maximum}.',
  'title-repeated': 'Eine andere Seite hat denselben Titel.',
  'description-repeated': 'Eine andere Seite hat dieselbe Beschreibung.',
  'page-unreachable': 'Kein Link führt zu dieser Seite.',
  'privacy-facts':
    'Niemand hat bisher bestätigt, dass stimmt, was hier über Daten steht. Lesen Sie die Seite; wenn es stimmt, bestätigen Sie es.',
  'entry-repeated':
    '„{value}“ steht hier zweimal. Ist einer eine Kopie, schreiben Sie, was er sagen soll; ist er zu viel, entfernen Sie ihn.',
  'phone-form': 'Diese Telefonnummer ist nicht vollständig. Mit der Vorwahl des Landes hat sie 8 bis 15 Ziffern.',
  'part-unfinished': 'Diesem Teil fehlen noch Texte: {missing} von {total}.',
  'letter-invisible':
    'Hier steht ein unsichtbares Zeichen, das aus einem anderen Programm mitkam. Löschen Sie die Wörter darum herum und tippen Sie sie neu.',
  'file-letters-lost': 'Hier steht � statt eines Buchstabens, der verloren ging. Tippen Sie den Buchstaben neu.',
  'file-letters-garbled': 'Hier steht „{found}“, wo wohl „{meant}“ gemeint ist. Tippen Sie die Buchstaben neu.',
  'quote-unpaired':
    'Zu diesem Anführungszeichen fehlt das zweite: {text}. Schreiben Sie es dazu, oder löschen Sie das eine.',
  'text-cut': 'Der Text endet vor „{cut}“. Schreiben Sie ihn hier noch einmal ganz.',
  'key-missing': 'Hier fehlt noch eine Angabe. Ergänzen Sie sie, oder entfernen Sie diesen Teil.',
  'key-choice':
    'Hier steht zweierlei, das nicht zugleich gelten kann. Behalten Sie eines und entfernen Sie das andere.',
  'type-wrong': 'Dieser Wert ist von der falschen Art, etwa Text, wo eine Zahl stehen muss. Schreiben Sie ihn neu.',
  'value-empty': 'Hier steht noch nichts. Schreiben Sie etwas, oder entfernen Sie diesen Teil.',
  'value-unknown': '„{value}“ ist hier nicht möglich. Wählen Sie einen der angebotenen Werte.',
  'form-wrong': '„{value}“ hat nicht die richtige Form. Schreiben Sie es so, wie die Hilfe zu diesem Feld es zeigt.',
  'date-absent': 'Den Tag „{value}“ gibt es nicht. Berichtigen Sie Tag, Monat oder Jahr.',
  'number-out-of-range': '{value} ist nicht möglich.[ Mindestens: {minimum}.][ Höchstens: {maximum}.]',
  'number-dotted': 'Der Punkt in {written} gilt als Komma. Schreiben Sie Tausender ohne Punkt.',
  'list-empty': 'Die Liste ist leer. Fügen Sie mindestens einen Eintrag hinzu, oder entfernen Sie die Liste.',
  'list-long': 'Die Liste hat {count} Einträge, möglich sind {most}. Entfernen Sie, was entbehrlich ist.',
  'words-missing':
    'Für {locale} gibt es keine fertigen Wörter für Knöpfe und Meldungen. Schreiben Sie sie unter „Wörter der Website“.',
  'draft-needed': '{locale} ist noch ein Entwurf und wird nicht gezeigt. Wählen Sie eine veröffentlichte Sprache.',
  'language-draft':
    '{locale} ist ein Entwurf: Die Website wird ohne diese Sprache gezeigt. Es fehlen {missing} von {total} Texten.',
  'pages-too-many':
    'Die Website hat {count} Seiten, möglich sind {most}. Entfernen Sie einige, oder machen Sie zwei Websites daraus.',
  'languages-too-many': 'Die Website hat {count} Sprachen, möglich sind {most}.',
  'text-language': 'Dieser Text soll auf {locale} sein, sieht aber nach einer anderen Sprache aus ({found}).',
  'placeholder-differs':
    'Was zwischen geschweiften Klammern steht, muss in jeder Sprache gleich sein.[ Es fehlt: {missing}.][ Zu viel: {extra}.]',
  'email-differs':
    'Die E-Mail-Adressen sind nicht dieselben wie in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.]',
  'url-differs':
    'Die Links sind nicht dieselben wie in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.] Prüfen Sie, ob jede Sprache zum selben Ziel führt.',
  'picture-differs':
    'In diesem Text stehen andere Bilder als in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.]',
  'markup-differs':
    'Fettschrift, Überschriften oder andere Auszeichnungen sind nicht dieselben wie in der ersten Sprache.[ Nur dort: {missing}.][ Nur hier: {extra}.]',
  'text-machine':
    'Diesen Text auf {locale} hat eine Maschine geschrieben, und noch niemand hat ihn gelesen. Lesen und bestätigen Sie ihn.',
  'term-differs':
    'Die erste Sprache sagt „{said}“; nach dem Glossar heißt das hier „{wanted}“. Nehmen Sie dieses Wort, oder übergehen Sie den Hinweis.',
  'address-lost':
    'Diese Seite hatte früher die Adresse „{slug}“, und von dort führt nichts mehr hierher. War sie veröffentlicht, tragen Sie sie unter „Frühere Adressen“ ein.',
  'privacy-language':
    'Was mit Daten geschieht, kann die Website auf {locale} nicht selbst sagen. Schreiben Sie dort einen eigenen Text.',
  'launch-privacy':
    'Keine Seite sagt, was mit den Daten der Besucher geschieht. Fügen Sie den Abschnitt „Datenschutz“ hinzu.',
  'launch-hosts':
    'Diese Dienste erfahren etwas von den Besuchern, und die Seite zum Datenschutz nennt sie nicht: {hosts}.',
  'days-order': 'Der letzte Tag, {until}, liegt vor dem ersten, {from}. Prüfen Sie beide.',
  'launch-example': '„{address}“ ist eine Beispieladresse. Schreiben Sie die richtige.',
  'launch-number': '„{text}“ sieht nach einer erfundenen Nummer aus. Schreiben Sie die richtige.',
  'launch-sample':
    'Das ist ein erfundenes Beispiel. Schreiben Sie Eigenes, oder sagen Sie, dass es stimmt, dann verschwindet der Hinweis.',
  'launch-letters':
    'Der Schrift „{families}“ fehlen Buchstaben für {locale}. Wählen Sie für diese Sprache eine andere Schrift, oder übergehen Sie den Hinweis.',
  'launch-photo': 'Von {name} gibt es kein Foto. Fügen Sie eines hinzu, oder übergehen Sie den Hinweis.',
  'launch-receiver':
    'Was Besucher senden, geht an „{path}“ auf dieser Website und kommt nur an, wenn der Anbieter es weiterleitet. Wählen Sie unter „Wer es bekommt“ einen Empfänger, der überall möglich ist, oder senden Sie eine Testnachricht.',
  'slug-taken': 'Die Adresse „{slug}“ hat schon eine andere Seite: „{owner}“. Geben Sie jeder Seite eine eigene.',
  'slug-empty': 'Die Adresse ist leer; das darf nur die Startseite. Schreiben Sie eine kurze Adresse.',
  'slug-of-home': 'Die Startseite hat die Adresse „{slug}“. Ihre Adresse bleibt leer.',
  'slug-locale': '„{slug}“ beginnt mit der Sprache „{prefix}“. Lassen Sie sie weg: Sie kommt von selbst davor.',
  'slug-reserved': '„{slug}“ kann hier keine Adresse sein. Wählen Sie eine andere.',
  'slug-long': 'Diese Adresse ist zu lang. Schreiben Sie eine kürzere.',
  'slug-unsafe':
    '„{slug}“ kann nicht in einer Webadresse stehen. Schreiben Sie Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche[, etwa „{suggestion}“].',
  'canonical-taken': 'Die Adresse „{slug}“ hat schon eine andere Seite: „{owner}“. Wählen Sie eine andere.',
  'former-path-present': '„{slug}“ ist die heutige Adresse dieser Seite. Entfernen Sie sie aus den früheren.',
  'former-path-taken':
    '„{slug}“ gehört schon zu „{owner}“ und kann nicht auch hierher führen. Entfernen Sie sie an einer der beiden Stellen.',
  'home-count': 'Genau eine Seite muss die Startseite und eingeblendet sein; jetzt sind es {count}.',
  'page-unknown':
    'Eine Seite „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“]. Wählen Sie eine andere.',
  'language-repeated': 'Eine andere Sprache heißt auch „{value}“. Geben Sie jeder einen eigenen Namen.',
  'icon-unknown':
    'Ein Symbol „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“]. Wählen Sie ein anderes.',
  'home-languages': 'Die Startseite gibt es in diesen Sprachen nicht: {locales}. Es muss sie in jeder geben.',
  'links-gone':
    'Diese Seite gibt es in diesen Sprachen nicht: {locales}. Dort bleiben {places} Stellen, die zu ihr führen, ohne Link.',
  'category-unknown': 'Eine Kategorie „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'category-unused':
    'Kein Artikel steht in der Kategorie „{key}“. Entfernen Sie sie, oder geben Sie sie einem Artikel.',
  'collection-unknown': 'Eine Sammlung „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'office-unknown': 'Einen Standort „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'form-unknown': 'Ein Formular „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'condition-field': 'Ein Feld „{value}“ hat dieses Formular nicht[; gemeint ist vielleicht „{suggestion}“].',
  'condition-order':
    '„{name}“ steht unter diesem Feld, entscheidet aber, ob es gezeigt wird. Schieben Sie es nach oben.',
  'condition-value': '„{value}“ ist keine Antwort von „{name}“. Wählen Sie eine, die es dort gibt.',
  'step-untitled':
    'Hier beginnt ein Schritt, aber die Felder davor sind in keinem. Geben Sie auch dem ersten Feld den Titel eines Schritts.',
  'reply-unsent':
    'Der Absender bekommt so keine Antwort: Dafür braucht das Formular ein Feld für die E-Mail-Adresse und einen Empfänger, der Antworten sendet.',
  'captcha-unchecked':
    '{receiver} prüft diesen Schutz vor Maschinen nicht. Entfernen Sie ihn; das versteckte Feld hält die meisten ab.',
  'thanks-by-script':
    'Die Dankseite müssen Sie auch bei {service} in die Einstellungen des Formulars eintragen. Ist das geschehen, übergehen Sie den Hinweis.',
  'thanks-shared':
    'Zwei Formulare haben dieselbe Dankseite mit verschiedenen Einstellungen. Geben Sie jedem eine eigene.',
  'zone-unsaid': 'Das Land hat mehrere Zeitzonen. Wählen Sie die, in der die Zeiten gelten.',
  'filter-unshown': 'Besucher sehen das nicht: Keine Liste dieser Einträge ist in Seiten geteilt.',
  'dates-untold':
    'Diese Tage stehen in keinem Kalender und in keiner Suchmaschine: Die Sammlung ist nicht von der Art „Veranstaltung“.',
  'files-refused':
    'Dieser Empfänger nimmt keine Dateien an. Entfernen Sie das Feld für Dateien, oder wählen Sie einen anderen Empfänger.',
  'anchor-taken':
    'Ein anderer Abschnitt dieser Seite hat schon die Adresse „#{anchor}“. Geben Sie einem der beiden eine andere.',
  'opening-place':
    'Jede Seite beginnt mit genau einem Abschnitt „Anfang der Seite“. Schieben Sie ihn nach oben, oder entfernen Sie den zweiten.',
  'form-repeated': 'Diese Seite hat dieses Formular schon. Entfernen Sie eines, oder zeigen Sie hier ein anderes.',
  'list-repeated':
    'Diese Seite hat schon eine Liste, die in Seiten geteilt ist. Zeigen Sie diese hier ungeteilt oder auf einer eigenen Seite.',
  'section-unknown': 'Einen Abschnitt „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'column-unknown': 'Die Tabelle hat keine Spalte „{value}“[; gemeint ist vielleicht „{suggestion}“].',
  'column-missing': 'In dieser Zeile ist die Spalte „{column}“ leer. Schreiben Sie ihren Text.',
  'marked-unknown': 'Die Tabelle hat keine Spalte „{value}“, die hervorgehoben werden könnte.',
  'tick-differs':
    'In der Hauptsprache ist diese Zelle ein Haken oder Kreuz, hier steht „{value}“. Schreiben Sie „{word}“.',
  'mark-unknown': 'Das Kennzeichen „{value}“ hat dieser Abschnitt nicht. Fügen Sie es bei seinen Kennzeichen hinzu.',
  'allergen-unnamed':
    'Für diese Sprache gibt es keine fertigen Namen der Allergene. Schreiben Sie sie als Kennzeichen des Abschnitts.',
  'price-terms':
    'Zwei Preise brauchen zwei Begriffe, etwa „im Monat“ und „im Jahr“. Ergänzen Sie, was fehlt, oder entfernen Sie das Übrige.',
  'picture-alone':
    'Diesem Bild fehlt das zweite, mit dem es verglichen wird. Fügen Sie es hinzu, oder entfernen Sie dieses.',
  'currency-unused': 'In keiner Sprache dieses Abschnitts werden Preise in „{value}“ gezeigt.',
  'amount-missing': 'Hier fehlt der Preis in {currency}; gezeigt würde er in {main}.',
  'embed-unknown': '{name} kann diese Adresse hier nicht zeigen. Nehmen Sie dort die Adresse vom Knopf „Teilen“.',
  'link-unknown': 'Der Link „{value}“ führt nirgendwohin[; gemeint ist vielleicht „{suggestion}“].',
  'action-section':
    '„{value}“ nennt einen Abschnitt, führt aber an den Anfang seiner Seite. Wählen Sie den Abschnitt als Ziel, oder andere Wörter.',
  'action-about':
    'Das Thema wird nirgends gezeigt: Am Ziel ist kein Formular. Führen Sie zu einer Seite mit Formular, oder entfernen Sie das Thema.',
  'action-words': '„{value}“ führt hier woandershin als ein Knopf mit denselben Wörtern. Wählen Sie andere Wörter.',
  'place-repeated':
    'Zwei Stellen dieser Seite heißen „{name}“: Links führen nur zur ersten. Geben Sie einer einen anderen Namen.',
  'link-anchor':
    'Die Stelle, zu der „{target}“ führt, gibt es auf der Seite nicht[; gemeint ist vielleicht „{suggestion}“].',
  'link-insecure': '„{url}“ ist keine sichere Adresse. Schreiben Sie https:// statt http://.',
  'link-private': '„{url}“ ist nur auf einem Computer oder in einem Büro erreichbar. Schreiben Sie die Adresse im Web.',
  'url-host': '„{value}“ führt nirgendwohin[; gemeint ist vielleicht „{suggestion}“]. Prüfen Sie die Adresse.',
  'link-refused':
    'Der Link „{url}“ wird auf der Seite weggelassen. Nehmen Sie eine Webadresse, eine E-Mail-Adresse, eine Telefonnummer oder eine Seite.',
  'language-mark': '„{words}“ ist als Wörter einer Sprache markiert, die es nicht gibt.',
  'language-unmarked': '„{words}“ ist anderswo als fremde Sprache markiert, hier nicht: Es würde falsch vorgelesen.',
  'markup-in-text':
    'Hier steht nur einfacher Text: Besucher sähen „{sign}“ als Zeichen. Schreiben Sie ohne Auszeichnung.',
  'lines-joined':
    'Die Zeilen dieses Textes laufen ineinander. Schreiben Sie ihn hier noch einmal, mit einer leeren Zeile zwischen den Absätzen.',
  'markdown-slip':
    'Besucher sähen hier Zeichen statt der Auszeichnung: „{text}“. Löschen Sie die Zeichen und nehmen Sie die Knöpfe über dem Text.',
  'character-unshowable': 'Hier steht ein Zeichen, das keine Seite zeigen kann ({sign}). Löschen Sie es.',
  'label-repeated': 'Ein anderer Eintrag heißt auch „{label}“. Geben Sie jedem einen eigenen Namen.',
  'buttons-gone': 'Diese Seite ist ausgeblendet: {buttons} Knöpfe, die zu ihr führten, werden nicht mehr gezeigt.',
  'alt-is-file-name': '„{text}“ ist der Name einer Datei. Sagen Sie in wenigen Wörtern, was das Bild zeigt.',
  'image-missing':
    'Die Datei „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“]. Wählen Sie das Bild neu.',
  'image-outside': '„{value}“ liegt nicht im Ordner der Website. Wählen Sie das Bild hier neu.',
  'image-too-large':
    'Dieses Bild ist zu groß und macht alles langsam. Speichern Sie es kleiner, etwa 3000 Pixel breit, und wählen Sie es neu.',
  'image-type':
    '„{value}“ ist kein Bild der Art, die sein Name sagt. Speichern Sie es neu, etwa als JPEG, und wählen Sie es noch einmal.',
  'image-damaged':
    '„{value}“ lässt sich nicht richtig zeigen. Speichern Sie das Bild dort, wo es herkommt, noch einmal, und wählen Sie es neu.',
  'image-foreign':
    'In der Zeichnung „{value}“ steht etwas, das nicht darin sein darf. Speichern Sie sie als einfaches SVG.',
  'photo-small':
    'Dieses Foto ist nur {width} Pixel breit und wirkt unscharf. Nehmen Sie das Original, mindestens {least} Pixel breit.',
  'photo-animated':
    '„{value}“ bewegt sich; gezeigt wird nur das erste Bild. Für einen Film nehmen Sie den Abschnitt „Video“.',
  'logo-letters':
    'Das Logo hat Buchstaben als Text: Jedes Gerät zeigt sie in einer anderen Schrift. Speichern Sie es mit den Buchstaben als Formen.',
  'logo-tone':
    'Dieses Logo ist auf seinem Grund kaum zu sehen. Geben Sie unter „Aussehen“ je eines für hellen und für dunklen Grund.',
  'logo-shape':
    'Dieses Logo ist für ein Quadrat zu breit oder zu hoch: In Tabs und auf dem Telefon wird es winzig. Geben Sie ein Zeichen ohne Schrift dazu.',
  'file-absent': 'Die Datei „{value}“ gibt es nicht[; gemeint ist vielleicht „{suggestion}“].',
  'file-outside': '„{value}“ liegt nicht im Ordner der Website. Kopieren Sie die Datei dorthin.',
  'file-hollow': 'Die Datei „{value}“ ist leer. Speichern Sie sie noch einmal.',
  'file-content':
    '„{value}“ ist nicht von der Art, die der Name sagt: Programme öffnen sie nicht. Speichern Sie sie noch einmal.',
  'file-heavy': '„{value}“ ist zu groß für Besucher mit Telefon. Speichern Sie die Datei mit kleineren Bildern.',
  'font-absent':
    'Die Schrift „{value}“ ist noch nicht da; gezeigt wird eine ähnliche. Unter „Aussehen“ lässt sie sich hinzufügen.',
  'font-missing':
    'Die Schrift „{value}“ lässt sich nicht verwenden[; gemeint ist vielleicht „{suggestion}“]. Wählen Sie eine andere.',
  'flag-unknown': 'Zu „{value}“ gibt es keine Flagge. Wählen Sie ein Land.',
  'flag-language': 'Das ist die Flagge eines Landes, in dem man kaum {locale} spricht. Wählen Sie eine andere.',
  'tag-country': '„{tag}“ ist ein Land und keine Sprache. Gemeint ist vielleicht „{suggestion}“.',
  'tag-region': 'In diesem Land wird die Sprache kaum gesprochen: „{tag}“. Wählen Sie das richtige Land.',
  'phone-prefix': '„{value}“ beginnt nicht mit der Vorwahl des Landes[; gemeint ist vielleicht {suggestion}].',
  'phone-differs':
    '„{value}“ ist nicht dieselbe Nummer wie „{other}“. Ändern Sie sie überall, oder übergehen Sie den Hinweis.',
  'email-form': '„{value}“ ist keine E-Mail-Adresse. Schreiben Sie eine einzige, wie name@example.com.',
  'detail-missing': 'Dafür fehlt eine Angabe unter „Kontakt und Zeiten“. Schreiben Sie sie dort.',
  'hours-order': 'Hier wird um {closes} geschlossen, aber erst um {opens} geöffnet. Prüfen Sie beide Zeiten.',
  'hours-differ': 'Suchmaschinen erfahren {time}, aber in den Zeiten, die Besucher lesen, kommt das nicht vor.',
  'webhook-page':
    'Das ist die Adresse einer Seite für Menschen. Nehmen Sie die, die der Dienst für einen „Webhook“ nennt.',
  'webhook-test': 'Das ist eine Testadresse: Sie antwortet nur, während jemand testet.[ Gemeint ist {suggestion}.]',
  'key-secret':
    'Das ist ein geheimes Passwort, und jeder könnte es lesen. Entfernen Sie es, und lassen Sie sich vom Dienst ein neues geben.',
  'pattern-literal': 'So wird nur „{pattern}“ selbst angenommen, Buchstabe für Buchstabe.',
  'invalid-unused': 'Diese Meldung wird nie gezeigt, weil das Feld kein Muster hat. Entfernen Sie sie.',
  'field-repeated': 'Ein anderes Feld hat schon diesen Namen: „{name}“. Geben Sie jedem einen eigenen.',
  'field-reserved': 'Ein Feld kann nicht „{name}“ heißen. Wählen Sie einen anderen Namen.',
  'option-repeated': 'Eine andere Antwort hat schon den Wert „{value}“. Geben Sie jeder einen eigenen.',
  'pattern-invalid': 'Dieses Muster ist nicht lesbar. Fragen Sie jemanden, der programmiert, oder entfernen Sie es.',
  'pattern-slow': 'Dieses Muster ist zu langsam. Fragen Sie jemanden, der programmiert, oder entfernen Sie es.',
  'date-future':
    '{date} liegt in der Zukunft. Prüfen Sie Tag, Monat und Jahr; gezeigt wird der Artikel trotzdem schon.',
  'day-absent': 'Der Monat {month} hat keinen {day}. Wählen Sie einen Tag bis {last}.',
  'sign-repeated': 'Ein anderer Eintrag hat schon das Zeichen „{sign}“. Geben Sie jedem ein eigenes.',
  'document-missing': '„{key}“ hat kein Beispieldokument, darum wird hier nichts gezeigt.',
  'article-repeated': 'Ein anderer Artikel hat schon die Nummer {id}. Wählen Sie eine freie.',
  'ignore-unused':
    'Ein Hinweis, den Sie übergangen haben, kommt nicht mehr vor. Nehmen Sie ihn unter „Gefundene Probleme“ aus der Liste „Übergangen“.',
  'validation-unused': 'Kein Feld benutzt diese Meldung. Entfernen Sie sie, oder wählen Sie sie bei einem Feld.',
  'prefix-elsewhere':
    'Nur die Hauptsprache kann ihre Seiten ohne Sprachkürzel in der Adresse haben. Entfernen Sie diese Angabe hier.',
  'detection-unused':
    'Das bewirkt nichts: Unter der Adresse ohne Sprachkürzel steht schon eine Seite, von dort wird niemand zu einer Sprache geführt. Entfernen Sie diesen Teil.',
  'type-incomplete':
    'Suchmaschinen führen diese Einträge noch nicht auf: Es fehlt, was sie von „{type}“ wissen müssen ({properties}). Wählen Sie eine andere Art, oder entfernen Sie die Angabe.',
  'property-unknown':
    '„{property}“ kennen Suchmaschinen bei „{type}“ nicht und übergehen es[; gemeint ist vielleicht „{suggestion}“].',
  'text-too-deep':
    'In diesem Text stecken zu viele Auszeichnungen ineinander. Löschen Sie ihn und fügen Sie ihn ohne Formatierung neu ein.',
  'lines-too-large':
    'Dieser Text ist viel zu lang, vielleicht weil ein Bild hineinkopiert wurde. Löschen Sie ihn und schreiben Sie ihn neu.',
}
