const en = {
  title: 'Your website, in this tab',
  intro: 'Nothing to install and no account. What you write stays in this browser until you save it to your computer.',
  opening: 'Opening …',
  elsewhere: 'Your website is open in another tab. Go on there, or close that tab and load this one again.',
  unsupported:
    'This browser cannot do this. Use a current Chrome, Edge, Firefox or Safari, outside of a private window.',
  openRepository: 'Open a website from its repository',
  repositoryNote:
    'For whoever looks after the site: publishing makes one commit, and what others have changed meanwhile stays.',
  repository: 'Address of the repository',
  key: 'Key',
  keyNote:
    'At GitHub: Settings → Developer settings → Fine-grained tokens. For this repository alone, with “Contents: read and write”. It goes to the host of the repository and nowhere else.',
  stay: 'Stay signed in on this device',
  noRepository: 'This is not the address of a repository at a host that can be asked from here.',
  open: 'Open',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signOutHelp: 'This empties this browser of the website and of your key: do it on a computer that others use.',
  signOutNote:
    'You have changed {count} {count:file|files} and not published {count:it|them}. Signing out removes this from the browser, and it cannot be brought back. Sign out all the same?',
  editThis: 'Edit this website',
  person: 'Who are you?',
  phrase: 'Your five words',
  phraseNote: 'In small letters or large ones, with or without accents.',
  wrongPhrase: 'These are not the words of this key. Look at each of them again.',
  asOwner: 'I look after this website',
  persons: 'Keys for persons',
  personsNote:
    'Whoever has a key edits this website without an account: at its address with “/edit” behind it, with a name and five words.',
  personName: 'Name of the person',
  role: 'May',
  mayPublish: 'publish',
  mayPropose: 'propose changes, which you take over',
  personToken: 'Token for this person',
  personTokenNote:
    'Left empty, it is the one that you are signed in with. With one of its own you can take a key back without renewing the others. To propose, a token may also have to open “Pull requests”.',
  giveKey: 'Give a key',
  phraseIs: 'The five words of {name}:',
  phraseOnce:
    'They are shown this once, and kept nowhere. Say them or write them down, do not send them with the address. The key works as soon as the website has been built anew, which takes a few minutes.',
  nameTaken: 'Somebody of this name has a key. Take it back first, or add a second name.',
  takeBack: 'Take back',
  keyGiven: 'Key for {name}',
  keyTaken: 'Key of {name} taken back',
  keyTakenNote:
    'The key of {name} is gone from the website. Whoever copied it earlier can still open the token in it: renew that now. Remove the token at the host of the repository (at GitHub: Settings → Developer settings → Fine-grained tokens → Delete), make a new one, sign in with it, and give new keys to all whose keys had the old one.',
  offLine:
    'What you should know: the file with the keys is public. Whoever has it can try words on a computer of their own for as long as they like. The five words are drawn so that this is hopeless; words that somebody chooses would not be.',
  openZip: 'Open a website from a ZIP file',
  zipNote: 'The file that you saved here before, or the folder of the website as a ZIP.',
  openFolder: 'Open a copy of a folder',
  noSite: 'There is no website in it: a file called site.config.yaml is missing.',
  kept: 'Parts of this website were programmed for it alone ({kinds}). They stay as they are: they can be seen on the finished website, not here. Everything else can be changed.',
  keptChanged:
    'Parts of this website were programmed for it alone, and have changed since it was last built ({kinds}). They stay as they are and can be edited here once the website has been built anew. Everything else can be changed.',
  keptUnbuilt:
    'The finished website cannot be made here: its parts {kinds} were programmed for it alone, and such code of others does not run in this tab. Whoever looks after the website makes it with “npm run build”, or the host does after you have published.',
  failed: 'This did not work. What was there is unchanged.',
  newSite: 'Begin a new website',
  trade: 'What do you do?',
  name: 'Name of the company',
  email: 'E-mail address',
  address: 'Web address',
  addressNote: 'If you have none yet, leave it as it is.',
  languages: 'Languages',
  begin: 'Begin',
  files: 'Save and open',
  keepSource: 'Save my website to go on later (ZIP)',
  keepBuilt: 'Save the finished website to upload (ZIP)',
  builtNote:
    'The first time, about 5 MB are loaded for it. Preview pictures for networks show the logo alone; with “npm run build” they show words as well.',
  making: 'The website is being made …',
  notMade:
    'The website could not be made: correct its errors first. A form that sends e-mails through your host needs “npm run build”.',
  close: 'Open another website',
  closeNote: 'This removes the website from this browser. Save it first: it cannot be brought back.',
}

/** The words of the tab around the editor: where a site comes from, and goes to. */
export type TabWords = Readonly<Record<keyof typeof en, string>>

const pt: TabWords = {
  title: 'O seu site, nesta aba',
  intro:
    'Nada para instalar e nenhuma conta. O que você escreve fica neste navegador até você salvar no seu computador.',
  opening: 'Abrindo …',
  elsewhere: 'O seu site está aberto em outra aba. Continue lá, ou feche aquela aba e carregue esta de novo.',
  unsupported:
    'Este navegador não consegue fazer isto. Use um Chrome, Edge, Firefox ou Safari atual, fora de uma janela anônima.',
  openRepository: 'Abrir um site do repositório dele',
  repositoryNote: 'Para quem cuida do site: publicar faz um commit, e o que outros mudaram nesse meio-tempo fica.',
  repository: 'Endereço do repositório',
  key: 'Chave',
  keyNote:
    'No GitHub: Settings → Developer settings → Fine-grained tokens. Só para este repositório, com “Contents: read and write”. Ela vai para a hospedagem do repositório e para nenhum outro lugar.',
  stay: 'Continuar conectado neste aparelho',
  noRepository: 'Este não é o endereço de um repositório em uma hospedagem que possa ser consultada daqui.',
  open: 'Abrir',
  signIn: 'Entrar',
  signOut: 'Sair',
  signOutHelp: 'Isto apaga deste navegador o site e a sua chave: faça isso em um computador que outros usam.',
  signOutNote:
    'Você alterou {count} {count:arquivo|arquivos} e não publicou. Sair apaga isso do navegador, e não há como trazer de volta. Sair mesmo assim?',
  editThis: 'Editar este site',
  person: 'Quem é você?',
  phrase: 'Suas cinco palavras',
  phraseNote: 'Com letras minúsculas ou maiúsculas, com ou sem acentos.',
  wrongPhrase: 'Estas não são as palavras desta chave. Confira cada uma.',
  asOwner: 'Eu cuido deste site',
  persons: 'Chaves para pessoas',
  personsNote:
    'Quem tem uma chave edita este site sem ter conta: no endereço dele com “/edit” no fim, com um nome e cinco palavras.',
  personName: 'Nome da pessoa',
  role: 'Pode',
  mayPublish: 'publicar',
  mayPropose: 'propor mudanças, que você aceita',
  personToken: 'Token para esta pessoa',
  personTokenNote:
    'Vazio, vale aquele com que você entrou. Com um próprio, você pode retirar uma chave sem renovar as outras. Para propor, o token talvez precise abrir também “Pull requests”.',
  giveKey: 'Dar uma chave',
  phraseIs: 'As cinco palavras de {name}:',
  phraseOnce:
    'Elas aparecem só desta vez e não ficam guardadas em lugar nenhum. Diga ou anote; não mande junto com o endereço. A chave vale assim que o site for feito de novo, o que leva alguns minutos.',
  nameTaken: 'Alguém com este nome já tem uma chave. Retire-a antes ou acrescente um sobrenome.',
  takeBack: 'Retirar',
  keyGiven: 'Chave para {name}',
  keyTaken: 'Chave de {name} retirada',
  keyTakenNote:
    'A chave de {name} saiu do site. Quem a copiou antes ainda pode abrir o token que está nela: renove-o agora. Apague o token no servidor do repositório (no GitHub: Settings → Developer settings → Fine-grained tokens → Delete), crie outro, entre com ele e dê chaves novas a todos cujas chaves tinham o antigo.',
  offLine:
    'O que você deve saber: o arquivo das chaves é público. Quem o tem pode tentar palavras no próprio computador pelo tempo que quiser. As cinco palavras são sorteadas de modo que isso não tem chance; palavras escolhidas por alguém teriam.',
  openZip: 'Abrir um site de um arquivo ZIP',
  zipNote: 'O arquivo que você salvou aqui antes, ou a pasta do site como ZIP.',
  openFolder: 'Abrir uma cópia de uma pasta',
  noSite: 'Não há um site nele: falta um arquivo chamado site.config.yaml.',
  kept: 'Partes deste site foram programadas só para ele ({kinds}). Elas ficam como estão: aparecem no site pronto, não aqui. Todo o resto pode ser alterado.',
  keptChanged:
    'Partes deste site foram programadas só para ele e mudaram desde a última vez que ele foi gerado ({kinds}). Elas ficam como estão e podem ser editadas aqui quando o site for gerado de novo. Todo o resto pode ser alterado.',
  keptUnbuilt:
    'O site pronto não pode ser feito aqui: as partes {kinds} foram programadas só para ele, e código assim, de terceiros, não é executado nesta aba. Quem cuida do site o faz com “npm run build”, ou a hospedagem o faz depois que você publicar.',
  failed: 'Isto não funcionou. O que havia continua como estava.',
  newSite: 'Começar um site novo',
  trade: 'O que você faz?',
  name: 'Nome da empresa',
  email: 'E-mail',
  address: 'Endereço na internet',
  addressNote: 'Se ainda não tem um, deixe como está.',
  languages: 'Idiomas',
  begin: 'Começar',
  files: 'Salvar e abrir',
  keepSource: 'Salvar meu site para continuar depois (ZIP)',
  keepBuilt: 'Salvar o site pronto para enviar (ZIP)',
  builtNote:
    'Na primeira vez, cerca de 5 MB são carregados para isso. As imagens de prévia para redes mostram só o logo; com “npm run build”, mostram palavras também.',
  making: 'O site está sendo feito …',
  notMade:
    'O site não pôde ser feito: corrija antes os erros. Um formulário que envia e-mails pela hospedagem precisa de “npm run build”.',
  close: 'Abrir outro site',
  closeNote: 'Isto remove o site deste navegador. Salve antes: não há como trazê-lo de volta.',
}

const es: TabWords = {
  title: 'Su sitio web, en esta pestaña',
  intro:
    'Nada que instalar y ninguna cuenta. Lo que escribe queda en este navegador hasta que lo guarde en su computadora.',
  opening: 'Abriendo …',
  elsewhere: 'Su sitio está abierto en otra pestaña. Siga allí, o cierre esa pestaña y vuelva a cargar esta.',
  unsupported:
    'Este navegador no puede hacerlo. Use un Chrome, Edge, Firefox o Safari actual, fuera de una ventana privada.',
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
  takeBack: 'Retirar',
  keyGiven: 'Clave para {name}',
  keyTaken: 'Clave de {name} retirada',
  keyTakenNote:
    'La clave de {name} ya no está en el sitio. Quien la copió antes aún puede abrir el token que contiene: renuévelo ahora. Borre el token en el servidor del repositorio (en GitHub: Settings → Developer settings → Fine-grained tokens → Delete), cree otro, entre con él y dé claves nuevas a todos cuyas claves tenían el anterior.',
  offLine:
    'Lo que debe saber: el archivo de las claves es público. Quien lo tiene puede probar palabras en su propia computadora cuanto tiempo quiera. Las cinco palabras se sortean de modo que eso no tiene esperanza; palabras elegidas por alguien sí la tendrían.',
  openZip: 'Abrir un sitio desde un archivo ZIP',
  zipNote: 'El archivo que guardó aquí antes, o la carpeta del sitio como ZIP.',
  openFolder: 'Abrir una copia de una carpeta',
  noSite: 'No contiene un sitio: falta un archivo llamado site.config.yaml.',
  kept: 'Partes de este sitio fueron programadas solo para él ({kinds}). Quedan como están: se ven en el sitio terminado, no aquí. Todo lo demás se puede cambiar.',
  keptChanged:
    'Partes de este sitio fueron programadas solo para él y cambiaron desde que se generó por última vez ({kinds}). Quedan como están y se podrán editar aquí cuando el sitio se genere de nuevo. Todo lo demás se puede cambiar.',
  keptUnbuilt:
    'El sitio terminado no se puede hacer aquí: sus partes {kinds} fueron programadas solo para él, y un código así, de terceros, no se ejecuta en esta pestaña. Quien cuida el sitio lo hace con «npm run build», o lo hace el alojamiento después de que usted publique.',
  failed: 'Esto no funcionó. Lo que había sigue igual.',
  newSite: 'Empezar un sitio nuevo',
  trade: '¿A qué se dedica?',
  name: 'Nombre de la empresa',
  email: 'Correo electrónico',
  address: 'Dirección web',
  addressNote: 'Si aún no tiene una, déjela como está.',
  languages: 'Idiomas',
  begin: 'Empezar',
  files: 'Guardar y abrir',
  keepSource: 'Guardar mi sitio para seguir después (ZIP)',
  keepBuilt: 'Guardar el sitio terminado para subirlo (ZIP)',
  builtNote:
    'La primera vez se cargan unos 5 MB para ello. Las imágenes de vista previa para redes muestran solo el logo; con «npm run build» muestran también palabras.',
  making: 'El sitio se está haciendo …',
  notMade:
    'El sitio no pudo hacerse: corrija antes los errores. Un formulario que envía correos por su alojamiento necesita «npm run build».',
  close: 'Abrir otro sitio',
  closeNote: 'Esto quita el sitio de este navegador. Guárdelo antes: no se puede recuperar.',
}

const all: Readonly<Record<string, TabWords>> = { en, pt, es }

/** The words in the language of the editor. */
export function tabWords(language: string): TabWords {
  return all[language] ?? en
}

/** The languages that a new site may have in the tab: those that it speaks itself. */
export const tabLanguages: readonly string[] = Object.keys(all)
