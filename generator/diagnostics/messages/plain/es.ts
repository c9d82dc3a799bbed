import type { PlainMessages } from './plain-messages.ts'

/** What the editor says of problems, in Spanish. */
export const es: PlainMessages = {
  'text-copied':
    'Este texto dice palabra por palabra lo mismo que el de “{other}”. Si es una copia, escriba aquí un texto propio.',
  'text-identical': 'Este texto es igual al de otro idioma. Tradúzcalo; si debe ser igual, ignore este aviso.',
  'text-missing': 'Falta este texto.',
  'text-placeholder': 'Este texto aún está por escribir.',
  'text-spaces': 'Hay espacios de más.',
  'translation-stale': 'El texto del primer idioma cambió después. Revise si esta traducción aún coincide.',
  'number-differs':
    'Los números no son los mismos que en el primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.] Revise cuál es correcto.',
  'title-long': 'El título tiene {length} letras y los buscadores muestran unas {limit}: quedará cortado.',
  'description-length': 'Esta descripción tiene {length} letras; los buscadores muestran de {minimum} a {maximum}.',
  'title-repeated': 'Otra página tiene el mismo título.',
  'description-repeated': 'Otra página tiene la misma descripción.',
  'page-unreachable': 'Ningún enlace lleva a esta página.',
  'privacy-facts':
    'Nadie ha confirmado aún que lo que aquí se dice de los datos es cierto. Lea la página; si es así, confírmelo.',
  'entry-repeated':
    '“{value}” está dos veces. Si uno es una copia, escriba en él lo que debe decir; si sobra, quítelo.',
  'phone-form': 'Este número de teléfono no está completo. Con el prefijo del país tiene de 8 a 15 cifras.',
  'part-unfinished': 'A esta parte aún le faltan textos: {missing} de {total}.',
  'letter-invisible':
    'Aquí hay un carácter invisible que vino de otro programa. Borre las palabras de alrededor y escríbalas de nuevo.',
  'file-letters-lost': 'Aquí está � en lugar de una letra que se perdió. Escríbala de nuevo.',
  'file-letters-garbled': 'Aquí dice “{found}” donde parece que debe decir “{meant}”. Escriba las letras de nuevo.',
  'quote-unpaired': 'A estas comillas les falta su pareja: {text}. Escríbala, o borre la que hay.',
  'text-cut': 'El texto se corta antes de “{cut}”. Escríbalo aquí otra vez, entero.',
  'key-missing': 'Aquí falta un dato. Añádalo, o quite esta parte.',
  'key-choice': 'Aquí hay dos cosas que no pueden valer a la vez. Deje una y quite la otra.',
  'type-wrong': 'Este valor no es del tipo que hace falta, como texto donde va un número. Escríbalo de nuevo.',
  'value-empty': 'Aquí aún no hay nada. Escriba algo, o quite esta parte.',
  'value-unknown': '“{value}” no es posible aquí. Elija uno de los valores que se ofrecen.',
  'form-wrong': '“{value}” no tiene la forma correcta. Escríbalo como muestra la ayuda de este campo.',
  'date-absent': 'El día “{value}” no existe. Corrija el día, el mes o el año.',
  'number-out-of-range': '{value} no es posible.[ Como mínimo: {minimum}.][ Como máximo: {maximum}.]',
  'number-dotted': 'El punto de {written} cuenta como coma decimal. Escriba los miles sin punto.',
  'list-empty': 'La lista está vacía. Añada al menos un elemento, o quite la lista.',
  'list-long': 'La lista tiene {count} elementos y caben {most}. Quite los que sobren.',
  'words-missing': 'En {locale} no hay palabras hechas para botones y mensajes. Escríbalas en “Palabras del sitio”.',
  'draft-needed': '{locale} es aún un borrador y no se muestra. Elija un idioma publicado.',
  'language-draft': '{locale} es un borrador: el sitio se muestra sin este idioma. Faltan {missing} de {total} textos.',
  'pages-too-many': 'El sitio tiene {count} páginas y caben {most}. Quite algunas, o haga dos sitios.',
  'languages-too-many': 'El sitio tiene {count} idiomas y caben {most}.',
  'text-language': 'Este texto debe estar en {locale}, pero parece de otro idioma ({found}).',
  'placeholder-differs':
    'Lo que está entre llaves debe ser igual en todos los idiomas.[ Falta: {missing}.][ Sobra: {extra}.]',
  'email-differs':
    'Los correos no son los mismos que en el primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.]',
  'url-differs':
    'Los enlaces no son los mismos que en el primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.] Revise si cada idioma lleva al mismo sitio.',
  'picture-differs':
    'Este texto tiene otras imágenes que el del primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.]',
  'markup-differs':
    'La negrita, los títulos u otro formato no son los mismos que en el primer idioma.[ Solo allí: {missing}.][ Solo aquí: {extra}.]',
  'text-machine': 'Este texto en {locale} lo escribió una máquina y nadie lo ha leído aún. Léalo y confírmelo.',
  'term-differs':
    'El primer idioma dice “{said}”; según el glosario, aquí se dice “{wanted}”. Use esa palabra, o ignore el aviso.',
  'address-lost':
    'Esta página tenía la dirección “{slug}” y nada lleva ya de ella hasta aquí. Si estuvo publicada, añádala en “Direcciones anteriores”.',
  'privacy-language': 'El sitio no sabe decir en {locale} qué pasa con los datos. Escriba allí un texto propio.',
  'launch-privacy': 'Ninguna página dice qué pasa con los datos de los visitantes. Añada la sección “Privacidad”.',
  'launch-hosts': 'Estos servicios saben algo de los visitantes y la página de privacidad no los nombra: {hosts}.',
  'days-order': 'El último día, {until}, es anterior al primero, {from}. Revise los dos.',
  'launch-example': '“{address}” es una dirección de ejemplo. Escriba la verdadera.',
  'launch-number': '“{text}” parece un número inventado. Escriba el verdadero.',
  'launch-sample': 'Esto es un ejemplo inventado. Escriba lo suyo, o diga que es cierto y el aviso desaparece.',
  'launch-letters':
    'A la tipografía “{families}” le faltan letras de este idioma: {locale}. Elija otra para él, o ignore el aviso.',
  'launch-photo': 'No hay foto de {name}. Añada una, o ignore el aviso.',
  'launch-receiver':
    'Lo que envían los visitantes va a “{path}” de este sitio, y solo llega si el proveedor lo reenvía. Elija en “Quién lo recibe” uno que sirva en cualquier lugar, o envíe un mensaje de prueba.',
  'slug-taken': 'Otra página ya tiene la dirección “{slug}”: “{owner}”. Dé a cada una la suya.',
  'slug-empty': 'La dirección está vacía, y solo la de la portada puede estarlo. Escriba una corta.',
  'slug-of-home': 'La portada tiene la dirección “{slug}”. La suya queda vacía.',
  'slug-locale': '“{slug}” empieza con el idioma “{prefix}”. Quítelo: se pone solo.',
  'slug-reserved': '“{slug}” no puede ser una dirección aquí. Elija otra.',
  'slug-long': 'Esta dirección es demasiado larga. Escriba una más corta.',
  'slug-unsafe':
    '“{slug}” no puede estar en una dirección web. Use minúsculas sin tildes, cifras y guiones[, como “{suggestion}”].',
  'canonical-taken': 'Otra página ya tiene la dirección “{slug}”: “{owner}”. Elija otra.',
  'former-path-present': '“{slug}” es la dirección actual de esta página. Quítela de las anteriores.',
  'former-path-taken': '“{slug}” ya es de “{owner}” y no puede llevar también aquí. Quítela en uno de los dos lugares.',
  'home-count': 'Exactamente una página debe ser la portada y estar a la vista; ahora son {count}.',
  'page-unknown': 'No hay ninguna página “{value}”[; quizá sea “{suggestion}”]. Elija otra.',
  'language-repeated': 'Otro idioma también se llama “{value}”. Dé a cada uno su nombre.',
  'icon-unknown': 'No hay ningún icono “{value}”[; quizá sea “{suggestion}”]. Elija otro.',
  'home-languages': 'La portada no existe en estos idiomas: {locales}. Debe existir en todos.',
  'links-gone':
    'Esta página no existe en estos idiomas: {locales}. Allí quedan sin enlace {places} lugares que llevan a ella.',
  'category-unknown': 'No hay ninguna categoría “{value}”[; quizá sea “{suggestion}”].',
  'category-unused': 'Ningún artículo está en la categoría “{key}”. Quítela, o désela a un artículo.',
  'collection-unknown': 'No hay ninguna colección “{value}”[; quizá sea “{suggestion}”].',
  'office-unknown': 'No hay ninguna sede “{value}”[; quizá sea “{suggestion}”].',
  'form-unknown': 'No hay ningún formulario “{value}”[; quizá sea “{suggestion}”].',
  'condition-field': 'Este formulario no tiene ningún campo “{value}”[; quizá sea “{suggestion}”].',
  'condition-order': '“{name}” está debajo de este campo, pero decide si se muestra. Súbalo.',
  'condition-value': '“{value}” no es una respuesta de “{name}”. Elija una de las que hay.',
  'step-untitled':
    'Aquí empieza un paso, pero los campos de antes no están en ninguno. Dé también al primer campo el título de un paso.',
  'reply-unsent':
    'Así nadie recibe una respuesta: hace falta un campo para el correo y un receptor que envíe respuestas.',
  'captcha-unchecked':
    '{receiver} no comprueba esta protección contra máquinas. Quítela; el campo oculto detiene a casi todas.',
  'thanks-by-script':
    'La página de gracias hay que ponerla también en {service}, en los ajustes del formulario. Hecho eso, ignore el aviso.',
  'thanks-shared': 'Dos formularios comparten la página de gracias con ajustes distintos. Dé a cada uno la suya.',
  'zone-unsaid': 'El país tiene varias zonas horarias. Elija la de estos horarios.',
  'filter-unshown': 'Los visitantes no lo ven: ninguna lista de estos elementos está dividida en páginas.',
  'dates-untold': 'Estos días no están en ningún calendario ni buscador: la colección no es de eventos.',
  'files-refused': 'Este receptor no acepta archivos. Quite el campo de archivos, o elija otro receptor.',
  'anchor-taken': 'Otra sección de esta página ya tiene la dirección “#{anchor}”. Cambie una de las dos.',
  'opening-place': 'Cada página empieza con una sola sección “Inicio de la página”. Súbala, o quite la segunda.',
  'form-repeated': 'Esta página ya tiene este formulario. Quite uno, o muestre aquí otro.',
  'list-repeated':
    'Esta página ya tiene una lista dividida en páginas. Muestre esta sin dividir, o en su propia página.',
  'section-unknown': 'No hay ninguna sección “{value}”[; quizá sea “{suggestion}”].',
  'column-unknown': 'La tabla no tiene ninguna columna “{value}”[; quizá sea “{suggestion}”].',
  'column-missing': 'En esta fila la columna “{column}” está vacía. Escriba su texto.',
  'marked-unknown': 'La tabla no tiene ninguna columna “{value}” que destacar.',
  'tick-differs': 'En el idioma principal esta celda es una marca, y aquí dice “{value}”. Escriba “{word}”.',
  'mark-unknown': 'Esta sección no tiene la señal “{value}”. Añádala a sus señales.',
  'allergen-unnamed': 'En este idioma no hay nombres hechos de los alérgenos. Escríbalos como señales de la sección.',
  'price-terms':
    'Dos precios necesitan dos plazos, como “al mes” y “al año”. Añada lo que falta, o quite lo que sobra.',
  'picture-alone': 'A esta imagen le falta la otra con la que se compara. Añádala, o quite esta.',
  'currency-unused': 'En ningún idioma de esta sección se muestran precios en “{value}”.',
  'amount-missing': 'Falta aquí el precio en {currency}; se mostraría en {main}.',
  'embed-unknown': '{name} no puede mostrar aquí esta dirección. Use la que da allí el botón “Compartir”.',
  'link-unknown': 'El enlace “{value}” no lleva a ninguna parte[; quizá sea “{suggestion}”].',
  'action-section':
    '“{value}” nombra una sección, pero lleva al principio de su página. Elija la sección como destino, u otras palabras.',
  'action-about':
    'El asunto no se muestra en ninguna parte: en el destino no hay formulario. Lleve a una página con formulario, o quite el asunto.',
  'action-words': '“{value}” lleva aquí a otro sitio que un botón con las mismas palabras. Elija otras.',
  'place-repeated': 'Dos lugares de esta página se llaman “{name}”: los enlaces llevan solo al primero. Cambie uno.',
  'link-anchor': 'El lugar al que lleva “{target}” no existe en la página[; quizá sea “{suggestion}”].',
  'link-insecure': '“{url}” no es una dirección segura. Escriba https:// en lugar de http://.',
  'link-private': '“{url}” solo funciona en un ordenador o en una oficina. Escriba la dirección que tiene en la web.',
  'url-host': '“{value}” no lleva a ninguna parte[; quizá sea “{suggestion}”]. Revise la dirección.',
  'link-refused': 'El enlace “{url}” no se mostrará. Use una dirección web, un correo, un teléfono o una página.',
  'language-mark': '“{words}” está marcado como palabras de un idioma que no existe.',
  'language-unmarked':
    '“{words}” está marcado en otro lugar como otro idioma, y aquí no: un lector de pantalla lo leería mal.',
  'markup-in-text': 'Aquí va solo texto: los visitantes verían “{sign}” tal cual. Escriba sin formato.',
  'lines-joined':
    'Las líneas de este texto se juntan. Escríbalo aquí otra vez, con una línea vacía entre los párrafos.',
  'markdown-slip':
    'Los visitantes verían aquí signos en lugar del formato: “{text}”. Bórrelos y use los botones de encima del texto.',
  'character-unshowable': 'Aquí hay un carácter que ninguna página puede mostrar ({sign}). Bórrelo.',
  'label-repeated': 'Otro elemento también se llama “{label}”. Dé a cada uno su nombre.',
  'buttons-gone': 'Esta página está oculta: {buttons} botones que llevaban a ella ya no se muestran.',
  'alt-is-file-name': '“{text}” es el nombre de un archivo. Diga en pocas palabras qué muestra la imagen.',
  'image-missing': 'El archivo “{value}” no existe[; quizá sea “{suggestion}”]. Elija la imagen de nuevo.',
  'image-outside': '“{value}” no está en la carpeta del sitio. Elija aquí la imagen de nuevo.',
  'image-too-large':
    'Esta imagen es demasiado grande y lo hace todo lento. Guárdela más pequeña, a unos 3000 píxeles de ancho, y elíjala de nuevo.',
  'image-type':
    '“{value}” no es una imagen del tipo que dice su nombre. Guárdela de nuevo, por ejemplo como JPEG, y elíjala otra vez.',
  'image-damaged':
    '“{value}” no se puede mostrar bien. Guarde otra vez la imagen allí de donde viene, y elíjala de nuevo.',
  'image-foreign': 'El dibujo “{value}” contiene algo que no debe tener. Guárdelo como SVG simple.',
  'photo-small':
    'Esta foto mide solo {width} píxeles de ancho y se verá borrosa. Use la original, de al menos {least} píxeles.',
  'photo-animated':
    '“{value}” se mueve, y se mostrará solo la primera imagen. Para una película, use la sección “Vídeo”.',
  'logo-letters':
    'El logo tiene letras como texto: cada aparato las mostrará en otra tipografía. Guárdelo con las letras como formas.',
  'logo-tone': 'Este logo apenas se ve sobre su fondo. Dé en “Aspecto” uno para fondo claro y otro para fondo oscuro.',
  'logo-shape':
    'Este logo es demasiado ancho o alto para un cuadrado: en las pestañas y en el teléfono se verá diminuto. Añada un símbolo sin letras.',
  'file-absent': 'El archivo “{value}” no existe[; quizá sea “{suggestion}”].',
  'file-outside': '“{value}” no está en la carpeta del sitio. Copie allí el archivo.',
  'file-hollow': 'El archivo “{value}” está vacío. Guárdelo otra vez.',
  'file-content': '“{value}” no es del tipo que dice su nombre: los programas no lo abrirán. Guárdelo otra vez.',
  'file-heavy': '“{value}” es demasiado grande para quien viene con el teléfono. Guárdelo con imágenes más pequeñas.',
  'font-absent': 'La tipografía “{value}” aún no está; se muestra una parecida. En “Aspecto” se puede añadir.',
  'font-missing': 'La tipografía “{value}” no se puede usar[; quizá sea “{suggestion}”]. Elija otra.',
  'flag-unknown': 'No hay bandera para “{value}”. Elija un país.',
  'flag-language': 'Es la bandera de un país donde apenas se habla este idioma: {locale}. Elija otra.',
  'tag-country': '“{tag}” es un país, no un idioma. Quizá sea “{suggestion}”.',
  'tag-region': 'En ese país apenas se habla el idioma: “{tag}”. Elija el país correcto.',
  'phone-prefix': '“{value}” no empieza con el prefijo del país[; quizá sea {suggestion}].',
  'phone-differs': '“{value}” no es el mismo número que “{other}”. Cámbielo en todas partes, o ignore el aviso.',
  'email-form': '“{value}” no es un correo electrónico. Escriba uno solo, como nombre@example.com.',
  'detail-missing': 'Para esto falta un dato en “Contacto y horario”. Escríbalo allí.',
  'hours-order': 'Aquí se cierra a las {closes}, pero se abre a las {opens}. Revise las dos horas.',
  'hours-differ': 'A los buscadores se les dice {time}, pero no está en el horario que leen los visitantes.',
  'webhook-page': 'Es la dirección de una página para personas. Use la que el servicio da para un “webhook”.',
  'webhook-test': 'Es una dirección de prueba: solo responde mientras alguien prueba.[ Quizá sea {suggestion}.]',
  'key-secret': 'Es una clave secreta, y cualquiera podría leerla. Quítela, y pida otra al servicio.',
  'pattern-literal': 'Así solo se acepta “{pattern}”, letra por letra.',
  'invalid-unused': 'Este mensaje no se muestra nunca, porque el campo no tiene ningún patrón. Quítelo.',
  'field-repeated': 'Otro campo ya tiene el nombre “{name}”. Dé a cada uno el suyo.',
  'field-reserved': 'Un campo no puede llamarse “{name}”. Elija otro nombre.',
  'option-repeated': 'Otra respuesta ya tiene el valor “{value}”. Dé a cada una el suyo.',
  'pattern-invalid': 'Este patrón no se puede leer. Pregunte a quien programe, o quítelo.',
  'pattern-slow': 'Este patrón es demasiado lento. Pregunte a quien programe, o quítelo.',
  'date-future': '{date} está en el futuro. Revise día, mes y año; el artículo se muestra ya de todos modos.',
  'day-absent': 'El mes {month} no tiene día {day}. Elija un día hasta el {last}.',
  'sign-repeated': 'Otro elemento ya tiene el signo “{sign}”. Dé a cada uno el suyo.',
  'document-missing': '“{key}” no tiene documento de ejemplo; por eso aquí no se muestra nada.',
  'article-repeated': 'Otro artículo ya tiene el número {id}. Elija uno libre.',
  'ignore-unused':
    'Un aviso que usted ignoró ya no aparece. Quítelo de la lista «Ignorado», en «Problemas encontrados».',
  'validation-unused': 'Ningún campo usa este mensaje. Quítelo, o elíjalo en un campo.',
  'prefix-elsewhere':
    'Solo el idioma principal puede tener sus páginas sin el código del idioma en la dirección. Quite este dato aquí.',
  'detection-unused':
    'Esto no tiene efecto: en la dirección sin idioma ya hay una página, y desde allí no se lleva a nadie a un idioma. Quite esta parte.',
  'type-incomplete':
    'Los buscadores aún no muestran estas entradas: falta lo que deben saber de «{type}» ({properties}). Elija otro tipo, o quite este dato.',
  'property-unknown':
    'Los buscadores no conocen «{property}» en «{type}» y lo pasan por alto[; quizá quiso decir «{suggestion}»].',
  'text-too-deep':
    'En este texto hay demasiados formatos unos dentro de otros. Bórrelo y péguelo de nuevo sin formato.',
  'lines-too-large':
    'Este texto es demasiado largo, quizá porque se pegó una imagen en él. Bórrelo y escríbalo de nuevo.',
}
