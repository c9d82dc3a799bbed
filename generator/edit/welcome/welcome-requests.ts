import { type Question, questions } from '../../../src/welcome/protocol.ts'
import type { Asked } from '../server/edit-parts.ts'
import type { Answers } from '../server/find-answer.ts'
import { imageLimit } from '../server/receive-image.ts'
import { isAnswer } from './check-answers.ts'
import type { Welcome } from './welcome.ts'

/** What answers the app of the welcome. */
export function welcomeRequests(welcome: Welcome): Answers {
  const stateFor = ({ query }: Asked) => ({ status: 200, value: welcome.state(query.get('lang') ?? 'en') })
  return {
    'GET state': async (asked) => stateFor(asked),
    'PUT answer': async (asked) => {
      const { question, value } = ((await asked.json()) ?? {}) as { question?: Question; value?: unknown }
      if (!question || !questions.includes(question) || !isAnswer(question, value)) return { status: 400, value: {} }
      welcome.answer(question, value)
      return stateFor(asked)
    },
    'PUT logo/': async (asked) => {
      const bytes = await asked.bytes(imageLimit)
      const refused = bytes ? await welcome.logo(asked.name, bytes) : { refused: 'too-large' }
      return refused ? { status: 200, value: refused } : stateFor(asked)
    },
    'POST site': async () => ({ status: 200, value: await welcome.make() }),
  }
}
