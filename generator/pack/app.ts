import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFile } from '../lib/paths.ts'
import { mediaType } from '../output/hosting/media-types.ts'
import { listen } from '../serve/preview/listen.ts'
import { appFiles } from './app-files.ts'
import { appPolicy } from './app-policy.ts'
import { packInto } from './pack-into.ts'
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
const folder = values.out ?? projectFile('app')
const packed = mkdtempSync(join(tmpdir(), 'packed-'))
await packInto(packed)
// A host of one's own: its kind and address, such as "github https://git.example.com".
const hosts = values.host ?? []
const files = await appFiles(packed, hosts).finally(() => rmSync(packed, { recursive: true }))
rmSync(folder, { recursive: true, force: true })
writeFiles(folder, files)
process.stdout.write(`${files.size} files in ${folder}\n`)

if (!values['no-serve']) {
  const http = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*/, '')).slice(1)
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
    const content = files.get(name)
    const type = name.endsWith('.wasm') ? 'application/wasm' : mediaType(name)
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': content === undefined ? 'text/plain' : type,
      'content-security-policy': appPolicy(hosts),
      'cache-control': 'no-cache',
    })
    response.end(content ?? 'Not found')
  })
  process.stdout.write(`${await listen(http, { port: Number(values.port) })}/@edit/\n`)
}
