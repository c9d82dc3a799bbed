import { findKindMistake } from '#kinds'
import { readSource } from '../../generator/check/read-source.ts'
import type { RuleInput } from '../../generator/check/rules/rule-input.ts'
import { gatherDocument } from '../../generator/check/validate/validate.ts'
import { load } from '../../generator/check/yaml/load.ts'

/** A site as its file is now, with its own kinds, unchecked; undefined where it cannot be read. */
export function readSite(file: string): RuleInput | undefined {
  const source = readSource(file)
  findKindMistake(file)
  const loaded = 'diagnostics' in source ? source : load(source)
  return 'document' in loaded && loaded.document ? gatherDocument(loaded.document) : undefined
}
