import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { printed } from './check-example.ts'

test('says file-missing of a folder', () => {
  const { diagnostics } = checkFile('tests')
  expect(printed(diagnostics)).toMatchInlineSnapshot(`
    "
    tests:1:1
      error file-missing  This is a folder, not a file.
      Check the name and the folder, or say which file is meant with --config FILE.

    site.config.yaml: 1 error.

    tests:1:1
      erro file-missing  Isto é uma pasta, não um arquivo.
      Confira o nome e a pasta, ou indique o arquivo com --config ARQUIVO.

    site.config.yaml: 1 erro.
    "
  `)
})
