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
  const earlier = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = new Map(idsOf(earlier).map((id) => [id, Promise.resolve()]))
  // Where writing was cut off, half a line stands at the end.
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
        // It is not kept, so the next attempt is no repeat.
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
    // Half a line, or something that a person wrote: it stays where it is.
    return undefined
  }
}
