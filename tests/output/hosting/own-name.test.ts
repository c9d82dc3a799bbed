import { expect, test } from 'vitest'
import { apache } from '../../../generator/output/hosting/hosts/apache.ts'
import { nginx } from '../../../generator/output/hosting/hosts/nginx.ts'
import { hosting } from './example-hosting.ts'

test('refuses no request for its own name where the address of the site has a port', () => {
  const withPort = { ...hosting, host: 'www.example.com:8443' }
  expect(nginx(withPort)['site.conf']).toContain('if ($host != "www.example.com") { return 421; }')
  expect(apache(withPort)['.htaccess']).toContain('RewriteCond %{HTTP_HOST} !^www\\.example\\.com(:[0-9]+)?$ [NC]')
})
