import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from '../../src/media/portrait.tsx'

test.each([
  ['Dra. Ana Lúcia Ribeiro', 'AR'],
  ['  Marc   Delaunay ', 'MD'],
  ['Dr Johanna Feldmann', 'JF'],
  ['Xuxa', 'X'],
])('a person without a photo, %j, has the initials %s', (name, initials) => {
  const html = renderToStaticMarkup(<Portrait person={{ name } as Parameters<typeof Portrait>[0]['person']} />)
  expect(html).toBe(
    `<div class="portrait" role="img" aria-label="${name}"><span aria-hidden="true">${initials}</span></div>`,
  )
})
