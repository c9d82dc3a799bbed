import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../src/content/site-context.tsx'
import { createMessages } from '../../src/locale/create-messages.ts'
import { StepList } from '../../src/sections/step-list.tsx'
import { sample } from '../artefacts/draw.tsx'

const steps = ['Look', 'Repair'].map((title) => ({ icon: 'search', title, description: 'As long as it takes.' }))

/** What stands above the steps of a process, in the words of the shipped site and the digits of a language. */
function numbersOf(tag: string): (string | null)[] {
  const shell = { ...sample('checklist').shell, tag }
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createMessages(shell)}>
      <SiteProvider shell={shell}>
        <StepList steps={steps} />
      </SiteProvider>
    </I18nextProvider>,
  )
  return [...new JSDOM(markup).window.document.querySelectorAll('li .eyebrow')].map(({ textContent }) => textContent)
}

test('numbers the steps with the digits of the language', () => {
  expect(numbersOf('en-GB')).toEqual(['Step 1', 'Step 2'])
  expect(numbersOf('ar-EG')).toEqual(['Step ١', 'Step ٢'])
})
