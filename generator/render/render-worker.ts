import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { OutputFolder } from '../output/output-folder.ts'
import { sizeOf, type ThreadMessage, type ThreadResult, type ThreadStart } from './render-thread.ts'
import { SitePolicy } from './site-policy.ts'
import { writeDocument } from './write-document.ts'

// The thread that `RenderThread` starts.
const { setting, serverUrl, staging, connections, renderedSize } = workerData as ThreadStart
const port = parentPort as MessagePort
const output = new OutputFolder(staging.folder, staging)
const policy = new SitePolicy(connections)
const server = import(serverUrl) as Promise<ServerEntry>
let queue: Promise<unknown> = server

port.on('message', (message: ThreadMessage) => {
  queue = queue.then(() => take(message))
})

async function take(message: ThreadMessage): Promise<void> {
  if (message === 'finish') {
    port.postMessage({ written: output.written, sources: policy.sources } satisfies ThreadResult)
    return
  }
  const page = { ...message, page: JSON.parse(message.content) as AnyPageModule }
  await writeDocument({ setting, server: await server, policy, output }, page)
  Atomics.add(renderedSize, 0, sizeOf(message))
}
