import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { projectFile } from '../../lib/paths.ts'

/** The file of the leads that were received while trying the site out; git ignores it. */
export const leadsFile = projectFile('leads.jsonl')

/** A lead as received. */
export type ReceivedLead = Readonly<Record<string, unknown>> & { readonly conversion_id: string }

/** Stores leads. */
export interface LeadStore {
  /** Stores a lead. Returns false for a repeat. */
  keep(lead: ReceivedLead): Promise<boolean>
}

/** Stores leads in a file, a line of JSON each. */
export function openLeadStore(file: string): LeadStore {
  const earlier = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = new Map(idsOf(earlier).map((id) => [id, Promise.resolve()]))
  // An interrupted write leaves an incomplete line at the end.
  let isLineOpen = earlier !== '' && !earlier.endsWith('\n')
  const append = (lead: ReceivedLead) => {
    const start = isLineOpen ? '\n' : ''
    isLineOpen = false
    return appendFile(file, `${start}${JSON.stringify(lead)}\n`)
  }
  return {
    async keep(lead) {
      const repeated = kept.get(lead.conversion_id)
      const writing = repeated ?? append(lead)
      kept.set(lead.conversion_id, writing)
      try {
        await writing
      } catch (cause) {
        // It is not stored, so the next attempt is not a repeat.
        kept.delete(lead.conversion_id)
        isLineOpen = true
        throw new Error(`Writing ${file} failed`, { cause })
      }
      return repeated === undefined
    },
  }
}

function idsOf(lines: string): string[] {
  return lines.split('\n').flatMap((line) => idOf(line) ?? [])
}

function idOf(line: string): string | undefined {
  try {
    return (JSON.parse(line) as ReceivedLead | null)?.conversion_id
  } catch {
    // An incomplete line, or something that a person wrote: it stays.
    return undefined
  }
}
