import { parentPort, workerData } from 'node:worker_threads'
import type { Source } from '../load.ts'
import { checkSource } from './check-file.ts'

// What the thread does that `checkInThread` starts.
parentPort?.postMessage(checkSource(workerData as Source).diagnostics)
