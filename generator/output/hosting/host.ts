import type { Hosting } from './hosting.ts'

/** A host, or a server of one's own, that can serve the site. */
export interface Host {
  /** Its configuration files, by path. */
  readonly files: (hosting: Hosting) => Readonly<Record<string, string>>
  /** How the site is uploaded as one folder, with the host's own files in it; undefined where `dist/` is served as it is. */
  readonly upload?: Upload
  /** Whether it serves precompressed files from its disk. For other hosts none are made: they compress by themselves. */
  readonly sendsCompressed?: boolean
  /** How it takes the function that sends e-mails; undefined where it has no functions. */
  readonly functions?: FunctionHost
  /** Whether it receives leads itself, for forms that say so by its name. */
  readonly receivesLeads?: boolean
}

/** The layout of the folder that is uploaded. */
interface Upload {
  /** Whether `/a/b` is served from `a/b.html`; such a host would redirect it to `/a/b/` for `a/b/index.html`. */
  readonly isFlat?: boolean
  /** Whether the folder of the site itself is uploaded, not the web root around it. */
  readonly isSiteFolder?: boolean
}

/** How a host takes a function: its file, which no host shows to visitors, and the lines that hand it its requests. */
export interface FunctionHost {
  readonly file: string
  readonly lines: string
  /** The header with the IP address of the client, which the host sets itself, so that no sender can forge it. */
  readonly senderHeader: string
  /** Other files of the folder to upload. */
  readonly others?: Readonly<Record<string, string>>
}
