import { findKindMistake } from '#kinds'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { otherFormat } from './file-format.ts'
import { type ReadSource, readSource } from './read-source.ts'
import { explainMisplaced } from './repair/explain-misplaced.ts'
import { explainUnreadable } from './repair/explain-unreadable.ts'
import { createRuleContext } from './rules/create-rule-context.ts'
import type { RuleContext } from './rules/rule-context.ts'
import { groupMissing, groupRepeated } from './validate/group-problems.ts'
import { shapedConfig, validate } from './validate/validate.ts'
import type { ConfigDocument } from './yaml/config-document.ts'
import { load } from './yaml/load.ts'
import { placeProblems, placeUnread } from './yaml/place-problems.ts'

/** A checked file: its document if it could be read, its configuration if it has no error, and its diagnostics. */
export interface CheckedFile {
  readonly config?: SiteConfig
  readonly document?: ConfigDocument
  readonly diagnostics: Diagnostic[]
}

/** Reads, loads and validates a configuration file. Everything wrong with the file is a diagnostic: none of it throws. */
export function checkFile(file: string): CheckedFile {
  return checkSource(readSource(file))
}

/**
 * The configuration of a source that can be read and matches the schema, without what rules say of it: that takes most of a check.
 *
 * @returns undefined where only the whole check tells what is wrong
 */
export function readShape(source: ReadSource): SiteConfig | undefined {
  if ('diagnostics' in source || findKindMistake(source.file)) return undefined
  const loaded = load(source)
  if (!('document' in loaded) || otherFormat(source.file, loaded.document.value)) return undefined
  return shapedConfig(loaded.document)
}

/** Checks a text as that of a configuration file. */
export function checkText(file: string, text: string, given?: RuleContext): CheckedFile {
  return checkSource({ file, bytes: new TextEncoder().encode(text) }, given)
}

/**
 * Loads and validates a configuration. If something is wrong, `repair` looks for what was meant. The result has a
 * configuration unless there are errors: warnings do not matter.
 *
 * @param source what `readSource` returned
 * @param given the files and packages that the configuration may name; by default those around its file
 */
export function checkSource(source: ReadSource, given?: RuleContext): CheckedFile {
  if ('diagnostics' in source) return source
  const context = given ?? createRuleContext(source.file)
  const mistake = findKindMistake(source.file)
  const loaded = load(source)
  if ('diagnostics' in loaded) return loaded
  if ('unreadable' in loaded) {
    const { unreadable } = loaded
    return { diagnostics: placeUnread(explainUnreadable(unreadable, context), unreadable) }
  }
  const { document } = loaded
  if (mistake) return { document, diagnostics: [mistake] }
  const other = otherFormat(source.file, document.value)
  if (other) return { diagnostics: placeProblems([other], document) }
  const { problems, tags, value } = validate(document, context)
  const explained = groupRepeated(groupMissing(explainMisplaced(document, problems, context)))
  const diagnostics = placeProblems(explained, document, tags)
  const isValid = diagnostics.every(({ severity }) => severity === 'warning')
  return { document, ...(isValid && { config: value as SiteConfig }), diagnostics }
}
