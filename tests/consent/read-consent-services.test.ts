import { expect, test } from 'vitest'
import { readConsentServices } from '../../generator/consent/read-consent-services.ts'
import { headerRules } from '../../generator/output/hosting/headers.ts'
import { allSources, contentSecurityPolicy } from '../../generator/render/content-security.ts'

const matomo = { server: 'https://bakery.matomo.cloud/', siteId: 3 }

test('a service has its script with its own id, and the hosts that it asks', () => {
  const all = readConsentServices({
    matomo,
    metaPixel: '1234567890123456',
    googleAnalytics: 'G-4T8K2X9QWE',
    googleTagManager: 'GTM-K7XW2P9',
  })
  expect(all.map(({ script }) => script)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-4T8K2X9QWE&l=gtagQueue',
    'https://www.googletagmanager.com/gtm.js?id=GTM-K7XW2P9',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://bakery.matomo.cloud/matomo.js',
  ])
  expect(all[3]).toMatchObject({
    host: 'bakery.matomo.cloud',
    scripts: ['https://bakery.matomo.cloud'],
    connections: ['https://bakery.matomo.cloud'],
    start: [
      ['setTrackerUrl', 'https://bakery.matomo.cloud/matomo.php'],
      ['setSiteId', '3'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ],
  })
  expect(all[1]?.scripts).toEqual([
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ])
})

test('a server in a folder is asked there, and allowed by its host', () => {
  const [own] = readConsentServices({ matomo: { server: 'https://Bakery.example/statistics/', siteId: 3 } })
  expect(own).toMatchObject({
    script: 'https://Bakery.example/statistics/matomo.js',
    connections: ['https://bakery.example'],
    images: ['https://bakery.example'],
  })
})

test('what is not there, or only in part, is no service', () => {
  expect(readConsentServices()).toEqual([])
  expect(readConsentServices({ matomo: { siteId: 3 } as never })).toEqual([])
  expect(readConsentServices({ matomo: { ...matomo, server: 'https://[' } })).toEqual([])
})

test('the policy lets scripts of services load further ones by one policy of our own, and only where there are some', () => {
  const none = { scripts: [], styles: [], images: [], connections: [] }
  expect(contentSecurityPolicy(none)).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  const origins = { ...none, scripts: ['https://bakery.matomo.cloud'], loadsScripts: true }
  const policy = contentSecurityPolicy(allSources([none, origins]))
  expect(policy).toContain("script-src 'self' https://bakery.matomo.cloud;")
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/)
  expect(headerRules(origins)[0]?.headers['content-security-policy']).toContain('trusted-types default')
})
