import { expect, test } from 'vitest'
import { serveLocally } from '../../../generator/edit/server/local-server.ts'
import { sendFile } from '../../../generator/edit/server/request-body.ts'

test('a file is saved under its name, whatever letters and marks it has', async () => {
  const bytes = new TextEncoder().encode('path,source\r\n')
  const { address, close } = await serveLocally(
    0,
    async (_request, response) => sendFile(response, { name: 'Büro "Süd"\n.csv', bytes }),
    () => {},
  )
  const response = await fetch(address)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''B%C3%BCro%20%22S%C3%BCd%22%0A.csv",
    'cache-control': 'no-store',
  })
  expect(await response.text()).toBe('path,source\r\n')
  await close()
})
