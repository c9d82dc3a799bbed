/** The words of the tab around the editor: where a site comes from, and goes to. */
export interface TabWords {
  readonly title: string
  readonly intro: string
  readonly opening: string
  readonly elsewhere: string
  readonly unsupported: string
  readonly openRepository: string
  readonly repositoryNote: string
  readonly repository: string
  readonly key: string
  readonly keyNote: string
  readonly stay: string
  readonly noRepository: string
  readonly open: string
  readonly signIn: string
  readonly signOut: string
  readonly openZip: string
  readonly zipNote: string
  readonly openFolder: string
  readonly noSite: string
  readonly hasKinds: string
  readonly failed: string
  readonly newSite: string
  readonly trade: string
  readonly name: string
  readonly email: string
  readonly address: string
  readonly addressNote: string
  readonly languages: string
  readonly begin: string
  readonly files: string
  readonly keepSource: string
  readonly keepBuilt: string
  readonly builtNote: string
  readonly making: string
  readonly notMade: string
  readonly close: string
  readonly closeNote: string
}

const en: TabWords = {
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
  openZip: 'Open a website from a ZIP file',
  zipNote: 'The file that you saved here before, or the folder of the website as a ZIP.',
  openFolder: 'Open a copy of a folder',
  noSite: 'There is no website in it: a file called site.config.yaml is missing.',
  hasKinds:
    'This website has parts that were programmed for it alone (pages/kinds). It needs “npm run edit” on a computer.',
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
  openZip: 'Abrir um site de um arquivo ZIP',
  zipNote: 'O arquivo que você salvou aqui antes, ou a pasta do site como ZIP.',
  openFolder: 'Abrir uma cópia de uma pasta',
  noSite: 'Não há um site nele: falta um arquivo chamado site.config.yaml.',
  hasKinds:
    'Este site tem partes programadas só para ele (pages/kinds). Ele precisa de “npm run edit” em um computador.',
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
  openZip: 'Abrir un sitio desde un archivo ZIP',
  zipNote: 'El archivo que guardó aquí antes, o la carpeta del sitio como ZIP.',
  openFolder: 'Abrir una copia de una carpeta',
  noSite: 'No contiene un sitio: falta un archivo llamado site.config.yaml.',
  hasKinds:
    'Este sitio tiene partes programadas solo para él (pages/kinds). Necesita «npm run edit» en una computadora.',
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
