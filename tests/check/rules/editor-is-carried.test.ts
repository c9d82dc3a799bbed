import { expect, test } from 'vitest'
import { found } from './found.ts'

/** The change that gives the site an editor. */
const editor = (lines: string): [string, string] => ['\npages:', `\neditor:\n${lines}\n\npages:`]

test('the editor of a site knows how to ask the host of its repository', () => {
  expect(found(editor('  repository: https://github.com/anna/site'))).toEqual([])
  expect(found(editor('  repository: https://gitlab.com/group/team/site\n  branch: live'))).toEqual([])
  expect(found(editor('  repository: https://git.example.com/anna/site'))).toEqual(['key-missing editor'])
  expect(found(editor('  repository: https://git.example.com/anna/site\n  software: forgejo'))).toEqual([])
  expect(found(editor('  repository: https://git.example.com/a/b/site'))).toEqual(['key-missing editor'])
  expect(found(editor('  repository: https://github.com/anna'))).toEqual(['form-wrong editor.repository'])
})
