import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicApiOrigins } from '../../src/edit/protocol/repository-address.ts'
import { installedFamilies } from '../assets/typefaces.ts'
import { bundle } from '../bundle/bundle.ts'
import { welcomeStyles } from '../bundle/edit-app.ts'
import { projectFile } from '../lib/files/paths.ts'
import { packageFile } from '../lib/packages/package-files.ts'
import { appFiles } from '../output/editor-app/app-files.ts'
import { appPage, leadingPage } from '../output/editor-app/app-page.ts'
import { typefacesOfPages } from '../output/editor-app/program-files.ts'
import { appPolicy } from '../output/hosting/app-policy.ts'
import { mediaType } from '../output/hosting/media-types.ts'
import { listen } from '../serve/preview/listen.ts'
import { writeFiles } from './write-files.ts'

// `npm run app` makes the static files of the product in a tab, in the folder `app`, and serves them for a look; with `--no-serve`, it makes them. `--host` names a host of repositories of one's own.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4180' },
    out: { type: 'string' },
    'no-serve': { type: 'boolean' },
    host: { type: 'string', multiple: true },
  },
})

/** Where the app lies. */
const place = 'edit/'

/** What only the tab that builds sites needs: the code that visitors load, and two programs. */
const { server: _server, ...client } = await bundle()
const wasm = (name: string, file: string) => () => readFileSync(packageFile({ name, file }))
const more = [
  ['parts/app.json', () => Buffer.from(JSON.stringify(client))],
  ['lightningcss.wasm', wasm('lightningcss-wasm', 'lightningcss_node.wasm')],
  ['resvg.wasm', wasm('@resvg/resvg-wasm', 'index_bg.wasm')],
  ...typefacesOfPages(installedFamilies()),
] as const

/** What new sites are made of. */
const trades = projectFile('generator/trades')
const likely = readdirSync(trades)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(trades, name), 'utf8'))
  .join('\n')

const out = values.out ?? projectFile('app')
// A host of one's own: its kind and address, such as "github https://git.example.com".
const hosts = values.host ?? []
const policy = appPolicy([...publicApiOrigins, ...hosts.map((host) => host.split(' ')[1] ?? '')])
const files = new Map<string, string | Uint8Array>([
  ['index.html', leadingPage(`/${place}`)],
  [`${place}index.html`, appPage({ folder: `/${place}`, policy, hosts })],
  [`${place}welcome.css`, welcomeStyles()],
  // Read by Netlify and Cloudflare Pages; elsewhere the same is said in the words of the host.
  ['_headers', `/*\n  content-security-policy: ${policy}\n  referrer-policy: no-referrer\n`],
])
for (const [path, content] of await appFiles({ more, likely })) files.set(place + path, content)
rmSync(out, { recursive: true, force: true })
writeFiles(out, files)
process.stdout.write(`${files.size} files in ${out}\n`)

if (!values['no-serve']) {
  const http = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*/, '')).slice(1)
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
    const content = files.get(name)
    const type = name.endsWith('.wasm') ? 'application/wasm' : mediaType(name)
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': content === undefined ? 'text/plain' : type,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    })
    response.end(content ?? 'Not found')
  })
  process.stdout.write(`${await listen(http, { port: Number(values.port) })}/${place}\n`)
}
