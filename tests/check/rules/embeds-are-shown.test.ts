import { expect, test } from 'vitest'
import { foundInThird } from './found.ts'

const source = 'source: https://www.openstreetmap.org/?mlat=34.0653&mlon=-4.9788#map=17/34.0653/-4.9788'
const facts = 'privacy-facts'

/** What is said of the third site with another address of its map, beside the facts that change with it. */
function said(address: string): [string, string][] {
  return foundInThird([source, address])
    .filter(({ code }) => code !== facts)
    .map(({ code, path }) => [code, path.join('.')])
}

const place = 'pages.contact.sections.nearby.source'

test.each([
  ['source: https://maps.app.goo.gl/AbCd', [['embed-unknown', place]]],
  ['source: https://www.youtube.com/@somebody', [['embed-unknown', place]]],
  ['source: https://tours.fez.com/house?floor=2', []],
  ['source: https://youtu.be/aqz-KE-bpKQ', []],
  // Neither is shown, and each is reported as any address is.
  ['source: http://youtu.be/aqz-KE-bpKQ', [['form-wrong', place]]],
  ['source: "javascript:alert(1)"', [['form-wrong', place]]],
  ['source: "data:text/html,hello"', [['form-wrong', place]]],
  ['source: "https://["', [['url-host', place]]],
  [
    'image: { file: ./images/coals.jpg, alt: { en: Coals, ja: 炭火, ar: جمر } }',
    [['key-missing', 'pages.contact.sections.nearby']],
  ],
])('%s', (address, problems) => {
  expect(said(address)).toEqual(problems)
})
