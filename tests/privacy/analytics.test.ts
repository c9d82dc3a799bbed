import { expect, test } from 'vitest'
import { readAnalytics } from '../../generator/privacy/analytics.ts'
import type { Analytics } from '../../schema/analytics.ts'

const site = 'https://www.golden-oven.com'

test('only GoatCounter sends a picture where a browser has no beacons', () => {
  const imagesOf = (analytics: Analytics) => readAnalytics(analytics, site).images
  expect(imagesOf({ with: 'goatcounter', site: 'oven' })).toEqual(['https://oven.goatcounter.com'])
  expect(imagesOf({ with: 'goatcounter', site: 'oven', server: 'https://visits.golden-oven.com/' })).toEqual([
    'https://visits.golden-oven.com',
  ])
  expect(imagesOf({ with: 'plausible' })).toEqual([])
})

test('each service counts what visitors do by its own function', () => {
  const lead = (analytics: Analytics) => {
    const { call, goals } = readAnalytics(analytics, site).goals
    return [call, ...goals.lead]
  }
  expect(lead({ with: 'plausible' })).toEqual(['plausible', 'lead'])
  expect(lead({ with: 'umami', website: '94db1cb1-74f4-4a40-ad6c-962362670409' })).toEqual(['umami.track', 'lead'])
  expect(lead({ with: 'goatcounter', site: 'oven' })).toEqual([
    'goatcounter.count',
    { path: 'lead', title: 'lead', event: true },
  ])
})

test.each<[Analytics, Record<string, string> & { src: string }]>([
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
  expect(counter.script).toEqual(script)
  expect(counter.scripts).toEqual([new URL(script.src).origin])
  expect(counter.connections.every((origin) => new URL(origin).origin === origin)).toBe(true)
})
