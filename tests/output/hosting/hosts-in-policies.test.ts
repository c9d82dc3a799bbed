import fc from 'fast-check'
import { expect, test } from 'vitest'
import { References } from '../../../generator/compile/references.ts'
import { headerRules } from '../../../generator/output/hosting/headers.ts'
import { hosts } from '../../../generator/output/hosting/hosts.ts'
import { contentSecurityPolicy } from '../../../generator/render/content-security.ts'
import { found } from '../../check/rules/found.ts'
import { runsOf } from '../../site/thorough.ts'
import { hosting } from './example-hosting.ts'

/** The same addresses on every run; FUZZ_SEED=… looks elsewhere. */
const settings = { seed: Number(process.env.FUZZ_SEED ?? 36_000_009), numRuns: runsOf(2_000) }

const nothing = { scripts: [], styles: [], images: [], connections: [] }

/** A source that a policy may have: a host in small letters without any sign that a policy or a server gives a meaning to. */
const source = String.raw`https?://(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?`

/** Addresses with the signs by which policies, and the languages of servers, part or replace words. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom(...`;,'"$%{}()<>\\^|!*~\`#&=+ @:/.?-_[]`),
      fc.constantFrom(
        'a',
        'B.example',
        '.',
        'é',
        'ß',
        '%3b',
        '%{',
        '{http.request.uri.query}',
        '$host',
        '\n',
        '\0',
        '；',
        '。',
      ),
      fc.constantFrom(
        "'unsafe-inline'",
        'script-src-elem',
        '*',
        '\\"',
        '%{HTTP_HOST}e',
        '$' + '{x}',
        '#{x}',
        ':8080',
        ':70000',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .chain((parts) =>
    fc.constantFrom('https://', 'HTTPS://', '//', 'http://').map((scheme) => `${scheme}${parts.join('')}/x.png`),
  )

/** The hosts of a picture, as a page collects them. */
function hostsOf(picture: string): string[] {
  const references = new References()
  references.addImage(picture)
  return [...references.imageHosts]
}

test('whatever the address of a picture, a policy has only whole origins', () => {
  const whole = new RegExp(`^img-src 'self' data:(?: ${source})?$`)
  const others = contentSecurityPolicy(nothing).split('; ')
  fc.assert(
    fc.property(address, (picture) => {
      const directives = contentSecurityPolicy({ ...nothing, images: hostsOf(picture) }).split('; ')
      expect(directives.filter((directive) => !others.includes(directive) && !whole.test(directive))).toEqual([])
      expect(directives).toHaveLength(others.length)
    }),
    settings,
  )
})

test('whatever the address of a picture, the files for hosts differ in that origin alone', () => {
  const files = (images: readonly string[]) => {
    const described = { ...hosting, headers: headerRules({ ...nothing, images }) }
    return JSON.stringify(Object.values(hosts).map(({ files }) => files(described)))
  }
  const plain = files([])
  fc.assert(
    fc.property(address, (picture) => {
      const [origin] = hostsOf(picture)
      if (origin !== undefined) expect(files([origin]).replaceAll(` ${origin}`, '')).toBe(plain)
    }),
    { ...settings, numRuns: runsOf(300) },
  )
})

test.each([
  'https://a.example; script-src *',
  "'unsafe-inline'",
  'https:',
  '*',
  'https://a.example/path',
  'https://A.example',
])('no policy is made with the source %s', (image) =>
  expect(() => contentSecurityPolicy({ ...nothing, images: [image] })).toThrow('no origin'),
)

test.each([
  'https://a;script-src-elem/x.png',
  'https://a$x.example/x.png',
  'https://{query}.example/x.png',
  '//a;b/x.png',
])('the check tells of a picture at %s', (picture) => {
  const place = 'pages.atelier.sections.history.text'
  const changes = ['Nous tenons un carnet', 'führen wir ein Heft'].map(
    (words) => [words, `${words} ![x](${picture})`] as const,
  )
  expect(found(...changes)).toEqual([`url-host ${place}.fr`, `url-host ${place}.de`])
})

test('an address of GitHub itself is no domain that a site names there', () => {
  expect(hosts['github-pages'].files({ ...hosting, host: 'marteau.github.io' })).not.toHaveProperty('CNAME')
  for (const host of ['192.168.0.1', '[::1]', 'localhost', 'www.example.com:8080'])
    expect(hosts['github-pages'].files({ ...hosting, host })).not.toHaveProperty('CNAME')
  expect(hosts['github-pages'].files(hosting)).toHaveProperty('CNAME', 'www.example.com\n')
})
