import { expect, test } from 'vitest'
import { projectFile, projectRoot } from '../../../generator/lib/files/paths.ts'
import { isForeign } from '../../../generator/serve/dev/is-foreign.ts'

test.each(['src/app.tsx', 'src/styles/base/1-tokens.css', 'pages/home-page.tsx', 'src', 'pages'])(
  '%s is watched',
  (path) => {
    expect(isForeign(projectFile(path))).toBe(false)
  },
)

test('so is the folder that all of it lies in', () => {
  expect(isForeign(projectRoot)).toBe(false)
})

test.each([
  'public/pt/sobre.html',
  'dist/index.html',
  'dist.staging-1/index.html',
  'src/generated/routes.ts',
  'src/generated.staging-1/routes.ts',
  'generator/cli/cli.ts',
  'pages.html',
  '../other/src/app.tsx',
])('%s is not', (path) => {
  expect(isForeign(projectFile(path))).toBe(true)
})
