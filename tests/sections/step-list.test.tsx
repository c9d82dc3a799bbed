import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../src/content/site-context.tsx'
import { createMessages } from '../../src/locale/create-messages.ts'
import { StepList } from '../../src/sections/step-list.tsx'
import { sample } from '../kinds/draw.tsx'
import { parseHtml } from '../site/parse-html.ts'

const steps = ['Look', 'Repair'].map((title) => ({ icon: 'search', title, description: 'As long as it takes.' }))

/** What stands above the steps of a process, in the words of the shipped site and the digits of a language. */
function numbersOf(tag: string): (string | null)[] {
  return [...drawn(tag, steps).querySelectorAll('li .eyebrow')].map(({ textContent }) => textContent)
}

function drawn(tag: string, shown: typeof steps | Omit<(typeof steps)[number], 'icon'>[]): Document {
  const shell = { ...sample('checklist').shell, tag }
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createMessages(shell)}>
      <SiteProvider shell={shell}>
        <StepList steps={shown} />
      </SiteProvider>
    </I18nextProvider>,
  )
  return parseHtml(markup)
}

test('a step without an icon has its number in that place, which is not read aloud twice', () => {
  const signs = drawn(
    'ar-EG',
    steps.map(({ icon: _, ...rest }) => rest),
  ).querySelectorAll('.step-sign[aria-hidden="true"]')
  expect([...signs].map(({ textContent }) => textContent)).toEqual(['١', '٢'])
  expect(drawn('en-GB', steps).querySelector('.step-sign')).toBeNull()
})

test('numbers the steps with the digits of the language', () => {
  expect(numbersOf('en-GB')).toEqual(['Step 1', 'Step 2'])
  expect(numbersOf('ar-EG')).toEqual(['Step ١', 'Step ٢'])
})
