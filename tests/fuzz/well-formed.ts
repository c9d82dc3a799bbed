import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { SaxesParser } from 'saxes'

/** What nobody means to publish. */
const slips = /\[object Object\]|>undefined<|="undefined"|>NaN<|\bhref="(?:javascript|data|vbscript):/i
const markup = /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs

/** What is wrong with the files of a built site, however it was written. */
export function faultsOfFiles(folder: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const check = checks[extname(path)]
    if (!check) return []
    const text = readFileSync(join(folder, path), 'utf8')
    try {
      check(text)
      return []
    } catch (error) {
      return [`${path}: ${(error as Error).message.slice(0, 300)}`]
    }
  })
}

const checks: Readonly<Record<string, (text: string) => void>> = {
  '.html': (text) => {
    for (const [, json = ''] of text.matchAll(markup)) JSON.parse(json)
    const shown = text.replace(/<script.*?<\/script>|<style>.*?<\/style>|<link [^>]*>/gs, '')
    const slip = slips.exec(shown)
    if (slip) throw new Error(`says ${shown.slice(Math.max(0, slip.index - 60), slip.index + 60)}`)
  },
  '.json': (text) => void JSON.parse(text),
  '.webmanifest': (text) => void JSON.parse(text),
  '.xml': wellFormed,
}

function wellFormed(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}
