import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkCommand } from '../../generator/cli/commands/check-command.ts'
import { runInLanguage } from '../../generator/cli/run-in-language.ts'
import { changed } from '../diagnostics/check-example.ts'
import { copyImages } from './copy-images.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Runs the command on a text in a folder of its own. */
async function check(text: string, ...args: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'check-'))
  folders.push(directory)
  const file = join(directory, 'site.config.yaml')
  writeFileSync(file, text)
  copyImages(directory)
  return { file, ...(await run('--config', file, ...args)) }
}

async function run(...args: string[]) {
  let out = ''
  let err = ''
  const io = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    env: { LANG: 'pt_BR.UTF-8' },
    isTerminal: false,
  }
  const code = await runInLanguage(checkCommand, args, io)
  return { code, out, err }
}

describe('the exit code', () => {
  test('is 0 for a right file', async () => {
    expect(await check(changed([]))).toMatchObject({ code: 0, out: expect.stringContaining('tudo certo') })
  })

  test('is 0 for warnings', async () => {
    const { code, out } = await check(changed([['fr: Nous suivre', 'fr: "Nous  suivre"']]), '--lang', 'en')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1 warning') })
  })

  test('is 1 for errors, also in the formats for machines', async () => {
    const { code, out } = await check(changed([['flag: de', 'flag: xx']]), '--format', 'json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ language: 'pt', diagnostics: [{ code: 'flag-unknown', line: 32 }] })
  })

  test('is 1 for a file that is not there', async () => {
    expect(await run('--config', 'nowhere.yaml')).toMatchObject({ code: 1 })
  })

  test('is 1 for a file to be watched in a folder that is not there', async () => {
    expect(await run('--config', 'nowhere/site.config.yaml', '--watch')).toMatchObject({ code: 1 })
  })

  test.each([['--format', 'html'], ['--lang', 'fr'], ['--nope'], ['extra']])(
    'is 2 for wrong usage: %s %s',
    async (...args) => {
      expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('usage: check') })
    },
  )
})

test('prints the table of translations', async () => {
  const text = changed([
    ['              de: Unser Handwerk\n', ''],
    ['de: Offenheit', 'de: ""'],
    [
      'de: Ein ehrliches Angebot sagt auch, was man besser lässt.',
      'de: Un devis honnête dit aussi ce qu’il ne faut pas faire.',
    ],
  ])
  const { out, code } = await check(text, '--coverage', '--lang', 'en')
  // The reason of a failure is printed before the table.
  expect(code).toBe(1)
  expect(out.indexOf('text-missing')).toBeGreaterThan(0)
  expect(out.indexOf('text-missing')).toBeLessThan(out.indexOf('pages.atelier '))
  expect(
    out
      .split('\n')
      .filter((line) => /^(de|fr|pages.atelier|all) /.test(line))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "fr                        texts  reviewed   machine   missing identical     stale
    pages.atelier                34        34         ·         ·         ·         ·
    all                         343       343         ·         ·         ·         ·
    de                        texts  reviewed   machine   missing identical     stale
    pages.atelier                34        31         ·         2         1         ·
    all                         344       341         ·         2         1         ·"
  `)
})

test('says on request what keeps the site from going live, in all formats', async () => {
  expect(await check(changed([]))).toMatchObject({ code: 0 })
  const { code, out } = await check(changed([]), '--launch', '--format', 'json')
  const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; severity: string }[] }
  expect({ code, first: diagnostics[0] }).toMatchObject({
    code: 1,
    first: { code: 'launch-example', severity: 'error' },
  })
})

test('keeps the table out of what a machine reads', async () => {
  const { out, err } = await check(changed([]), '--coverage', '--format', 'json', '--lang', 'en')
  expect(() => JSON.parse(out)).not.toThrow()
  expect(err).toMatch(/^pages\.atelier +\d/m)
})
