import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactList } from '../../src/sections/fact-list.tsx'

test('an amount that no line of a narrow column holds gets more room, and words that can be divided do not', () => {
  const facts = [
    { label: 'بلیت', text: 'ریال\u00a0۵٬۴۰۰٬۰۰۰' },
    { label: 'Price', text: '1.150.000\u00a0€' },
    { label: 'Where', text: 'The little theatre, 1 Theatre Street' },
    { label: 'Garden', isTick: true as const },
  ]
  const html = renderToStaticMarkup(<FactList isWide facts={facts} />)
  expect([...html.matchAll(/<div(?: class="([^"]*)")?><dt>([^<]*)/g)].map(([, name, label]) => [label, name])).toEqual([
    ['بلیت', 'fact-long'],
    ['Price', undefined],
    ['Where', undefined],
    ['Garden', 'fact-tick'],
  ])
})
