import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readKeys, replaceKeys } from '../../generator/tab/keys/keys-file.ts'
import { drawPhrase, plainPhrase } from '../../generator/tab/keys/phrase.ts'
import { openKey, sealKey } from '../../generator/tab/keys/sealed-key.ts'
import { parseKeys } from '../../src/edit/protocol/edit-keys.ts'
import { root } from '../site/command.ts'

const parts = { name: 'Ana', role: 'propose', made: '2026-11-28', token: 'secret-token' } as const

test('a key opens with its phrase, however a phone writes it, and with no other', async () => {
  const key = await sealKey({ ...parts, phrase: 'ábaco pez noche unión sol' })
  expect(await openKey(key, ' Abaco PEZ noche, union  sol.')).toBe('secret-token')
  expect(await openKey(key, 'abaco pez noche union luna')).toBeUndefined()
  expect(await openKey(key, '')).toBeUndefined()
  // Whoever may write the file could keep phones busy.
  expect(await openKey({ ...key, rounds: 2 ** 31 }, 'abaco pez noche union sol')).toBeUndefined()
  expect(key).toMatchObject({ name: 'Ana', role: 'propose', made: '2026-11-28' })
  expect(key.rounds).toBeGreaterThanOrEqual(600_000)
  expect(JSON.stringify(key)).not.toContain('secret')
  // Whoever may write the file gives nobody more than they had.
  expect(await openKey({ ...key, role: 'publish' }, 'abaco pez noche union sol')).toBeUndefined()
  const again = await sealKey({ ...parts, phrase: 'ábaco pez noche unión sol' })
  expect([again.salt, again.iv]).not.toContain(key.salt)
  expect(again.sealed).not.toBe(key.sealed)
})

test.each(['en', 'es', 'pt'])('five words of %s are one of at least 2^55 phrases', async (language) => {
  const text = await readFile(join(root, `generator/tab/phrase-words/${language}.txt`), 'utf8')
  const words = text.trim().split('\n')
  const differing = new Set(words.map(plainPhrase))
  expect(Math.log2(differing.size) * 5).toBeGreaterThanOrEqual(55)
  expect([...differing].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([])
  const drawn = new Set(Array.from({ length: 300 }, () => drawPhrase(words)))
  expect(drawn.size).toBe(300)
  expect([...drawn].every((phrase) => phrase.split(' ').length === 5)).toBe(true)
})

test('keys that cannot be published are not kept', async () => {
  const key = await sealKey({ ...parts, phrase: 'one' })
  expect(await replaceKeys([key], async () => 'host-busy')).toBe('host-busy')
  expect(readKeys()).toEqual([])
  expect(await replaceKeys([key], async () => undefined)).toBeUndefined()
  await expect(
    replaceKeys([], async () => {
      throw new Error('gone')
    }),
  ).rejects.toThrow('gone')
  expect(readKeys()).toEqual([key])
})

test('a file of keys that cannot be read has none', () => {
  expect(parseKeys('{')).toEqual([])
  expect(parseKeys('{"keys": 5}')).toEqual([])
  expect(parseKeys('{"keys": [null, {"name": 3}]}')).toEqual([])
})
