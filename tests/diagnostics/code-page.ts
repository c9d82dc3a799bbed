import type { Code } from '../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { type Language, languages } from '../../generator/diagnostics/languages.ts'
import { composeMessage } from '../../generator/diagnostics/words.ts'
import { printedIn } from './check-example.ts'

const note = '<!-- Written by "npm run docs:config" from the messages and their examples. Do not edit. -->'
const tongues = Object.keys(languages) as Language[]

/** The page of a code: what is printed of its example, and what else its words say, in each language. */
export function codePage(code: Code, example: readonly Diagnostic[]): string {
  const sections = tongues.map((language) => {
    const about = example.map((diagnostic) => composeMessage(diagnostic, language).about).filter(Boolean)
    return [`## ${nameOf(language)}`, `\`\`\`\n${printedIn(language, example)}\n\`\`\``, ...about.map(plain)].join(
      '\n\n',
    )
  })
  return `${[note, `# ${code}`, ...sections].join('\n\n')}\n`
}

/** The index of the pages: how bad each code is, and what is said of its example. */
export function codeIndex(examples: readonly Diagnostic[]): string {
  const head = ['code', 'severity', ...tongues.map(nameOf)]
  const sorted = examples.toSorted((one, other) => one.code.localeCompare(other.code))
  const rows = sorted.map((example) => [
    `[${example.code}](${example.code}.md)`,
    example.severity,
    ...tongues.map((language) => plain(composeMessage(example, language).message)),
  ])
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const text =
    'Each code has a page: an example, what is said of it, how to fix it. Codes are never renamed and never reused.'
  return `${[note, '# The codes of `npm run check`', text, table.join('\n')].join('\n\n')}\n`
}

function nameOf(language: Language): string | undefined {
  return new Intl.DisplayNames([languages[language].tag], { type: 'language' }).of(language)
}

/** A text in which no character counts as Markdown. */
function plain(text = ''): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&')
}
