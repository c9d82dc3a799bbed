import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { watchedFiles } from '../../generator/serve/file-watch.ts'
import { changed } from '../diagnostics/check-example.ts'
import { temporaryFolder } from '../site/command.ts'

test('a check looks for the images that the file names, within texts too, each once, though they are missing', async () => {
  expect(await filesNamedBy(changed([]))).toEqual([
    'site.config.yaml',
    'translations.lock',
    'logo.svg',
    'images/piano.jpg',
  ])
})

test('a check follows no absolute path to an image, which is a mistake', async () => {
  expect(await filesNamedBy(changed([['  logo: ./logo.svg\n', '  logo: /pictures/logo.svg\n']]))).toEqual([
    'site.config.yaml',
    'translations.lock',
    'images/piano.jpg',
  ])
})

/** The files that are watched for a text, relative to its folder. */
async function filesNamedBy(text: string): Promise<string[]> {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'site.config.yaml')
  writeFileSync(file, text)
  const files = watchedFiles(file, checkFile(file))
  await folder.remove()
  return files.map((path) => relative(folder.path, path))
}
