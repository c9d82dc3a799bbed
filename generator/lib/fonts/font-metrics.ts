import type { FontMetrics } from '@capsizecss/core'
import { fileExists, listNames } from '#files'
import { requireMetrics } from '#libraries'
import { packageFolder } from '#packages'
import { join } from '#path'
import { packedTable } from '../packages/packed-table.ts'

/** The measures of a family, with which a fallback takes up the same space. */
export type FamilyMetrics = FontMetrics & { familyName: string; category: string; xWidthAvg: number }

/**
 * The measures of a family: the package has those of all families in a table, a checkout those of the package that they come from.
 *
 * @throws where they are not known
 */
export function readMetrics(family: string): FamilyMetrics {
  const packed = packedTable('font-metrics')
  const metrics = packed ? packed.get(metricsKey(family)) : readAll(metricsKey(family))
  if (metrics === undefined) throw new Error(`The measures of "${family}" are not known`)
  return metrics as FamilyMetrics
}

/** Whether the measures of a family are known. */
export function hasMetrics(family: string): boolean {
  const packed = packedTable('font-metrics')
  if (packed) return packed.get(metricsKey(family)) !== undefined
  return fileExists(join(metricsFolder(), metricsKey(family), 'index.cjs'))
}

/** The measures of all families, with no more than a page needs. */
export function allMetrics(): [name: string, FamilyMetrics][] {
  return listNames(metricsFolder()).map((name) => [name, lean(readAll(name))])
}

function lean({ familyName, category, ascent, descent, lineGap, unitsPerEm, xWidthAvg, subsets }: FamilyMetrics) {
  const latin = (subsets as { latin?: object } | undefined)?.latin
  return {
    familyName,
    category,
    ascent,
    descent,
    lineGap,
    unitsPerEm,
    xWidthAvg,
    ...(latin && { subsets: { latin } }),
  } as FamilyMetrics
}

/** The name under which the measures of a family are kept: "Source Sans 3" → `sourceSans3`. */
export function metricsKey(family: string): string {
  return family
    .split(/[\s|-]/)
    .filter(Boolean)
    .map((word, index) => word.charAt(0)[index > 0 ? 'toUpperCase' : 'toLowerCase']() + word.slice(1))
    .join('')
}

function metricsFolder(): string {
  return join(packageFolder('@capsizecss/metrics'), 'entireMetricsCollection')
}

function readAll(key: string): FamilyMetrics {
  return requireMetrics(join(metricsFolder(), key, 'index.cjs')) as FamilyMetrics
}
