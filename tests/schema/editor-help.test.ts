import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LanguageClient } from './language-client.ts'

const uri = new URL('../../site.config.yaml', import.meta.url).href
const shipped = readFileSync(new URL(uri), 'utf8')

interface Published {
  readonly uri: string
  readonly version?: number
  readonly diagnostics: readonly {
    readonly message: string
    readonly range: { readonly start: { readonly line: number } }
  }[]
}

let client: LanguageClient
let version = 1

beforeAll(async () => {
  client = new LanguageClient()
  const capabilities = {
    textDocument: { completion: { completionItem: { snippetSupport: true } }, hover: { contentFormat: ['markdown'] } },
    workspace: { configuration: true },
  }
  await client.request('initialize', { processId: process.pid, rootUri: new URL('.', uri).href, capabilities })
  client.notify('initialized', {})
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version, text: shipped } })
}, 30_000)

afterAll(() => client.close())

/** Types a text into the open file and waits for what the server says of it. */
async function type(text: string, fits: (published: Published) => boolean = () => true): Promise<Published> {
  const answer = client.next<Published>(
    'textDocument/publishDiagnostics',
    (published) => published.uri === uri && fits(published),
  )
  client.notify('textDocument/didChange', { textDocument: { uri, version: ++version }, contentChanges: [{ text }] })
  return answer
}

/** The place right behind a piece of the text. */
function behind(text: string, piece: string) {
  const lines = text.slice(0, text.indexOf(piece) + piece.length).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

describe('the YAML extension, by the comment in the first line', () => {
  test('finds nothing wrong with the shipped file', { timeout: 30_000 }, async () => {
    expect((await type(`${shipped}\n`)).diagnostics).toEqual([])
  })

  test('says on hovering what a key means', async () => {
    const hover = await client.request<{ contents: { value: string } }>('textDocument/hover', {
      textDocument: { uri },
      position: behind(shipped, '\ndefaultLoc'),
    })
    expect(hover.contents.value).toContain('The locale of visitors whose language the site does not speak.')
  })

  test('completes the keys of the section', { timeout: 30_000 }, async () => {
    const text = shipped.replace('\ntheme:\n', '\ntheme:\n  \n')
    await type(text)
    const list = await client.request<{ items: { label: string }[] } | { label: string }[]>('textDocument/completion', {
      textDocument: { uri },
      position: behind(text, '\ntheme:\n  '),
    })
    const labels = ('items' in list ? list.items : list).map(({ label }) => label)
    // All other keys of the section are there already.
    expect(labels.every((label) => !['pages', 'header', 'kind'].includes(label))).toBe(true)
    const emptied = shipped.replace(/\ntheme:\n(?: .*\n)+/, '\ntheme:\n  \n')
    await type(emptied)
    const all = await client.request<{ items: { label: string }[] }>('textDocument/completion', {
      textDocument: { uri },
      position: behind(emptied, '\ntheme:\n  '),
    })
    expect(all.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['color', 'accent', 'fonts']))
  })

  test('marks a misspelt key and a wrong word at their lines', { timeout: 30_000 }, async () => {
    const text = shipped.replace('  accent:', '  acent:').replace('kind: about', 'kind: abot')
    const { diagnostics } = await type(text, (published) => published.diagnostics.length > 1)
    const told = diagnostics.map(({ message, range }) => `${text.split('\n')[range.start.line]?.trim()} → ${message}`)
    expect(told.join('\n')).toContain('Property acent is not allowed.')
    expect(told.join('\n')).toMatch(/kind: abot → .*"home"/)
  })
})
