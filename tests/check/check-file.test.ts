import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFile, filesOf } from '../../generator/check/check-file.ts'
import { changed } from '../diagnostics/check-example.ts'
import { temporaryFolder } from '../site/command.ts'

test('a check reads the images that the file names, also those that are missing', async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'site.config.yaml')
  writeFileSync(file, changed([]))
  const files = filesOf(file, await checkFile(file))
  await folder.remove()
  expect(files).toEqual([file, join(folder.path, 'logo.svg')])
})
