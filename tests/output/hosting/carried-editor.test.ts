import { expect, test } from 'vitest'
import { pageFonts } from '../../../generator/assets/starter-fonts.ts'
import { appPage } from '../../../generator/output/editor-app/app-page.ts'
import { appPolicy } from '../../../generator/output/hosting/app-policy.ts'
import { headerRules, resolveHeaders } from '../../../generator/output/hosting/headers.ts'
import { editorPages, type Hosting } from '../../../generator/output/hosting/hosting.ts'
import { hosts } from '../../../generator/output/hosting/hosts.ts'
import { hosting } from './example-hosting.ts'
import { cloudflareHeaders, netlifyHeaders, vercelHeaders } from './sent-headers.ts'

// The rules for hosts on the editor that a site carries.

const policy = appPolicy(['https://git.example.com'])
const noSources = { scripts: [], styles: [], images: [], connections: [] }
const carrying: Hosting = {
  ...hosting,
  headers: headerRules(noSources, { editor: policy }),
  pages: [...hosting.pages, ...editorPages('')],
}
const file = (host: keyof typeof hosts, name: string) => hosts[host].files(carrying)[name] ?? ''

test('the policy of the editor asks one host beside its own, and lets nobody frame it', () => {
  expect(policy).toContain("connect-src 'self' https://git.example.com;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(editorPages('shop/')).toEqual(['/shop/edit', '/shop/edit/app'])
})

// `/edit` only leads on: Netlify sends it both policies.
test.each([
  ['/edit/app', policy],
  ['/edit/worker.js', policy],
  ['/edit/programs/parts/icons', policy],
  ['/', undefined],
  ['/fr/atelier', undefined],
])('%s has one policy at each host', (address, expected) => {
  const headers = resolveHeaders(carrying.headers, address)
  const site = resolveHeaders(hosting.headers, address)['content-security-policy']
  expect(headers['content-security-policy']).toBe(expected ?? site)
  expect(headers['x-robots-tag']).toBe(expected && 'noindex')
  const once = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
  expect(netlifyHeaders(file('netlify', '_headers'), address)).toEqual(once)
  expect(cloudflareHeaders(file('cloudflare', '_headers'), address)).toEqual(once)
  expect(vercelHeaders(file('vercel', 'vercel.json'), address)).toEqual(once)
})

test.each([
  ['nginx', 'site.conf'],
  ['caddy', 'Caddyfile'],
  ['apache', '.htaccess'],
  ['cloudfront', 'response-headers-policy-edit.json'],
] as const)('%s has a rule for it', (host, name) => {
  expect(file(host, name)).toContain(' https://git.example.com;')
  expect(hosts[host].files(hosting)[name] ?? '').not.toContain('wasm-unsafe-eval')
})

test('it comes with the typefaces of the pages that it shows, but not with those of thousands of signs', () => {
  const paths = pageFonts(['Fraunces', 'Kosugi Maru', 'Not Installed', 'Fraunces']).map(({ path }) => path)
  const inPackage = (file: string) => `parts/fonts/@fontsource-variable/fraunces/${file}`
  expect(paths).toContain(inPackage('files/fraunces-latin-wght-normal.woff2'))
  expect(paths).toContain(inPackage('unicode.json'))
  expect(paths.filter((path) => path.startsWith(inPackage('')))).toEqual([...new Set(paths)])
  expect(paths.filter((path) => path.includes('italic'))).toEqual([])
})

test('its page names the repository, as text', () => {
  const repository = { kind: 'github' as const, api: 'https://git.example.com/api/v3', project: 'a"><script>/b' }
  const page = appPage({ folder: '/edit/', policy, repository, release: 'a1b2c3d4' })
  expect(page).toContain('<meta name="editor-release" content="a1b2c3d4">')
  expect(page).toContain('<meta name="site-repository" content="{&quot;kind&quot;:&quot;github&quot;,')
  expect(page).not.toContain('<script>/b')
  expect(appPage({ folder: '/edit/', policy })).not.toMatch(/site-repository|editor-release/)
})
