import type { PlainMessages } from './plain-messages.ts'

/** What the editor says of problems, in French. */
export const fr: PlainMessages = {
  'text-copied': 'Ce texte est mot pour mot celui de « {other} ». Si c’est une copie, écrivez ici un texte à lui.',
  'text-identical':
    'Ce texte est le même que dans une autre langue. Traduisez-le ; s’il doit être le même, ignorez cet avis.',
  'text-missing': 'Ce texte manque.',
  'text-placeholder': 'Ce texte reste à écrire.',
  'text-spaces': 'Il y a des espaces en trop.',
  'translation-stale':
    'Le texte de la première langue a changé depuis. Vérifiez si cette traduction lui correspond encore.',
  'number-differs':
    'Les nombres ne sont pas les mêmes que dans la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.] Vérifiez lequel est juste.',
  'title-long': 'Le titre a {length} lettres et les moteurs de recherche en montrent environ {limit} : il sera coupé.',
  'description-length':
    'Cette description a {length} lettres ; les moteurs de recherche en montrent de {minimum} à {maximum}.',
  'title-repeated': 'Une autre page a le même titre.',
  'description-repeated': 'Une autre page a la même description.',
  'page-unreachable': 'Aucun lien ne mène à cette page.',
  'privacy-facts':
    'Personne n’a encore confirmé que ce qui est dit ici des données est vrai. Lisez la page ; si c’est juste, confirmez-le.',
  'entry-repeated':
    '« {value} » s’y trouve deux fois. Si l’un est une copie, écrivez ce qu’il doit dire ; s’il est de trop, retirez-le.',
  'phone-form': 'Ce numéro de téléphone n’est pas complet. Avec l’indicatif du pays, il a de 8 à 15 chiffres.',
  'part-unfinished': 'Il manque encore des textes à cette partie : {missing} sur {total}.',
  'letter-invisible':
    'Il y a ici un caractère invisible venu d’un autre programme. Effacez les mots autour et tapez-les de nouveau.',
  'file-letters-lost': 'Il y a ici � à la place d’une lettre perdue. Tapez-la de nouveau.',
  'file-letters-garbled': 'Il y a ici « {found} » là où « {meant} » semble voulu. Tapez les lettres de nouveau.',
  'quote-unpaired': 'À ce guillemet manque le second : {text}. Ajoutez-le, ou effacez celui-ci.',
  'text-cut': 'Le texte s’arrête avant « {cut} ». Écrivez-le ici de nouveau, en entier.',
  'key-missing': 'Il manque ici une donnée. Ajoutez-la, ou retirez cette partie.',
  'key-choice': 'Il y a ici deux choses qui ne peuvent valoir ensemble. Gardez-en une et retirez l’autre.',
  'type-wrong': 'Cette valeur n’est pas du bon genre, comme un texte là où il faut un nombre. Écrivez-la de nouveau.',
  'value-empty': 'Il n’y a encore rien ici. Écrivez quelque chose, ou retirez cette partie.',
  'value-unknown': '« {value} » n’est pas possible ici. Choisissez une des valeurs proposées.',
  'form-wrong': '« {value} » n’a pas la bonne forme. Écrivez-le comme le montre l’aide de ce champ.',
  'date-absent': 'Le jour « {value} » n’existe pas. Corrigez le jour, le mois ou l’année.',
  'number-out-of-range': '{value} n’est pas possible.[ Au moins : {minimum}.][ Au plus : {maximum}.]',
  'number-dotted': 'Le point de {written} compte comme une virgule. Écrivez les milliers sans point.',
  'list-empty': 'La liste est vide. Ajoutez au moins un élément, ou retirez la liste.',
  'list-long': 'La liste a {count} éléments, et {most} sont possibles. Retirez ceux qui sont de trop.',
  'words-missing':
    'Il n’y a pas de mots tout prêts pour les boutons et les messages en {locale}. Écrivez-les sous « Mots du site ».',
  'draft-needed': 'Le brouillon en {locale} n’est pas encore montré. Choisissez une langue publiée.',
  'language-draft':
    'La version en {locale} est un brouillon : le site est montré sans elle. Il manque {missing} textes sur {total}.',
  'pages-too-many': 'Le site a {count} pages, et {most} sont possibles. Retirez-en, ou faites-en deux sites.',
  'languages-too-many': 'Le site a {count} langues, et {most} sont possibles.',
  'text-language': 'Ce texte doit être en {locale}, mais semble d’une autre langue ({found}).',
  'placeholder-differs':
    'Ce qui est entre accolades doit être pareil dans chaque langue.[ Il manque : {missing}.][ En trop : {extra}.]',
  'email-differs':
    'Les adresses e-mail ne sont pas les mêmes que dans la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.]',
  'url-differs':
    'Les liens ne sont pas les mêmes que dans la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.] Vérifiez que chaque langue mène au même endroit.',
  'picture-differs':
    'Ce texte a d’autres images que celui de la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.]',
  'markup-differs':
    'Le gras, les titres ou une autre mise en forme ne sont pas les mêmes que dans la première langue.[ Seulement là-bas : {missing}.][ Seulement ici : {extra}.]',
  'text-machine': 'Une machine a écrit ce texte en {locale}, et personne ne l’a encore lu. Lisez-le et confirmez-le.',
  'term-differs':
    'La première langue dit « {said} » ; selon le glossaire, on dit ici « {wanted} ». Prenez ce mot, ou ignorez cet avis.',
  'address-lost':
    'Cette page avait l’adresse « {slug} », et rien n’en mène plus ici. Si elle a été publiée, ajoutez-la aux « Anciennes adresses ».',
  'privacy-language': 'Le site ne sait pas dire en {locale} ce que deviennent les données. Écrivez-y un texte à vous.',
  'launch-privacy':
    'Aucune page ne dit ce que deviennent les données des visiteurs. Ajoutez la section « Confidentialité ».',
  'launch-hosts':
    'Ces services apprennent quelque chose des visiteurs, et la page sur les données ne les nomme pas : {hosts}.',
  'days-order': 'Le dernier jour, {until}, précède le premier, {from}. Vérifiez les deux.',
  'launch-example': '« {address} » est une adresse d’exemple. Écrivez la vraie.',
  'launch-number': '« {text} » ressemble à un numéro inventé. Écrivez le vrai.',
  'launch-sample': 'C’est un exemple inventé. Écrivez le vôtre, ou dites qu’il est vrai et l’avis disparaît.',
  'launch-letters':
    'À la police « {families} » manquent des lettres de cette langue : {locale}. Choisissez-en une autre pour elle, ou ignorez cet avis.',
  'launch-photo': 'Il n’y a pas de photo de {name}. Ajoutez-en une, ou ignorez cet avis.',
  'launch-receiver':
    'Ce que les visiteurs envoient va à « {path} » de ce site, et n’arrive que si l’hébergeur le transmet. Choisissez sous « Qui le reçoit » un service possible partout, ou envoyez un message d’essai.',
  'slug-taken': 'Une autre page a déjà l’adresse « {slug} » : « {owner} ». Donnez à chacune la sienne.',
  'slug-empty': 'L’adresse est vide, et seule celle de l’accueil peut l’être. Écrivez-en une courte.',
  'slug-of-home': 'La page d’accueil a l’adresse « {slug} ». La sienne reste vide.',
  'slug-locale': '« {slug} » commence par la langue « {prefix} ». Retirez-la : elle s’ajoute toute seule.',
  'slug-reserved': '« {slug} » ne peut pas être une adresse ici. Choisissez-en une autre.',
  'slug-long': 'Cette adresse est trop longue. Écrivez-en une plus courte.',
  'slug-unsafe':
    '« {slug} » ne peut pas être dans une adresse web. Prenez des minuscules sans accents, des chiffres et des traits d’union[, comme « {suggestion} »].',
  'canonical-taken': 'Une autre page a déjà l’adresse « {slug} » : « {owner} ». Choisissez-en une autre.',
  'former-path-present': '« {slug} » est l’adresse actuelle de cette page. Retirez-la des anciennes.',
  'former-path-taken':
    '« {slug} » est déjà à « {owner} » et ne peut pas mener ici aussi. Retirez-la à l’un des deux endroits.',
  'home-count': 'Une seule page doit être l’accueil et être montrée ; il y en a {count}.',
  'page-unknown': 'Il n’y a pas de page « {value} »[ ; c’est peut-être « {suggestion} »]. Choisissez-en une autre.',
  'language-repeated': 'Une autre langue s’appelle aussi « {value} ». Donnez à chacune son nom.',
  'icon-unknown': 'Il n’y a pas d’icône « {value} »[ ; c’est peut-être « {suggestion} »]. Choisissez-en une autre.',
  'home-languages': 'La page d’accueil n’existe pas dans ces langues : {locales}. Il la faut dans toutes.',
  'links-gone':
    'Cette page n’existe pas dans ces langues : {locales}. Là, {places} endroits qui y mènent restent sans lien.',
  'category-unknown': 'Il n’y a pas de catégorie « {value} »[ ; c’est peut-être « {suggestion} »].',
  'category-unused': 'Aucun article n’est dans la catégorie « {key} ». Retirez-la, ou donnez-la à un article.',
  'collection-unknown': 'Il n’y a pas de collection « {value} »[ ; c’est peut-être « {suggestion} »].',
  'office-unknown': 'Il n’y a pas de lieu « {value} »[ ; c’est peut-être « {suggestion} »].',
  'form-unknown': 'Il n’y a pas de formulaire « {value} »[ ; c’est peut-être « {suggestion} »].',
  'condition-field': 'Ce formulaire n’a pas de champ « {value} »[ ; c’est peut-être « {suggestion} »].',
  'condition-order': '« {name} » est au-dessous de ce champ, mais décide s’il est montré. Montez-le.',
  'condition-value': '« {value} » n’est pas une réponse de « {name} ». Choisissez une de celles qu’il a.',
  'step-untitled':
    'Une étape commence ici, mais les champs d’avant ne sont dans aucune. Donnez aussi au premier champ le titre d’une étape.',
  'reply-unsent':
    'Ainsi personne ne reçoit de réponse : il faut un champ pour l’e-mail et un destinataire qui envoie des réponses.',
  'captcha-unchecked':
    '{receiver} ne vérifie pas cette protection contre les machines. Retirez-la ; le champ caché en arrête la plupart.',
  'thanks-by-script':
    'La page de remerciement est à indiquer aussi chez {service}, dans les réglages du formulaire. Cela fait, ignorez cet avis.',
  'thanks-shared':
    'Deux formulaires ont la même page de remerciement avec des réglages différents. Donnez à chacun la sienne.',
  'zone-unsaid': 'Le pays a plusieurs fuseaux horaires. Choisissez celui de ces horaires.',
  'filter-unshown': 'Les visiteurs ne le voient pas : aucune liste de ces éléments n’est divisée en pages.',
  'dates-untold':
    'Ces jours ne sont dans aucun calendrier ni moteur de recherche : la collection n’est pas d’événements.',
  'files-refused':
    'Ce destinataire n’accepte pas de fichiers. Retirez le champ pour les fichiers, ou choisissez-en un autre.',
  'anchor-taken': 'Une autre section de cette page a déjà l’adresse « #{anchor} ». Changez-en une des deux.',
  'opening-place': 'Chaque page commence par une seule section « Début de la page ». Montez-la, ou retirez la seconde.',
  'form-repeated': 'Cette page a déjà ce formulaire. Retirez-en un, ou montrez-en ici un autre.',
  'list-repeated':
    'Cette page a déjà une liste divisée en pages. Montrez celle-ci sans la diviser, ou sur une page à elle.',
  'section-unknown': 'Il n’y a pas de section « {value} »[ ; c’est peut-être « {suggestion} »].',
  'column-unknown': 'Le tableau n’a pas de colonne « {value} »[ ; c’est peut-être « {suggestion} »].',
  'column-missing': 'Dans cette ligne, la colonne « {column} » est vide. Écrivez son texte.',
  'marked-unknown': 'Le tableau n’a pas de colonne « {value} » à mettre en valeur.',
  'tick-differs': 'Dans la langue principale, cette case est une coche ; ici elle dit « {value} ». Écrivez « {word} ».',
  'mark-unknown': 'Cette section n’a pas le signe « {value} ». Ajoutez-le à ses signes.',
  'allergen-unnamed':
    'Il n’y a pas de noms tout prêts des allergènes dans cette langue. Écrivez-les comme signes de la section.',
  'price-terms':
    'Deux prix demandent deux durées, comme « par mois » et « par an ». Ajoutez ce qui manque, ou retirez le reste.',
  'picture-alone': 'À cette image manque celle avec laquelle on la compare. Ajoutez-la, ou retirez celle-ci.',
  'currency-unused': 'Dans aucune langue de cette section les prix ne sont montrés en « {value} ».',
  'amount-missing': 'Il manque ici le prix en {currency} ; il serait montré en {main}.',
  'embed-unknown':
    '{name} ne peut pas montrer cette adresse ici. Prenez celle que donne là-bas le bouton « Partager ».',
  'link-unknown': 'Le lien « {value} » ne mène nulle part[ ; c’est peut-être « {suggestion} »].',
  'action-section':
    '« {value} » nomme une section, mais mène au début de sa page. Choisissez la section comme but, ou d’autres mots.',
  'action-about':
    'Le sujet n’est montré nulle part : il n’y a pas de formulaire au but. Menez à une page qui en a un, ou retirez le sujet.',
  'action-words': '« {value} » mène ici ailleurs qu’un bouton avec les mêmes mots. Choisissez d’autres mots.',
  'place-repeated':
    'Deux endroits de cette page s’appellent « {name} » : les liens ne mènent qu’au premier. Changez-en un.',
  'link-anchor': 'L’endroit où mène « {target} » n’est pas dans la page[ ; c’est peut-être « {suggestion} »].',
  'link-insecure': '« {url} » n’est pas une adresse sûre. Écrivez https:// au lieu de http://.',
  'link-private': '« {url} » ne s’ouvre que sur un ordinateur ou dans un bureau. Écrivez son adresse sur le web.',
  'url-host': '« {value} » ne mène nulle part[ ; c’est peut-être « {suggestion} »]. Vérifiez l’adresse.',
  'link-refused': 'Le lien « {url} » ne sera pas montré. Prenez une adresse web, un e-mail, un téléphone ou une page.',
  'language-mark': '« {words} » est marqué comme mots d’une langue qui n’existe pas.',
  'language-unmarked':
    '« {words} » est marqué ailleurs comme une autre langue, et pas ici : un lecteur d’écran le lirait mal.',
  'markup-in-text':
    'Il n’y a ici que du texte simple : les visiteurs verraient « {sign} » tel quel. Écrivez sans mise en forme.',
  'lines-joined':
    'Les lignes de ce texte se rejoignent. Écrivez-le ici de nouveau, avec une ligne vide entre les paragraphes.',
  'markdown-slip':
    'Les visiteurs verraient ici des signes au lieu de la mise en forme : « {text} ». Effacez-les et prenez les boutons au-dessus du texte.',
  'character-unshowable': 'Il y a ici un caractère qu’aucune page ne peut montrer ({sign}). Effacez-le.',
  'label-repeated': 'Un autre élément s’appelle aussi « {label} ». Donnez à chacun son nom.',
  'buttons-gone': 'Cette page est masquée : {buttons} boutons qui y menaient ne sont plus montrés.',
  'alt-is-file-name': '« {text} » est le nom d’un fichier. Dites en quelques mots ce que montre l’image.',
  'image-missing':
    'Le fichier « {value} » n’existe pas[ ; c’est peut-être « {suggestion} »]. Choisissez l’image de nouveau.',
  'image-outside': '« {value} » n’est pas dans le dossier du site. Choisissez l’image ici de nouveau.',
  'image-too-large':
    'Cette image est trop grande et ralentit tout. Enregistrez-la plus petite, large d’environ 3000 pixels, et choisissez-la de nouveau.',
  'image-type':
    '« {value} » n’est pas une image du genre que dit son nom. Enregistrez-la de nouveau, par exemple en JPEG, et choisissez-la encore.',
  'image-damaged':
    '« {value} » ne se montre pas bien. Enregistrez de nouveau l’image là d’où elle vient, et choisissez-la encore.',
  'image-foreign': 'Le dessin « {value} » contient quelque chose qui ne doit pas y être. Enregistrez-le en SVG simple.',
  'photo-small':
    'Cette photo n’est large que de {width} pixels et sera floue. Prenez l’original, large d’au moins {least} pixels.',
  'photo-animated':
    '« {value} » bouge, et seule la première image sera montrée. Pour un film, prenez la section « Vidéo ».',
  'logo-letters':
    'Le logo a des lettres en texte : chaque appareil les montrera dans une autre police. Enregistrez-le avec les lettres en formes.',
  'logo-tone':
    'Ce logo se voit à peine sur son fond. Donnez-en, sous « Aspect », un pour fond clair et un pour fond sombre.',
  'logo-shape':
    'Ce logo est trop large ou trop haut pour un carré : dans les onglets et sur le téléphone il sera minuscule. Ajoutez un symbole sans lettres.',
  'file-absent': 'Le fichier « {value} » n’existe pas[ ; c’est peut-être « {suggestion} »].',
  'file-outside': '« {value} » n’est pas dans le dossier du site. Copiez-y le fichier.',
  'file-hollow': 'Le fichier « {value} » est vide. Enregistrez-le de nouveau.',
  'file-content':
    '« {value} » n’est pas du genre que dit son nom : les programmes ne l’ouvriront pas. Enregistrez-le de nouveau.',
  'file-heavy':
    '« {value} » est trop grand pour qui vient avec un téléphone. Enregistrez-le avec des images plus petites.',
  'font-absent':
    'La police « {value} » n’est pas encore là ; une semblable est montrée. On peut l’ajouter sous « Aspect ».',
  'font-missing':
    'La police « {value} » ne peut pas servir[ ; c’est peut-être « {suggestion} »]. Choisissez-en une autre.',
  'flag-unknown': 'Il n’y a pas de drapeau pour « {value} ». Choisissez un pays.',
  'flag-language': 'C’est le drapeau d’un pays où l’on parle à peine cette langue : {locale}. Choisissez-en un autre.',
  'tag-country': '« {tag} » est un pays, et non une langue. C’est peut-être « {suggestion} ».',
  'tag-region': 'Dans ce pays on parle à peine la langue : « {tag} ». Choisissez le bon pays.',
  'phone-prefix': '« {value} » ne commence pas par l’indicatif du pays[ ; c’est peut-être {suggestion}].',
  'phone-differs': '« {value} » n’est pas le même numéro que « {other} ». Changez-le partout, ou ignorez cet avis.',
  'email-form': '« {value} » n’est pas une adresse e-mail. Écrivez-en une seule, comme nom@example.com.',
  'detail-missing': 'Il manque pour cela une donnée sous « Contact et horaires ». Écrivez-la là.',
  'hours-order': 'On ferme ici à {closes}, mais on ouvre à {opens}. Vérifiez les deux heures.',
  'hours-differ':
    'Les moteurs de recherche apprennent {time}, mais les horaires que lisent les visiteurs ne le disent pas.',
  'webhook-page':
    'C’est l’adresse d’une page pour des personnes. Prenez celle que le service donne pour un « webhook ».',
  'webhook-test': 'C’est une adresse d’essai : elle ne répond que pendant un essai.[ C’est peut-être {suggestion}.]',
  'key-secret': 'C’est une clé secrète, et chacun pourrait la lire. Retirez-la, et demandez-en une autre au service.',
  'pattern-literal': 'Ainsi seul « {pattern} » est accepté, lettre par lettre.',
  'invalid-unused': 'Ce message n’est jamais montré, car le champ n’a pas de modèle. Retirez-le.',
  'field-repeated': 'Un autre champ a déjà le nom « {name} ». Donnez à chacun le sien.',
  'field-reserved': 'Un champ ne peut pas s’appeler « {name} ». Choisissez un autre nom.',
  'option-repeated': 'Une autre réponse a déjà la valeur « {value} ». Donnez à chacune la sienne.',
  'pattern-invalid': 'Ce modèle ne peut pas être lu. Demandez à quelqu’un qui programme, ou retirez-le.',
  'pattern-slow': 'Ce modèle est trop lent. Demandez à quelqu’un qui programme, ou retirez-le.',
  'date-future': '{date} est dans l’avenir. Vérifiez jour, mois et année ; l’article est déjà montré quand même.',
  'day-absent': 'Le mois {month} n’a pas de jour {day}. Choisissez un jour jusqu’au {last}.',
  'sign-repeated': 'Un autre élément a déjà le signe « {sign} ». Donnez à chacun le sien.',
  'document-missing': '« {key} » n’a pas de document d’exemple ; rien n’est donc montré ici.',
  'article-repeated': 'Un autre article a déjà le numéro {id}. Choisissez-en un libre.',
  'ignore-unused':
    'Un avertissement que vous avez ignoré n’apparaît plus. Retirez-le de la liste « Ignorés », sous « Problèmes trouvés ».',
  'validation-unused': 'Aucun champ n’utilise ce message. Retirez-le, ou choisissez-le pour un champ.',
  'prefix-elsewhere':
    'Seule la langue principale peut avoir ses pages sans code de langue dans l’adresse. Retirez cette indication ici.',
  'detection-unused':
    'Ceci reste sans effet : l’adresse sans langue montre déjà une page, et personne n’est mené de là vers une langue. Retirez cette partie.',
  'type-incomplete':
    'Les moteurs de recherche ne montrent pas encore ces entrées : il manque ce qu’ils doivent savoir de « {type} » ({properties}). Choisissez un autre type, ou retirez cette indication.',
  'property-unknown':
    'Les moteurs de recherche ne connaissent pas « {property} » pour « {type} » et l’ignorent[ ; vous vouliez peut-être dire « {suggestion} »].',
  'text-too-deep':
    'Ce texte contient trop de mises en forme imbriquées. Effacez-le et collez-le de nouveau sans mise en forme.',
  'lines-too-large':
    'Ce texte est beaucoup trop long, peut-être parce qu’une image y a été collée. Effacez-le et écrivez-le de nouveau.',
}
