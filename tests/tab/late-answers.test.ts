import { expect, test } from 'vitest'
import { HostedRepository } from '../../generator/tab/forges/hosted-repository.ts'
import { blobHash, type Origin } from '../../generator/tab/forges/origin.ts'
import { readText, writeBytes } from '../../generator/tab/memory-files.ts'

const name = 'site.config.yaml'
const file = `/late/${name}`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const hashOf = (text: string) => blobHash(bytesOf(text))

test('what others have published, and came late, does not take back what was published meanwhile', async () => {
  const commits: Record<string, string> = { first: 'a: 1\nb: 1\n', theirs: 'a: 1\nb: 2\n' }
  let head = 'theirs'
  let letGo = () => {}
  const late = new Promise<void>((done) => {
    letGo = done
  })
  let lists = 0
  const forge = {
    head: async () => head,
    async list(commit: string) {
      // The first answer comes late.
      if (lists++ === 0) await late
      return new Map([[name, await hashOf(commits[commit] ?? '')]])
    },
    read: async (commit: string) => bytesOf(commits[commit] ?? ''),
    async commit({ files, head: parent }: { files: readonly { bytes: Uint8Array }[]; head: string }) {
      commits.ours = new TextDecoder().decode(files[0]?.bytes)
      head = 'ours'
      return { commit: 'ours', parent }
    },
  }
  let origin = {
    ...{ kind: 'github', api: '', project: '', branch: 'main', folder: '', commit: 'first' },
    files: { [name]: await hashOf('a: 1\nb: 1\n') },
    texts: { [name]: 'a: 1\nb: 1\n' },
  } as Origin
  const store = {
    read: () => origin,
    write: async (next: Origin) => {
      origin = next
    },
  }
  const repository = new HostedRepository({ file, store, open: () => forge as never })
  writeBytes(file, bytesOf('a: 1\nb: 1\n'))
  const pulled = repository.pull()
  writeBytes(file, bytesOf('a: 2\nb: 1\n'))
  expect(await repository.commit([name], { note: 'Ours' })).toBeUndefined()
  expect(commits.ours).toBe('a: 2\nb: 2\n')
  letGo()
  await pulled
  expect(readText(file)).toBe('a: 2\nb: 2\n')
  expect(origin.commit).toBe('ours')
})
