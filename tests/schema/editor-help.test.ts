import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

interface Offered {
  readonly label: string
  readonly insertText: string
  readonly documentation?: unknown
}

let client: LanguageClient
let version = 1

beforeAll(async () => {
  client = new LanguageClient()
  const capabilities = {
    textDocument: {
      completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
      hover: { contentFormat: ['markdown'] },
    },
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

/** What is offered behind a piece of a text. */
async function offered(text: string, piece: string): Promise<readonly Offered[]> {
  await type(text)
  const params = { textDocument: { uri }, position: behind(text, piece) }
  const list = await client.request<{ items: Offered[] } | Offered[]>('textDocument/completion', params)
  return 'items' in list ? list.items : list
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
    expect(hover.contents.value).toContain('The language of visitors whose own language the site does not have')
  })

  test('completes the keys of the section', { timeout: 30_000 }, async () => {
    const text = shipped.replace('\ntheme:\n', '\ntheme:\n  \n')
    const labels = (await offered(text, '\ntheme:\n  ')).map(({ label }) => label)
    // All other keys of the section are there already.
    expect(labels.every((label) => !['pages', 'header', 'kind'].includes(label))).toBe(true)
    const emptied = shipped.replace(/\ntheme:\n(?: .*\n)+/, '\ntheme:\n  \n')
    const all = await offered(emptied, '\ntheme:\n  ')
    expect(all.map(({ label }) => label)).toEqual(expect.arrayContaining(['color', 'accent', 'fonts']))
  })

  describe('for a new section', () => {
    const begun = (section: string) =>
      shipped.replace(/\n {2}about:\n(?: {4}.*\n)*? {4}sections:\n/, `$&      new:\n${section}\n`)

    test('says what each kind is', { timeout: 30_000 }, async () => {
      const kinds = await offered(begun('        kind: '), 'new:\n        kind: ')
      expect(kinds.find(({ label }) => label === 'questions')?.documentation).toMatchObject({
        value: 'Questions with their answers.',
      })
    })

    test('writes all of a kind that cannot be left out', { timeout: 30_000 }, async () => {
      const kinds = await offered(begun('        '), 'new:\n        ')
      const { insertText = '' } = kinds.find(({ label }) => label === 'questions') ?? {}
      expect(parse(insertText.replaceAll(/\$\{1:language\}/g, 'pt'))).toEqual({
        kind: 'questions',
        enabled: false,
        title: { pt: 'TODO' },
        items: [{ question: { pt: 'TODO' }, answer: { pt: 'TODO' } }],
      })
    })
  })

  test('marks a misspelt key and a wrong word at their lines', { timeout: 30_000 }, async () => {
    const text = shipped.replace('  accent:', '  acent:').replace('kind: blog', 'kind: blogg')
    const { diagnostics } = await type(text, (published) => published.diagnostics.length > 1)
    const told = diagnostics.map(({ message, range }) => `${text.split('\n')[range.start.line]?.trim()} → ${message}`)
    expect(told.join('\n')).toContain('Property acent is not allowed.')
    expect(told.join('\n')).toMatch(/kind: blogg → .*"page"/)
  })
})
