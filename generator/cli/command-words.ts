import { type Language, languageOf } from '../diagnostics/languages.ts'
import { dashesOn } from './forgotten-dashes.ts'
import type { Io } from './io.ts'

interface FolderInUse {
  readonly folder: string
  /** The names of its entries, or "file" where it is not a folder. */
  readonly others: readonly string[] | 'file'
  /** The option that names the folder. */
  readonly option: string
}

/** A port that a command tried to serve on. */
interface PortAttempt {
  readonly port: number
  /** The name of the command. */
  readonly command: string
}

interface BuiltSite {
  readonly pages: number
  readonly files: number
  readonly folder: string
  readonly seconds: number
}

/** The messages of commands. */
interface CommandWords {
  folderInUse(use: FolderInUse): string
  foldersOverlap(overlap: { readonly folder: string; readonly other: string; readonly option: string }): string
  exportInside(to: string): string
  hostMissing(hosts: readonly string[]): string
  hostUnknown(host: string, hosts: readonly string[]): string
  notBuilt(folder: string): string
  portTaken(attempt: PortAttempt): string
  portRefused(attempt: PortAttempt): string
  /** For what is not a port number. */
  portWrong(written: string): string
  dashesForgotten(command: string): string
  /** For arguments that Node.js refuses, with its reason in English, which quotes the argument. */
  argumentsWrong(reason: string): string
  formatUnknown(format: string): string
  languageUnknown(language: string): string
  waiting(folder: string): string
  diskFull: string
  /** For kinds of entries in the cache. */
  cacheRepaired(kinds: readonly string[]): string
  cacheRefused(folder: string): string
  accessRefused(path: string): string
  built(site: BuiltSite): string
  exported(folder: string, host: string): string
  drawingRefused(reason: string): string
  photoRefused(file: string): string
}

/** The messages of commands, in the language of the environment. */
export function commandWords({ env }: Pick<Io, 'env'>): CommandWords {
  return words[languageOf(env)]
}

const words: Readonly<Record<Language, CommandWords>> = {
  en: {
    folderInUse: ({ folder, others, option }) =>
      others === 'file'
        ? `"${folder}" is a file, not a folder. Nothing was done.\nChoose another name with ${option}.`
        : `The folder "${folder}" holds something that this command did not write: ${some(others)}. It would be deleted, so nothing was done.\nChoose with ${option} a folder that does not exist yet, is empty, or holds what this command wrote before.`,
    foldersOverlap: ({ folder, other, option }) =>
      `"${folder}" and "${other}" overlap: what is written replaces a whole folder. Nothing was done.\nChoose another folder with ${option}.`,
    exportInside: (to) =>
      `"${to}" cannot be the folder of the export: the built site or the folder you are in lies there. Nothing was done.\nChoose with --to a folder of its own, such as --to public.`,
    hostMissing: (hosts) =>
      `Say which host the site is for, such as --host ${hosts[0]}. There are: ${hosts.join(', ')}.`,
    hostUnknown: (host, hosts) => `There is no host "${host}". Choose one of: ${hosts.join(', ')}.`,
    notBuilt: (folder) => `There is no built site in ${folder}. Run: npm run build`,
    portTaken: ({ port, command }) => `Port ${port} is taken. Choose another: ${onPort(command, near(port))}`,
    portRefused: ({ port, command }) =>
      `The system does not let you use port ${port}. Choose one from 1024 on: ${onPort(command, 4173)}`,
    portWrong: (written) => `"${written}" is not a port: a number from 0 to ${lastPort}`,
    dashesForgotten: (command) =>
      `Two dashes are missing: npm passes on only what stands after them. Write: npm run ${command}`,
    argumentsWrong: (reason) => reason,
    formatUnknown: (format) => `There is no format "${format}".`,
    languageUnknown: (language) => `There is no language "${language}".`,
    waiting: (folder) => `Another command is at work on ${folder}. Waiting until it ends …`,
    diskFull: 'The disk is full. Make room, and run the command again.',
    cacheRepaired: (kinds) => `A part of the cache was damaged and has been made anew: ${kinds.join(', ')}`,
    cacheRefused: (folder) => `The cache cannot be written, so this takes longer each time: ${folder}`,
    accessRefused: (path) => `The system does not let this command read or write ${path}`,
    built: ({ pages, files, folder, seconds }) =>
      `${pages} pages, ${files} files in ${folder} (${seconds.toFixed(1)} s)`,
    exported: (folder, host) => `${folder} is ready for ${host}`,
    photoRefused: (file) =>
      `The photo "${file}" cannot be read to its end. The site stays as it was.\nSave it again as a JPEG, or take another one.`,
    drawingRefused: (reason) =>
      `The pictures that are made of the logo cannot be drawn. Nothing was changed.\nExport the logo again as a plain SVG, without texts, filters and pictures inside. (${reason})`,
  },
  pt: {
    folderInUse: ({ folder, others, option }) =>
      others === 'file'
        ? `"${folder}" é um arquivo, não uma pasta. Nada foi feito.\nEscolha outro nome com ${option}.`
        : `A pasta "${folder}" tem algo que este comando não escreveu: ${some(others)}. Isso seria apagado, por isso nada foi feito.\nEscolha com ${option} uma pasta que ainda não exista, esteja vazia ou tenha o que este comando já escreveu.`,
    foldersOverlap: ({ folder, other, option }) =>
      `"${folder}" e "${other}" se sobrepõem: o que é gravado substitui uma pasta inteira. Nada foi feito.\nEscolha outra pasta com ${option}.`,
    exportInside: (to) =>
      `"${to}" não pode ser a pasta da exportação: o site pronto ou a pasta em que você está fica ali. Nada foi feito.\nEscolha com --to uma pasta só para isso, como --to public.`,
    hostMissing: (hosts) => `Diga para qual hospedagem é o site, como --host ${hosts[0]}. Opções: ${hosts.join(', ')}.`,
    hostUnknown: (host, hosts) => `Não existe a hospedagem "${host}". Escolha uma destas: ${hosts.join(', ')}.`,
    notBuilt: (folder) => `Ainda não há um site pronto em ${folder}. Execute: npm run build`,
    portTaken: ({ port, command }) => `A porta ${port} está ocupada. Escolha outra: ${onPort(command, near(port))}`,
    portRefused: ({ port, command }) =>
      `O sistema não deixa usar a porta ${port}. Escolha uma a partir de 1024: ${onPort(command, 4173)}`,
    portWrong: (written) => `"${written}" não é uma porta: um número de 0 a ${lastPort}`,
    dashesForgotten: (command) =>
      `Faltam dois hifens: o npm só passa adiante o que vem depois deles. Escreva: npm run ${command}`,
    argumentsWrong: (reason) => `Este comando não entende ${/'[^']*'/.exec(reason) ?? 'o que foi escrito'}.`,
    formatUnknown: (format) => `Não existe o formato "${format}".`,
    languageUnknown: (language) => `Não existe o idioma "${language}".`,
    waiting: (folder) => `Outro comando está trabalhando em ${folder}. Aguardando que termine …`,
    diskFull: 'O disco está cheio. Libere espaço e execute o comando de novo.',
    cacheRepaired: (kinds) => `Uma parte do cache estava danificada e foi feita de novo: ${kinds.join(', ')}`,
    cacheRefused: (folder) => `Não é possível gravar no cache, por isso tudo demora mais a cada vez: ${folder}`,
    accessRefused: (path) => `O sistema não deixa este comando ler ou gravar ${path}`,
    built: ({ pages, files, folder, seconds }) =>
      `${pages} páginas, ${files} arquivos em ${folder} (${seconds.toFixed(1).replace('.', ',')} s)`,
    exported: (folder, host) => `${folder} está pronta para ${host}`,
    photoRefused: (file) =>
      `Não foi possível ler a foto "${file}" até o fim. O site fica como estava.\nSalve-a de novo como JPEG ou use outra.`,
    drawingRefused: (reason) =>
      `Não foi possível desenhar as imagens que saem do logotipo. Nada foi alterado.\nExporte o logotipo de novo como SVG simples, sem textos, filtros e imagens dentro. (${reason})`,
  },
}

/** How a command is started on a port, in every shell: variables before it are not known to those of Windows. */
function onPort(command: string, port: number): string {
  return `npm run ${command} ${dashesOn(process.platform)} --port ${port}`
}

const mostNames = 3

/** The first names of a list, with an ellipsis where there are more. */
function some(names: readonly string[]): string {
  return names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ', …' : '')
}

/** The highest port number. */
export const lastPort = 65_535

/** A port that may be free. */
function near(port: number): number {
  return port < lastPort ? port + 1 : port - 1
}
