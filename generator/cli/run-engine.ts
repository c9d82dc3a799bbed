import { spawn } from 'node:child_process'
import type { Drafts } from '../translate/ask-engine.ts'
import type { Batch } from '../translate/translation-unit.ts'

/**
 * Asks a command for translations: it reads a JSON object a line, and writes one a line. What it says beside that goes to this terminal.
 *
 * @param engine a command line of the system's shell
 */
export async function runEngine(engine: string, { from, to, units }: Batch): Promise<Drafts> {
  if (units.length === 0) return { texts: new Map() }
  const child = spawn(engine, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  // An engine may end before it has read all: its exit code tells.
  child.stdin.on('error', () => {})
  const requests = units.map(({ id, kind, source, note, limit, terms }) =>
    JSON.stringify({ id, source, from: from.tag, to: to.tag, kind, note, limit, terms }),
  )
  child.stdin.end(`${requests.join('\n')}\n`)
  const code = await new Promise<number | null>((done) => child.on('close', done).on('error', () => done(1)))
  if (code !== 0) return { failed: 'engine', said: `exit code ${code}` }
  const texts = new Map<string, string>()
  for (const line of Buffer.concat(chunks).toString().split('\n')) {
    if (line.trim() === '') continue
    const answer = parseAnswer(line)
    if (!answer) return { failed: 'engine', said: line.slice(0, 120) }
    texts.set(...answer)
  }
  return { texts }
}

function parseAnswer(line: string): [string, string] | undefined {
  try {
    const { id, translation } = JSON.parse(line) as Readonly<Record<string, unknown>>
    return typeof id === 'string' && typeof translation === 'string' ? [id, translation] : undefined
  } catch {
    // No JSON: told with the line.
    return undefined
  }
}
