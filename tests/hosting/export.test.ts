import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersAt } from '../../generator/hosting/headers.ts'
import { type BuiltSite, builtSite } from '../outputs/built-site.ts'
import { run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'
import { netlifyHeaders } from './netlify-headers.ts'

let site: BuiltSite
let folder: TemporaryFolder
beforeAll(async () => {
  ;[site, folder] = await Promise.all([builtSite('second'), temporaryFolder()])
})
afterAll(() => folder.remove())

async function exported(host: string): Promise<string[]> {
  const to = join(folder.path, host)
  expect(await run(['export', '--host', host, '--out', site.out, '--to', to])).toMatchObject({ exitCode: 0 })
  return Object.keys(await digests(to))
}

test.each(['netlify', 'cloudflare', 'github-pages'])('%s gets a file per page, and a folder per home', async (host) => {
  const files = await exported(host)
  expect(files).toContain('fr/index.html')
  expect(files).toContain('fr/prestations/accord.html')
  expect(files).not.toContain('fr/prestations/accord/index.html')
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
})

test('netlify and cloudflare get their rules, vercel its file, GitHub its name', async () => {
  expect(await exported('netlify')).toEqual(expect.arrayContaining(['_headers', '_redirects']))
  expect(await exported('cloudflare')).toEqual(expect.arrayContaining(['_headers', '_redirects']))
  expect(await exported('vercel')).toContain('vercel.json')
  expect(await exported('github-pages')).toEqual(expect.arrayContaining(['CNAME', '.nojekyll']))
})

test('apache gets the whole site with its compressed files', async () => {
  const files = await exported('apache')
  expect(files).toEqual(expect.arrayContaining(['.htaccess', ...site.files]))
})

test.each([[[]], [['--host', 'nowhere']], [['--host', 'netlify', '--to', '.']], [['--host', 'netlify', '--to', '/']]])(
  'refuses %j',
  async (args) => {
    expect(await run(['export', ...args])).toMatchObject({ exitCode: 2 })
  },
)

test('says so where nothing is built', async () => {
  const { exitCode, output } = await run(['export', '--host', 'netlify', '--out', join(site.out, 'none')])
  expect(exitCode).toBe(1)
  expect(output).toContain('There is no built site')
})

test('lets CloudFront send each address to its file', async () => {
  const code = await readFile(join(`${site.out}-hosts`, 'cloudfront/function.js'), 'utf8')
  expect(code.length).toBeLessThan(10_240)
  const handler = new Function(`${code}; return handler`)() as (event: {
    request: { uri: string; querystring: object }
  }) => Record<string, unknown>
  const outcome = (uri: string) => {
    const {
      uri: file,
      statusCode,
      headers,
    } = handler({ request: { uri, querystring: {} } }) as {
      uri?: string
      statusCode?: number
      headers?: { location: { value: string } }
    }
    return file ?? `${statusCode} ${headers?.location.value}`
  }
  expect(
    Object.fromEntries(
      [
        '/',
        '/fr',
        '/fr/',
        '/fr/index.html',
        '/fr/prestations',
        '/fr/prestations/',
        '/fr/prestations/index.html',
        '/fr/prestations//accord/',
        '/fr/nothing/',
        '/fr/leistungen',
        '/sitemap.xml',
      ].map((uri) => [uri, outcome(uri)]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "/": "/index.html",
      "/fr": "301 /fr/",
      "/fr/": "/fr/index.html",
      "/fr/index.html": "301 /fr/",
      "/fr/leistungen": "301 /fr/prestations",
      "/fr/nothing/": "/fr/nothing/index.html",
      "/fr/prestations": "/fr/prestations/index.html",
      "/fr/prestations/": "301 /fr/prestations",
      "/fr/prestations//accord/": "301 /fr/prestations/accord",
      "/fr/prestations/index.html": "301 /fr/prestations",
      "/sitemap.xml": "/sitemap.xml",
    }
  `)
})

test('has Netlify send each header of each file once', async () => {
  const rules = await readFile(join(`${site.out}-hosts`, 'netlify/_headers'), 'utf8')
  for (const file of site.files.filter((name) => !/\.(br|gz)$/.test(name))) {
    const address = `/${file}`.replace(/(?<=\/)index\.html$/, '').replace(/(?<=\/.+\/.+)\/$/, '')
    const expected = Object.entries(headersAt(site.hosting.headers, address)).map(([name, value]) => [name, [value]])
    expect(netlifyHeaders(rules, address), address).toEqual(Object.fromEntries(expected))
  }
})

test('gives Vercel, Netlify and Cloudflare the same redirects', async () => {
  const hosts = `${site.out}-hosts`
  const netlify = (await readFile(join(hosts, 'netlify/_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith('404'))
  const cloudflare = (await readFile(join(hosts, 'cloudflare/_redirects'), 'utf8')).trim().split('\n')
  const { redirects } = JSON.parse(await readFile(join(hosts, 'vercel/vercel.json'), 'utf8')) as {
    redirects: { source: string; destination: string; statusCode: number }[]
  }
  expect(cloudflare.filter((line) => !/^(\/\w+) \1\/ /.test(line))).toEqual(netlify)
  const vercel = redirects.map(
    ({ source, destination, statusCode }) => `${source.replace('/:rest*', '/*')} ${destination} ${statusCode}`,
  )
  expect(vercel).toEqual(expect.arrayContaining(cloudflare))
})
