import { expect, test } from 'vitest'
import { readAnalytics } from '../../generator/privacy/analytics.ts'

const site = 'https://www.golden-oven.com'

test('without a service nothing is counted', () => {
  expect(readAnalytics({}, site)).toBeUndefined()
  expect(readAnalytics({ with: 'other' }, site)).toBeUndefined()
})

test('only GoatCounter sends a picture where a browser has no beacons', () => {
  const imagesOf = (analytics: Record<string, string>) => readAnalytics(analytics, site)?.images
  expect(imagesOf({ with: 'goatcounter', site: 'oven' })).toEqual(['https://oven.goatcounter.com'])
  expect(imagesOf({ with: 'goatcounter', server: 'https://visits.golden-oven.com/' })).toEqual([
    'https://visits.golden-oven.com',
  ])
  expect(imagesOf({ with: 'plausible' })).toEqual([])
})

test.each([
  [{ with: 'plausible' }, { src: 'https://plausible.io/js/script.js', 'data-domain': 'www.golden-oven.com' }],
  [
    { with: 'plausible', domain: 'golden-oven.com', server: 'https://stats.golden-oven.com/' },
    { src: 'https://stats.golden-oven.com/js/script.js', 'data-domain': 'golden-oven.com' },
  ],
  [
    { with: 'umami', website: '94db1cb1-74f4-4a40-ad6c-962362670409' },
    {
      src: 'https://cloud.umami.is/script.js',
      'data-website-id': '94db1cb1-74f4-4a40-ad6c-962362670409',
      'data-host-url': 'https://cloud.umami.is',
      'data-domains': 'www.golden-oven.com',
    },
  ],
  [
    { with: 'goatcounter', site: 'oven' },
    { src: 'https://gc.zgo.at/count.js', 'data-goatcounter': 'https://oven.goatcounter.com/count' },
  ],
])('%j has a script with what the service asks for', (analytics, script) => {
  const counter = readAnalytics(analytics, site)
  expect(counter?.script).toEqual(script)
  expect(counter?.scripts).toEqual([new URL(script.src).origin])
  expect(counter?.connections.every((origin) => new URL(origin).origin === origin)).toBe(true)
})
