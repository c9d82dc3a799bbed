/** Sentences as companies write them, with the signs that other programs take for mark-up. */
export const ordinarySentences: readonly string[] = `
Nous accordons les pianos depuis 2009 [sic], à Strasbourg.
Prix : 90 € (soit ~75 € hors taxes).
Environ ~5 à ~10 jours d’attente.
De ~5–~10 jours selon la saison.
Une salle de 5 m × 4 m = 20 m².
2^3 = 8 et 4^2 = 16.
Si a^b et c^d sont égaux, tout va bien.
C++ et C++ : deux fois le même langage.
Nous écrivons en C, C++ et C#.
Si x == y, alors y == x.
a==b et c==d ne disent pas la même chose.
Le rapport 3 : 1 est habituel.
De 9:30 à 12:00 et de 14:00 à 18:30.
Ouvert de 10:15:30 à 11:00:00.
Le verset Jn 3:16 est gravé sur le bois.
Un taux de 0,5 % ; un autre de 1,5 %.
Il a dit : « Venez ! »
Elle demanda : « Combien ? » — « Cela dépend. »
Voir page 12 [1] et page 14 [2].
Comme on l’a montré [1][2], cela dure.
Les valeurs a[i][j] sont comptées.
L’article L. 121-1 [modifié] s’applique.
{Voir ci-dessous} n’est pas une formule.
L’ensemble {1, 2, 3} a trois éléments.
Les clés {a, b} et {c}.
Un budget de $5 ou de $10.
De $5 = 4,60 € à $10 = 9,20 €.
Les variables $PATH et $HOME_DIR.
Coûts : $$ signifie cher, $ veut dire bon marché.
Notre cours est coté $$$ par un guide.
Écrivez à contact@piano.example !
Suivez @piano sur le web.
Le mot-clé #piano est le nôtre.
Notre site : https://piano.example/~jean/prix.
Le chemin C:\\Programmes\\Piano est le bon.
Un sourire :-) et un autre ;-) pour finir.
Un visage ^_^ fait toujours plaisir.
Un visage (^^) aussi.
Merci :) et à bientôt :D
Attention : fermé le lundi !!!
!!! Important
Est-ce possible ??? Oui.
Vraiment ?!
L’eau (H₂O) et l’air.
Le CO₂ compte double.
Un angle de 90° et une pente de 5 %.
Les touches Ctrl+C et Ctrl+V.
Un + un = deux.
5 + 5 = 10 et 10 + 10 = 20.
Le lot A+ et le lot B++ sont épuisés.
Classe A++ ou A+++ selon l’étiquette.
Du lundi au vendredi, 9 h–18 h.
Les années 1990–2000 furent bonnes.
Un piano – deux claviers – trois pédales.
Un piano — deux claviers — trois pédales.
Un piano - deux claviers - trois pédales.
Un piano -- deux claviers -- trois pédales.
N° 1 [piano] n° 2 [orgue].
*Fermé* le dimanche, **ouvert** le samedi.
_Fermé_ le dimanche, __ouvert__ le samedi.
Ce prix est ~~120 €~~ 90 €.
Un [lien](page:start) et un [autre](https://a.example).
« [Le piano] est un orchestre », disait-on.
L’astérisque * renvoie au bas du tableau.
* Sous réserve de disponibilité.
5 * 4 = 20 et 6 * 4 = 24.
Un prix de 3 x 40 €.
Les options a) et b) sont possibles.
(1) D’abord, (2) ensuite.
1. Nous venons voir l’instrument.
1) Nous venons voir l’instrument.
2026 est une bonne année.
Voir § 3, al. 2 ; art. 5 bis.
M. & Mme Oberlin, pianos & orgues.
R&D, Q&A et B&B.
AT&T est un opérateur.
L’adresse est 12 bis, rue de l’Étang.
« l’œuvre » s’écrit avec un œ.
Il l’a fait « comme ça », 'simplement'.
Rock 'n' roll et 'cello.
Les années '60 et '70.
5' 10" de haut, 3" de large.
Un écran de 27".
Tel. : +33 3 53 01 00 67.
Tél. 03/53/01/00/67 (9h-12h).
50 % / 50 %
Oui/non, et/ou, il/elle.
A/B, 24/7 et 365/365.
Prix HT | prix TTC
Un seul trait | dans la phrase.
C’est vrai < 20 ans et faux > 30 ans.
x < y > z
Moins de <5 kg ou plus de >10 kg.
→ Voir la suite.
✓ Fait, ✗ pas fait.
☐ À faire
➤ Prenez rendez-vous.
Le code promo est PIANO_2026_ETE.
Le fichier s’appelle prix_2026_fr.pdf.
Un nom comme __init__ est rare.
Le module foo_bar et le module bar_foo.
Une fraction : 3/4, ou ¾.
La note do#, fa# et sol#.
Do♯ et si♭.
#1 des ateliers de la région.
N’hésitez pas…
Points de suspension... et encore...
(sic)
[…] et la suite est connue.
Il dit : […] puis se tut.
Le [nouveau] piano [noir] est [enfin] là.
[Fermé]
[Note : fermé en août]
(Voir [1].)
« Piano : mode d’emploi » : un livre.
Titre : sous-titre
Nom : Oberlin
Adresse : 5, quai des Bateliers
Ouvert : oui
Piano:orgue:clavecin
Atelier::Strasbourg
std::vector en C++.
Un port tel que localhost:3000.
Version 2.0.0-beta.1+build.5
Un nombre comme 1e10 ou 1E+10.
x² + y² = z²
E = mc²
√2 ≈ 1,414
10⁻³ m
±5 °C
≥ 18 ans
= 20 €
Total = 20 €
a = b
=> Voir plus bas
-> Voir plus bas
<- Voir plus haut
Wir stimmen Klaviere – seit 2009.
„Das Klavier“, sagte sie, „klingt.“
Öffnungszeiten: Mo–Fr 9:00–18:00 Uhr.
Preis: 90,– €
Preis: 90.- CHF
Ca. ~10 % Aufpreis.
§ 5 Abs. 1 Nr. 2 UStG
Herr/Frau, Kund*innen und Kund:innen sind willkommen.
Unsere Mitarbeiter:innen und Kolleg:innen freuen sich.
Schüler_innen und Lehrer_innen
Student*innen und Dozent*innen
Die/der Besucher/in
Müller & Söhne GmbH & Co. KG
Das Heft [in Leder] liegt bei.
Grüße :-)
Wir sind #1 in Kehl.
A–Z, 0–9, a–z.
Terms apply*; see below.
We charge $50–$100 an hour.
It costs $5, not $10 or $15.
Call 1-800-555-0100 (24/7).
Use the code "SAVE20".
We're open 9am–5pm, Mon–Fri.
O'Brien's & Sons' workshop.
The "best" piano: yours.
Rock-solid, state-of-the-art, A+ service.
Q: How long? A: An hour.
Note: closed in August.
Step 1: call. Step 2: relax.
PS: bring a chair.
e.g. grand pianos, i.e. big ones.
[Update] We are open again.
[Optional] Send a picture.
[2026] A new workshop.
John [Smith] and Jane [Doe] met.
~ The team ~
~ 10 km from the centre
About ~10 km, or ~6 miles.
A temperature of ~20°C.
^ See above
A caret ^ alone.
We use HTML, CSS & JS.
Node.js, .NET and C#.
The {curly} and the [square].
Put {name} there.
if (a) { b } else { c }
An array of strings is a type.
The ratio is 16:9.
Ratios 4:3:2 are common.
Rated 4.5/5 by 120+ people.
100% natural, 0% waste.
50+ years, 1,000+ pianos.
Pianos + organs + harps.
Pianos ++ more
A=1, B=2, C=3.
Afinamos pianos desde 2009, à porta de casa.
O preço é R$ 90,00 (à vista).
R$ 50 a R$ 100, conforme o piano.
Segunda a sexta, das 9h às 18h.
1º lugar, 2ª vez, nº 5.
Olá! Tudo bem? :)
“Aspas” e ‘aspas’.
Art. 5º, § 1º, inc. II.
¿Cuánto cuesta? ¡Depende!
Número 1 [uno] y número 2 [dos].
Prezzo: 90 € (IVA incl.).
L'atelier dell'anno [2026].
Cena: 90 zł/godz.
価格：90ユーロ（税込）
営業時間 9:00〜18:00
【お知らせ】八月は休業します。
Цена: 90 € (с НДС).
«Рояль» — это оркестр.
السعر: 90 يورو
Il y a 3 [trois] pianos, 2 [deux] orgues.
Note de l’éditeur : [N. D. É.].
Le modèle [A] [B] est retiré.
Formats : .pdf, .jpg, .png.
Les balises de couleur {rouge} sont peintes.
Merci d’avance !
`
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
