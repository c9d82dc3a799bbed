import { expect, test } from 'vitest'
import { apache } from '../../../generator/output/hosting/hosts/apache.ts'
import { nginx } from '../../../generator/output/hosting/hosts/nginx.ts'
import { hosting } from './example-hosting.ts'

/** The pattern of the names at which Apache's version answers. */
const namesOfApache = (htaccess = '') =>
  new RegExp(/RewriteCond %\{HTTP_HOST\} !(\S+) \[NC\]/.exec(htaccess)?.[1] ?? 'no condition', 'i')

test('refuses no request for its own name where the address of the site has a port', () => {
  const withPort = { ...hosting, host: 'www.example.com:8443' }
  expect(nginx(withPort)['site.conf']).toContain('if ($host != "www.example.com") { return 421; }')
  const names = namesOfApache(apache(withPort)['.htaccess'])
  for (const own of [
    'www.example.com',
    'www.example.com:8443',
    'WWW.example.com',
    'www.example.com.',
    'www.example.com.:8443',
  ])
    expect(own).toMatch(names)
  for (const other of ['example.com', 'wwwxexample.com', 'www.example.com.evil.test', 'www.example.com:a'])
    expect(other).not.toMatch(names)
})
