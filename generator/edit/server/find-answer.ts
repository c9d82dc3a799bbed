import type { Answered, Asked } from './edit-parts.ts'

/** What answers requests, by their methods and paths. A path that ends in a slash is followed by a name: that of a file. */
export type Answers = Readonly<Record<string, (asked: Asked) => Promise<Answered<unknown>>>>

/** What answers a request such as "GET state" or "PUT images/door.jpg", and the name behind its path; undefined where nothing does. */
export function findAnswer(answers: Answers, request: string) {
  const [, known = request, name = ''] = /^([^/]*\/)(.*)$/.exec(request) ?? []
  const answer = Object.hasOwn(answers, known) ? answers[known] : undefined
  return answer && { answer, name }
}
