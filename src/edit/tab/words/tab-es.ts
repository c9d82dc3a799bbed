import type { TabWords } from './tab-en.ts'

/** What the tab around the editor says, in Spanish. */
export const tabEs: TabWords = {
  title: 'Su sitio web, en esta pestaña',
  intro:
    'Nada que instalar y ninguna cuenta. Lo que escribe queda en este navegador hasta que lo guarde en su computadora.',
  opening: 'Abriendo …',
  elsewhere: 'Su sitio está abierto en otra pestaña. Siga allí, o cierre esa pestaña y vuelva a cargar esta.',
  unsupported:
    'Este navegador no puede hacerlo. Use un Chrome, Edge, Firefox o Safari actual, fuera de una ventana privada.',
  inFrame: 'El editor no se abre dentro de otra página. Abra su propia dirección.',
  openRepository: 'Abrir un sitio desde su repositorio',
  repositoryNote:
    'Para quien cuida el sitio: publicar hace un commit, y lo que otros cambiaron mientras tanto se conserva.',
  repository: 'Dirección del repositorio',
  key: 'Clave',
  keyNote:
    'En GitHub: Settings → Developer settings → Fine-grained tokens. Solo para este repositorio, con «Contents: read and write». Va al servidor del repositorio y a ningún otro sitio.',
  stay: 'Seguir conectado en este dispositivo',
  noRepository: 'Esta no es la dirección de un repositorio en un servidor que se pueda consultar desde aquí.',
  open: 'Abrir',
  signIn: 'Entrar',
  signOut: 'Salir',
  signOutHelp: 'Esto borra de este navegador el sitio y su clave: hágalo en una computadora que usan otros.',
  signOutNote:
    'Usted cambió {count} {count:archivo|archivos} y no lo publicó. Salir lo borra del navegador y no se puede recuperar. ¿Salir de todos modos?',
  editThis: 'Editar este sitio',
  person: '¿Quién es usted?',
  phrase: 'Sus cinco palabras',
  phraseNote: 'En minúsculas o mayúsculas, con o sin acentos.',
  wrongPhrase: 'Estas no son las palabras de esta clave. Revise cada una.',
  asOwner: 'Cuido este sitio',
  persons: 'Claves para personas',
  personsNote:
    'Quien tiene una clave edita este sitio sin tener cuenta: en su dirección con «/edit» al final, con un nombre y cinco palabras.',
  personName: 'Nombre de la persona',
  role: 'Puede',
  mayPublish: 'publicar',
  mayPropose: 'proponer cambios, que usted acepta',
  personToken: 'Token para esta persona',
  personTokenNote:
    'Vacío, vale aquel con el que usted entró. Con uno propio puede retirar una clave sin renovar las demás. Para proponer, quizá el token deba abrir también «Pull requests».',
  giveKey: 'Dar una clave',
  phraseIs: 'Las cinco palabras de {name}:',
  phraseOnce:
    'Se muestran solo esta vez y no se guardan en ningún sitio. Dígalas o anótelas; no las envíe junto con la dirección. La clave vale en cuanto el sitio se haya hecho de nuevo, lo que tarda unos minutos.',
  nameTaken: 'Alguien con este nombre ya tiene una clave. Retírela antes o añada un apellido.',
  revoke: 'Retirar',
  keyGiven: 'Clave para {name}',
  keyTaken: 'Clave de {name} retirada',
  keyTakenNote:
    'La clave de {name} ya no está en el sitio. Quien la copió antes aún puede abrir el token que contiene: renuévelo ahora. Borre el token en el servidor del repositorio (en GitHub: Settings → Developer settings → Fine-grained tokens → Delete), cree otro, entre con él y dé claves nuevas a todos cuyas claves tenían el anterior.',
  offLine:
    'Lo que debe saber: el archivo de las claves es público. Quien lo tiene puede probar palabras en su propia computadora cuanto tiempo quiera. Las cinco palabras se sortean de modo que eso no tiene esperanza; palabras elegidas por alguien sí la tendrían.',
  openZip: 'Abrir un sitio desde un archivo ZIP',
  zipNote: 'El archivo que guardó aquí antes, o la carpeta del sitio como ZIP.',
  chooseZip: 'Elegir un archivo ZIP …',
  openFolder: 'Abrir una copia de una carpeta',
  noSite: 'No contiene un sitio: falta un archivo llamado site.config.yaml.',
  tooLarge:
    'Este archivo contiene demasiado para abrirlo aquí. Quite lo que no forma parte del sitio, como vídeos grandes, e inténtelo de nuevo.',
  kept: 'Partes de este sitio fueron programadas solo para él ({kinds}). Quedan como están: se ven en el sitio terminado, no aquí. Todo lo demás se puede cambiar.',
  keptChanged:
    'Partes de este sitio fueron programadas solo para él y cambiaron desde que se generó por última vez ({kinds}). Quedan como están y se podrán editar aquí cuando el sitio se genere de nuevo. Todo lo demás se puede cambiar.',
  keptUnbuilt:
    'El sitio terminado no se puede hacer aquí: sus partes {kinds} fueron programadas solo para él, y un código así, de terceros, no se ejecuta en esta pestaña. Quien cuida el sitio lo hace con «npm run build», o lo hace el alojamiento después de que usted publique.',
  failed: 'Esto no funcionó. Lo que había sigue igual.',
  newSite: 'Empezar un sitio nuevo',
  newSiteNote:
    'Siete preguntas y su sitio está listo, con páginas, textos e imágenes para lo que usted hace. Después cambia lo que quiera.',
  begin: 'Empezar',
  filesOfHome: 'Guardar y salir',
  files: 'Guardar y abrir',
  keepSource: 'Guardar mi sitio para seguir después (ZIP)',
  keepBuilt: 'Guardar el sitio terminado para subirlo (ZIP)',
  builtNote:
    'La primera vez se cargan unos 5 MB para ello. Las imágenes de vista previa para redes muestran solo el logo; con «npm run build» muestran también palabras.',
  making: 'El sitio se está haciendo …',
  notMade:
    'El sitio no pudo hacerse. Corrija antes los errores; la página «Publicar» dice también si lo impide un formulario.',
  close: 'Abrir otro sitio',
  closeNote: 'Esto quita el sitio de este navegador. Guárdelo antes: no se puede recuperar.',
}
