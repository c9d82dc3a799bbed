import { nameOfKey } from '../../../schema/name-of-key.ts'
import { generalProblem } from '../../../src/edit/protocol/general-problem.ts'
import type { Language } from '../../diagnostics/languages.ts'

/** Words of those who write the file by hand: a sentence with one of them says nothing to others. */
const technical =
  /npm |\bgit\b|\.md\b|\bignore:|\bschema\b|YAML|JSON|\b(?:keys?|chaves?|indent\w*|recu\w+|aspas|quotes?|lines?|linhas?|spaces? too|dash|hífen|colon|dois-pontos|alias\w*|comment|comentário|suggestion|commit\w*|config\w*)\b|`|[a-z]+[A-Z]\w*|(?:^|[\s"(])[a-z]+: ?(?:[a-z"]|$)|<|>|\$\{|\{\{/

/**
 * A message of the check for people who see no file: without line numbers, with the names of keys as the editor has them, and without the
 * sentences that speak of how the file is written.
 */
export function plainMessage(message: string, language: Language): string {
  const named = message
    .replace(/ ?\((?:also |também )?(?:lines?|linhas?|on lines?|nas? linhas?) [^()]*\)/g, '')
    .replace(/"((?:[A-Za-z][\w-]*: ?)+)"/g, (_, keys: string) => keyPath(keys, language))
    .replace(/"([a-z]+(?:[A-Z]\w*)?)"/g, (whole, key: string) => quotedName(key, language) ?? whole)
  const plain = sentences(named).filter((sentence) => !technical.test(sentence))
  return plain.length > 0 ? plain.join(' ') : generalProblem[language]
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=["“A-ZÀ-Ý0-9])/).filter(Boolean)
}

/** The keys of a path by their names, such as "Messages › Contact". */
function keyPath(keys: string, language: Language): string {
  const names = keys.split(':').map((key) => key.trim())
  return `“${names.flatMap((key) => (key === '' ? [] : [nameOfKey(key, language) ?? key])).join(' › ')}”`
}

/** The name of a key in quotation marks; undefined for what is no key. */
function quotedName(key: string, language: Language): string | undefined {
  const name = nameOfKey(key, language)
  return name && `“${name}”`
}
