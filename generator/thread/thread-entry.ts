import { parentPort } from 'node:worker_threads'
import { loadServer, type ServerEntry } from '../bundle/bundle.ts'
import { checkAndReport } from '../check/check-and-report.ts'
import { cacheEvents } from '../lib/files/cache.ts'
import { renderPlainPage } from '../render/render-pages.ts'
import type { Asked, Said, ThreadTasks, ToPrepare } from './thread-tasks.ts'

// The second thread of a build, which `startThread` starts: it does one task after another.

let prepared: (ToPrepare & { readonly server: ServerEntry }) | undefined

const tasks: ThreadTasks = {
  async check({ source, options }) {
    const { config, report } = checkAndReport(source, options)
    return { isRight: config !== undefined, report }
  },
  async prepare(asked) {
    prepared = { ...asked, server: await loadServer(asked.serverFile) }
  },
  async render(pages) {
    if (!prepared) throw new Error('Nothing is prepared')
    const rendered = []
    for (const page of pages) {
      const { html, ...rest } = await renderPlainPage(page, prepared)
      // As bytes, it is handed over without a copy.
      rendered.push({ ...rest, html: typeof html === 'string' ? new TextEncoder().encode(html) : html })
    }
    return rendered
  },
}

const say = (said: Said, bytes: ArrayBuffer[] = []) => parentPort?.postMessage(said, bytes)

for (const event of ['damaged', 'refused'] as const) cacheEvents.on(event, (name) => say({ event, name }))

async function answer({ id, task, input }: Asked): Promise<void> {
  try {
    const result = await tasks[task](input as never)
    const pages = task === 'render' ? (result as Awaited<ReturnType<ThreadTasks['render']>>) : []
    say(
      { id, result },
      pages.map(({ html }) => (html as Uint8Array).buffer as ArrayBuffer),
    )
  } catch {
    // Whoever asked does it again, and runs into the same.
    say({ id })
  }
}

let last = Promise.resolve()
parentPort?.on('message', (asked: Asked) => {
  last = last.then(() => answer(asked))
})
