import { parentPort, workerData } from 'node:worker_threads'
import { checkSource } from '../check-file.ts'
import type { Source } from '../load.ts'

// What the thread does that `checkInThread` starts.
parentPort?.postMessage(checkSource(workerData as Source).diagnostics)
