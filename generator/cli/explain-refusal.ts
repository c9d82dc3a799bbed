import { accessSync, constants, existsSync } from 'node:fs'
import { relative } from 'node:path'
import { DrawingRefused, PhotoRefused } from '../assets/refused-images.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { KindMistake } from '../kinds/kind-mistake.ts'
import { mistakeDiagnostic } from '../kinds/mistake-diagnostic.ts'
import { KindsUntrusted } from '../kinds/trust.ts'
import { foldersUpward } from '../lib/files/paths.ts'
import { lastPort } from './command.ts'
import { commandWords } from './command-words.ts'
import { dashesOn } from './forgotten-dashes.ts'
import { type Io, showsColours } from './io.ts'

/** What Node.js tells of a refusal: of a port, it names the port and the address. */
type SystemError = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string }

/**
 * What is told of an error that is no mistake of ours: what the system refuses, or an image that passed the check but cannot be worked
 * with. Undefined for any other error.
 *
 * @param command the name of the command that ran into it
 */
export function explainRefusal(
  error: unknown,
  { command, io }: { readonly command: string; readonly io: Io },
): string | undefined {
  const words = commandWords(io)
  if (error instanceof DrawingRefused) return words.drawingRefused(error.message)
  if (error instanceof KindMistake) return explainKindMistake(error, io)
  if (error instanceof KindsUntrusted) return words.kindsUntrusted(relative(process.cwd(), error.folder))
  if (error instanceof PhotoRefused) return words.photoRefused(error.message)
  const { code = '', path = '', syscall, port, address = '' } = error as SystemError
  if (syscall === 'listen' && port !== undefined) {
    if (code === 'EADDRINUSE') return words.portTaken(port, onPort(command, port < lastPort ? port + 1 : port - 1))
    if (code === 'EACCES') return words.portRefused(port, onPort(command, 4173))
    if (/^(EADDRNOTAVAIL|EINVAL)$/.test(code)) return words.servedHostElsewhere(address)
  }
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return words.diskFull
  if (code === 'ENAMETOOLONG') return words.pathTooLong(asked(path))
  if (code === 'ELOOP') return words.linksInCircle(asked(path))
  // Where it is no file, such as the output of the command or a process, no path is named.
  if (path === '') return undefined
  // Node.js says so of a folder to be made with those above it where the system lets nothing be written there.
  const isClosed = code === 'ENOENT' && syscall === 'mkdir' && isClosedAbove(path)
  return isClosed || /^(EACCES|EPERM|EROFS|ENOTDIR|EBUSY|EIO)$/.test(code)
    ? words.accessRefused(asked(path))
    : undefined
}

/** Whether nothing can be written in the nearest folder above a path that is there. */
function isClosedAbove(path: string): boolean {
  const above = foldersUpward(path).find((folder) => existsSync(folder))
  if (above === undefined) return false
  try {
    accessSync(above, constants.W_OK)
    return false
  } catch {
    return true
  }
}

/** The path that somebody knows: without what marks a draft of a file, or of a folder beside its place or within it, that takes its place when it is complete. */
function asked(path: string): string {
  return path.replace(/\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, '').replace(/[/\\]?\.staging-\d+(?=[/\\]|$)/, '')
}

/** How a command is started on a port, in every shell: variables before it are not known to those of Windows. */
function onPort(command: string, port: number): string {
  return `npm run ${command} ${dashesOn(process.platform)} --port ${port}`
}

/** A mistake in a kind of the site's own, as `check` tells it. */
function explainKindMistake(mistake: KindMistake, io: Io): string {
  const diagnostic = mistakeDiagnostic(mistake)
  const language = messageLanguage(io.env)
  return formatDiagnostics([diagnostic], {
    file: diagnostic.file,
    format: 'pretty',
    language,
    colour: showsColours(io),
  })
}
