import '../react-for-tests.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSubmission } from '../../src/contact/sending/use-submission.ts'

interface FormProps {
  readonly element: HTMLFormElement | null
  onSent(isShown: boolean): void
  onRun(done: Promise<void>): void
}

function Form({ element, onSent, onRun }: FormProps) {
  onRun(useSubmission({ current: element }, { key: 'contact', successMs: 1, onSent }).run(async () => 'sent'))
  return null
}

/** Runs a submission that is sent, in a form with an element or, after its page was left, without. Returns what it tells. */
async function send(element: HTMLFormElement | null): Promise<boolean[]> {
  const told: boolean[] = []
  let done: Promise<void> | undefined
  renderToString(
    createElement(Form, {
      element,
      onSent: (isShown) => void told.push(isShown),
      onRun: (running) => {
        done = running
      },
    }),
  )
  await done
  return told
}

test('a form that was sent knows whether its page is still shown: only then the next page comes', async () => {
  expect(await send({} as HTMLFormElement)).toEqual([true])
  expect(await send(null)).toEqual([false])
})
