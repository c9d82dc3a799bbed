import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../load.ts'
import { projectFile } from '../paths.ts'

/** Checks a configuration that was read in a thread of its own. Returns what is to be said of it; throws what the thread throws. */
export async function checkInThread(source: Source): Promise<Diagnostic[]> {
  const worker = new Worker(projectFile('generator/check/check-worker.mjs'), { workerData: source })
  try {
    const [diagnostics] = (await once(worker, 'message')) as [Diagnostic[]]
    return diagnostics
  } finally {
    await worker.terminate()
  }
}
