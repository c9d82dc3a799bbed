import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundleOptions } from '../../generator/bundle/bundle-options.ts'
import { temporaryFolder } from './command.ts'

describe('bundling', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  const bundleOf = async (text: string) => {
    const input = join(folder.path, 'entry.js')
    await writeFile(input, text)
    return build({ ...bundleOptions('es2022'), input, platform: 'browser', write: false })
  }

  test.each(['package-that-is-not-there', './module-that-is-not-there.js'])(
    'fails where %s is imported',
    async (name) => {
      await expect(bundleOf(`import ${JSON.stringify(name)}`)).rejects.toThrow(name)
    },
  )

  test('says nothing of directives, which mean nothing here', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await bundleOf("'use client'\nconsole.log('a line')")
    expect(warn.mock.calls).toEqual([])
    warn.mockRestore()
  })
})
