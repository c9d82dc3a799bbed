import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { projectFile } from '../paths.ts'

/** The file of the leads that came in while the site was tried out; git ignores it. */
export const leadsFile = projectFile('leads.jsonl')

/** A lead as it came in. */
export type ReceivedLead = Readonly<Record<string, unknown>> & { readonly conversion_id: string }

/** Where leads are kept. */
export interface LeadStore {
  /** Keeps a lead. Returns false for one that has come before. */
  keep(lead: ReceivedLead): Promise<boolean>
}

/** Keeps leads in a file, a line of JSON each. */
export function openLeadStore(file: string): LeadStore {
  const earlierIds = existsSync(file) ? idsOf(readFileSync(file, 'utf8')) : []
  const kept = new Map(earlierIds.map((id) => [id, Promise.resolve()]))
  return {
    async keep(lead) {
      const earlier = kept.get(lead.conversion_id)
      const writing = earlier ?? appendFile(file, `${JSON.stringify(lead)}\n`)
      kept.set(lead.conversion_id, writing)
      try {
        await writing
      } catch (cause) {
        // It is not kept, so the next attempt is no repeat.
        kept.delete(lead.conversion_id)
        throw new Error(`Writing ${file} failed`, { cause })
      }
      return earlier === undefined
    },
  }
}

function idsOf(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as ReceivedLead).conversion_id)
}
