import { checkFile } from '../../generator/check/check-file.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { shippedSite } from './command.ts'

/** The shipped configuration; a copy of its own for each caller. */
export function readShippedConfig(): SiteConfig {
  const { config } = checkFile(shippedSite)
  if (!config) throw new Error('The shipped configuration is wrong')
  return config
}
