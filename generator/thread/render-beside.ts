import { type PageRenderer, type PageWork, plainPage, renderPage } from '../render/render-pages.ts'
import type { Thread } from './start-thread.ts'

/** How many pages a message has, and how many messages are on their way: the thread never waits for the next one. */
const pagesPerMessage = 10
const messagesAhead = 4

/**
 * Renders pages in a thread, from the first on, and here, from the last on, as long as nothing comes from there.
 *
 * @param serverFile the file of the module that renders
 */
export function renderBeside(thread: Thread, serverFile: string): PageRenderer {
  return async function* (work) {
    const { pages, setting, isSearched } = work
    void thread.ask('prepare', { setting, serverFile, isSearched })
    let [next, end] = [0, pages.length]
    const ahead: Message[] = []
    while (true) {
      for (; ahead.length < messagesAhead && next < end; next = Math.min(next + pagesPerMessage, end))
        ahead.push(send(thread, work, { from: next, to: Math.min(next + pagesPerMessage, end) }))
      const [first] = ahead
      if (!first) return
      if (first.isAnswered || next === end) {
        ahead.shift()
        const answer = await first.answer
        for (let index = first.from; index < first.to; index++)
          yield [index, answer?.[index - first.from] ?? (await renderPage(getPage(work, index), work))]
      } else {
        end -= 1
        yield [end, await renderPage(getPage(work, end), work)]
      }
    }
  }
}

/** Pages that the thread was asked for. */
interface Message {
  readonly from: number
  readonly to: number
  readonly answer: ReturnType<typeof ask>
  isAnswered: boolean
}

function send(thread: Thread, work: PageWork, { from, to }: Pick<Message, 'from' | 'to'>): Message {
  const answer = ask(thread, work, from, to)
  const message = { from, to, answer, isAnswered: false }
  void answer.then(() => {
    message.isAnswered = true
  })
  return message
}

function ask(thread: Thread, work: PageWork, from: number, to: number) {
  return thread.ask(
    'render',
    work.pages.slice(from, to).map((page) => plainPage(page, work)),
  )
}

function getPage({ pages }: PageWork, index: number): PageWork['pages'][number] {
  return pages[index] as PageWork['pages'][number]
}
