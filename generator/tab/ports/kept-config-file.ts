import { Buffer } from 'buffer'
import { byteOrderMark, type FileText, type NextText, noFile } from '../../edit/server/file-text.ts'
import { siteKept } from '../site-store.ts'
import { readBytes, writeBytes } from './memory-files.ts'
import { sha256 } from './sha2.ts'

// The port `#config-file` in the tab: no other program writes the files of the tab, so that nothing has to be waited for.

/** A file of the site, which is kept in the browser before a change of it counts. */
export class ConfigFile {
  readonly path: string
  /** What was read last: each request asks for it, and a file that is written has other bytes. */
  #last: { readonly bytes: Buffer; readonly read: FileText } | undefined

  constructor(path: string) {
    this.path = path
  }

  read(): FileText {
    const bytes = readBytes(this.path)
    if (this.#last?.bytes !== bytes) {
      const text = decodeText(bytes)
      const isDamaged = text.includes('\ufffd') && !Buffer.from(text).equals(withoutMark(bytes))
      this.#last = { bytes, read: { text, version: sha256(bytes, 'hex'), ...(isDamaged && { oldBytes: bytes }) } }
    }
    return this.#last.read
  }

  readIfThere(): FileText {
    try {
      return this.read()
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      return noFile
    }
  }

  async readSettled(): Promise<FileText> {
    return this.readIfThere()
  }

  /** Compare and swap, as on Node. Resolves when the browser has kept it. */
  async write(
    { text, oldBytes }: NextText,
    seen: FileText,
  ): Promise<(FileText & { readonly replaced: undefined }) | undefined> {
    const now = this.readIfThere()
    if (now.version !== seen.version) return undefined
    const hasMark = now !== noFile && readBytes(this.path).subarray(0, 3).equals(Buffer.from(byteOrderMark))
    const bytes = oldBytes ? Buffer.from(oldBytes) : Buffer.from((hasMark ? byteOrderMark : '') + text)
    writeBytes(this.path, bytes)
    await siteKept()
    return { text, version: sha256(bytes, 'hex'), ...(oldBytes && { oldBytes }), replaced: undefined }
  }
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(Buffer.from(byteOrderMark)) ? bytes.subarray(3) : bytes
}

export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return text.startsWith(byteOrderMark) ? text.slice(1) : text
}
