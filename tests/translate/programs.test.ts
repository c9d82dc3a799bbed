import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { formats } from '../../generator/translate/all-formats.ts'
import { type FormatName, formatEndings } from '../../src/edit/protocol/translation-formats.ts'
import { TranslatedSite } from './translated-site.ts'

/** Whether a program is installed here. */
function has(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** How a program opens a file and saves it: its arguments, and the name of what it makes. */
interface Program {
  readonly name: string
  readonly format: FormatName
  readonly saved: string
  args(file: string, folder: string): string[]
}

const programs: readonly Program[] = [
  { name: 'msgcat', format: 'po', saved: 'saved.po', args: (file, folder) => [file, '-o', join(folder, 'saved.po')] },
  {
    name: 'msgmerge',
    format: 'po',
    saved: 'saved.po',
    args: (file, folder) => ['--no-fuzzy-matching', file, file, '-o', join(folder, 'saved.po')],
  },
  {
    name: 'msgconv',
    format: 'po',
    saved: 'saved.po',
    args: (file, folder) => ['--to-code=UTF-8', '--width=40', file, '-o', join(folder, 'saved.po')],
  },
  {
    name: 'pretranslate',
    format: 'xliff',
    saved: 'saved.xlf',
    args: (file, folder) => ['--nofuzzymatching', '--progress=none', '-t', file, file, join(folder, 'saved.xlf')],
  },
  {
    name: 'xmllint',
    format: 'xliff',
    saved: 'saved.xlf',
    args: (file, folder) => ['--encode', 'UTF-16', '--output', join(folder, 'saved.xlf'), file],
  },
  {
    name: 'xmllint',
    format: 'xliff2',
    saved: 'saved.xlf',
    args: (file, folder) => ['--format', '--output', join(folder, 'saved.xlf'), file],
  },
  { name: 'omegat', format: 'xliff', saved: 'target/texts.xlf', args: omegat },
  { name: 'soffice', format: 'xlsx', saved: 'out/texts.xlsx', args: office('xlsx') },
  {
    name: 'soffice',
    format: 'csv',
    saved: 'out/texts.csv',
    args: office('csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true', 'CSV:44,34,76,1'),
  },
]

/** LibreOffice, which opens a file and saves it in a folder beside it. */
function office(to: string, infilter?: string) {
  return (file: string, folder: string) => [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    ...(infilter ? [`--infilter=${infilter}`] : []),
    '--convert-to',
    to,
    '--outdir',
    join(folder, 'out'),
    file,
  ]
}

/** OmegaT, which makes the translated files of a project. */
function omegat(file: string, folder: string) {
  for (const name of ['source', 'target', 'tm', 'glossary', 'dictionary', 'omegat', 'home'])
    mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'source/texts.xlf'), readFileSync(file))
  const places = ['source', 'target', 'tm', 'glossary', 'dictionary'].map(
    (name) => `<${name}_dir>__DEFAULT__</${name}_dir>`,
  )
  writeFileSync(
    join(folder, 'omegat.project'),
    `<?xml version="1.0" encoding="UTF-8"?><omegat><project version="1.0">${places.join('')}<source_lang>FR</source_lang><target_lang>DE</target_lang><sentence_seg>true</sentence_seg></project></omegat>`,
  )
  return [folder, '--mode=console-translate', '--quiet', `--config-dir=${folder}/home`]
}

for (const { name, format, saved, args } of programs) {
  test.skipIf(!has(name))(
    `what ${name} opens and saves comes back whole: ${format}`,
    { timeout: 120_000 },
    async () => {
      const site = new TranslatedSite()
      site.change(['          de: Klavierwerkstatt in der Krutenau\n', ''])
      const folder = mkdtempSync(join(tmpdir(), 'programs-'))
      const file = join(folder, `texts.${formatEndings[format][0]}`)
      writeFileSync(file, await site.send(format))
      execFileSync(name, args(file, folder), { stdio: 'pipe' })
      const before = site.text
      const { answers } = await site.take(basename(saved), readFileSync(join(folder, saved)))
      expect(answers.length).toBeGreaterThan(300)
      expect(answers.filter(({ what }) => what !== 'same')).toEqual([])
      expect(site.text).toBe(before)
    },
  )
}

test.skipIf(!has('omegat'))('what is translated in OmegaT comes in', { timeout: 120_000 }, async () => {
  const site = new TranslatedSite()
  site.addLanguage('it')
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  const file = join(folder, 'texts.xlf')
  writeFileSync(file, await site.send('xliff', { to: 'it' }))
  const args = omegat(file, folder)
  const texts = [
    ['Tarifs', 'Prezzi'],
    ['Un piano juste donne envie de jouer', 'Un pianoforte accordato invoglia a suonare'],
    ['Étape &lt;n0/&gt;', 'Passo &lt;n0/&gt;'],
  ]
  const memory = texts.map(
    ([from, to]) => `<tu><tuv lang="FR"><seg>${from}</seg></tuv><tuv lang="DE"><seg>${to}</seg></tuv></tu>`,
  )
  writeFileSync(
    join(folder, 'omegat/project_save.tmx'),
    `<?xml version="1.0" encoding="UTF-8"?><tmx version="1.1"><header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext" creationtoolversion="3.6.0" segtype="sentence" srclang="FR"/><body>${memory.join('')}</body></tmx>`,
  )
  execFileSync('omegat', args, { stdio: 'pipe' })
  const { answers } = await site.take('texts.xlf', readFileSync(join(folder, 'target/texts.xlf')))
  const taken = answers.filter(({ what }) => what !== 'same')
  expect(taken.map(({ what }) => what)).toEqual(taken.map(() => 'taken'))
  expect(site.text).toContain('it: Un pianoforte accordato invoglia a suonare')
  expect(site.text).toContain('it: Prezzi')
})

test.skipIf(!has('msgfmt'))('msgfmt finds nothing wrong with a catalogue', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'programs-')), 'texts.po')
  writeFileSync(file, await new TranslatedSite().send('po'))
  execFileSync('msgfmt', ['--check-format', '--check-domain', '-o', '/dev/null', file], { stdio: 'pipe' })
})

test('a catalogue names its languages as programs of gettext do, and they are known again', async () => {
  const [from, to] = [
    { key: 'en', tag: 'en-GB' },
    { key: 'pt', tag: 'pt-BR' },
  ]
  const bytes = await formats.po.write({ file: 'site.yaml', from, to, units: [] })
  expect(Buffer.from(bytes).toString()).toContain('"Language: pt_BR\\n"\n"X-Source-Language: en_GB\\n"')
  expect(await formats.po.read(bytes)).toMatchObject({ to: 'pt-BR', from: 'en-GB' })
})
