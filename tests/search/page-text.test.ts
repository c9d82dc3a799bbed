import { expect, test } from 'vitest'
import { pageText } from '../../generator/search/page-text.ts'

test('takes what people read in the main part of a page, and no more', () => {
  const html =
    '<html><body><header>Menu</header><main id="main"><nav aria-label="trail">Home</nav><h1>Audit &amp; HACCP</h1><p>Risk&#x27;s<br>end a&shy;b</p><svg viewBox="0 0 2 2"><title>Sign</title></svg><form class="x"><label>Name</label></form><table><td>1&lt;2</td></table></main><footer>Foot</footer></body></html>'
  expect(pageText(html).split(/\s+/).filter(Boolean)).toEqual(['Audit', '&', 'HACCP', "Risk's", 'end', 'ab', '1<2'])
})
