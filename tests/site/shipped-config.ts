import { checkFile } from '../../generator/check/check-file.ts'
import type { CompleteConfig } from '../../generator/compile/complete-config.ts'
import type { LocalisedText } from '../../schema/texts.ts'
import { shippedSite } from './command.ts'

/** A configuration that leaves out nothing of what the tests read. */
export interface WholeConfig extends CompleteConfig {
  readonly metadata: Required<CompleteConfig['metadata']>
  readonly header: Required<CompleteConfig['header']>
  readonly footer: CompleteConfig['footer'] & { readonly rights: LocalisedText }
}

/** The shipped configuration; a copy of its own for each caller. */
export function readShippedConfig(): WholeConfig {
  const { config } = checkFile(shippedSite)
  if (!config) throw new Error('The shipped configuration is wrong')
  return config as WholeConfig
}
