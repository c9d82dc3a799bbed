import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FontScript, type KnownFamily, knownFamilies } from '../lib/fonts/font-families.ts'
import { variableFont } from '../lib/fonts/font-files.ts'
import { findWholeScript } from '../lib/fonts/font-letters.ts'
import { specimenFile } from '../lib/fonts/font-specimens.ts'
import { findPackageFile } from '../lib/packages/package-files.ts'

/** The letters of each script in a specimen: enough to show how a family is drawn, and the headings of most pages. */
const letters: Readonly<Record<FontScript, string>> = {
  latin: `${span(0x20, 0x7e) + span(0xa0, 0xff)}–—‘’“”„…•€`,
  cyrillic: `${span(0x410, 0x44f)}ЁёІіЇїЄєҐґ`,
  greek: span(0x386, 0x3ce),
  arabic: `${span(0x621, 0x652)}٠١٢٣٤٥٦٧٨٩پچژگ،؟`,
  hebrew: span(0x5d0, 0x5ea),
  devanagari: span(0x901, 0x94d) + span(0x966, 0x96f),
  thai: span(0xe01, 0xe3a) + span(0xe40, 0xe4e),
  japanese: `${span(0x3041, 0x3093) + span(0x30a1, 0x30f6)}ー、。・日本語書体見出文字会社案内永`,
  'chinese-simplified': '中文简体字标题正文公司介绍永，。',
  'chinese-traditional': '中文繁體字標題正文公司介紹永，。',
  korean: '한국어글꼴제목본문회사소개',
}

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/**
 * Cuts a small file of each known family for each of its scripts, with which the editor shows families that are not installed. Their packages are
 * installed in a folder that is removed again.
 */
async function writeSpecimens(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'specimens-'))
  try {
    for (const family of knownFamilies) await writeFamily(family, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function writeFamily(family: KnownFamily, folder: string): Promise<void> {
  const { name } =
    family.axis === 'static'
      ? { name: variableFont(family.name).name.replace('-variable', '') }
      : variableFont(family.name)
  writeFileSync(join(folder, 'package.json'), '{}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', name], { cwd: folder, stdio: 'inherit' })
  const packages = [join(folder, 'node_modules')]
  for (const script of family.scripts) {
    const file =
      family.axis === 'static' ? findWholeScript(family.name, packages)?.file(400) : variableFont(family.name, script)
    const path = file && findPackageFile(file, packages)
    if (path === undefined) throw new Error(`${family.name} has no file for ${script}`)
    // @ts-expect-error: the package has no types.
    const { default: subsetFont } = await import('subset-font')
    const cut = await subsetFont(readFileSync(path), letters[script], {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'init', 'medi', 'fina', 'rlig', 'calt'],
      // The licence, which the fonts must carry.
      preserveNameIds: [1, 13, 14],
    })
    const target = specimenFile(family.name, script)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, cut)
    process.stdout.write(`${family.name}, ${script}: ${cut.length} B\n`)
  }
  rmSync(join(folder, 'node_modules'), { recursive: true })
}

await writeSpecimens()
