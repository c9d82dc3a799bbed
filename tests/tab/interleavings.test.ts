import { afterEach, expect, test } from 'vitest'
import { readValue } from '../../generator/edit/yaml/apply-edits.ts'
import { randomNumbers } from '../browser/random-numbers.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { isThorough } from '../site/thorough.ts'
import { type GitHost, startGitHost } from './git-host.ts'
import { openHostedSite } from './hosted-site.ts'

/** Rounds in which two people edit, and publish at the same time or one after the other; each begins anew after some of them. */
const [rounds, perSite] = [isThorough ? 1000 : 100, 25]

const names = ['anna', 'bruno'] as const

const begin = `own:
  anna: { a: 0, b: 0 }
  bruno: { a: 0, b: 0 }
shared:
  # What both may change
  one: 0
  two: 0
  three: 0
items:
  - { id: first, by: nobody }
`

interface Site {
  readonly own: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly shared: Readonly<Record<string, number>>
  readonly items: readonly { readonly id: string; readonly by: string }[]
}

const started: { folder: TemporaryFolder; host: GitHost }[] = []

afterEach(async () => {
  for (const { folder, host } of started.splice(0)) {
    await host.close()
    await folder.remove()
  }
})

/** A person at a tab, and all that must have come of what was done there. */
async function person(host: GitHost, name: string) {
  const { session, publisher, text } = await openHostedSite(host)
  const own = new Map<string, number>()
  const added = new Set<string>()
  const removed = new Set<string>()
  const value = () => readValue(text()) as Site
  return {
    ...{ name, own, added, removed, publisher, value },
    async setOwn(key: string, number: number) {
      const was = value().own[name]?.[key]
      await session.apply({ edits: [{ do: 'set', path: ['own', name, key], was, value: number }] })
      own.set(key, number)
    },
    async setShared(key: string, number: number) {
      await session.apply({ edits: [{ do: 'set', path: ['shared', key], was: value().shared[key], value: number }] })
    },
    async add(id: string, at: number) {
      const index = Math.floor(at * (value().items.length + 1))
      await session.apply({ edits: [{ do: 'insert', path: ['items', index], value: { id, by: name } }] })
      added.add(id)
    },
    async removeOwn(at: number) {
      const mine = value().items.flatMap(({ by }, index) => (by === name ? [index] : []))
      const index = mine[Math.floor(at * mine.length)]
      const item = index === undefined ? undefined : value().items[index]
      if (index === undefined || !item) return
      const done = await session.apply({ edits: [{ do: 'remove', path: ['items', index], was: item }] })
      if ('version' in done) removed.add(item.id)
    },
    /** Publishes, and chooses at each place where another was faster. Returns the shared places of which there was a choice. */
    async publish(choose: () => 'mine' | 'theirs'): Promise<string[]> {
      const chosen: string[] = []
      let answer = await publisher.publish({ note: `By ${name}`, send: true })
      while (answer.both) {
        const { theirs, conflicts } = answer.both
        for (const { texts } of conflicts)
          chosen.push(texts.map(({ path }) => path.join('.')).join() || 'more than a text')
        answer = await publisher.mergeAsChosen({ theirs, choices: conflicts.map(choose), note: `By ${name}` })
      }
      expect([undefined, 'nothing-changed']).toContain(answer.refused)
      return chosen
    },
  }
}

test(`${rounds} rounds of two who edit and publish at once lose no edit`, async () => {
  const random = randomNumbers(7)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  let number = 0
  let [choices, meetings] = [0, 0]
  for (let site = 0; site < rounds / perSite; site++) {
    const folder = await temporaryFolder()
    const host = await startGitHost('github', folder.path)
    started.push({ folder, host })
    host.repository.push('main', { 'site.config.yaml': begin })
    const [anna, bruno] = [await person(host, names[0]), await person(host, names[1])]
    for (let round = 0; round < perSite; round++) {
      const before = (readValue(`${host.repository.file('main', 'site.config.yaml')}`) as Site).shared
      const wanted = new Map<string, Set<number>>()
      for (const who of [anna, bruno]) {
        for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits--) {
          const what = random()
          if (what < 0.3) await who.setOwn(pick(['a', 'b']), ++number)
          else if (what < 0.6) await who.add(`item-${++number}`, random())
          else if (what < 0.7) await who.removeOwn(random())
          else {
            const key = pick(['one', 'two', 'three'])
            await who.setShared(key, ++number)
            wanted.set(`${who.name} ${key}`, new Set([number]))
          }
        }
      }
      const choose = () => pick(['mine', 'theirs'] as const)
      const together = random() < 0.6
      const told = together
        ? (await Promise.all([anna.publish(choose), bruno.publish(choose)])).flat()
        : [...(await anna.publish(choose)), ...(await bruno.publish(choose))]
      choices += told.length
      expect(told.filter((place) => !place.startsWith('shared.'))).toEqual([])
      meetings += together ? 1 : 0
      const now = readValue(`${host.repository.file('main', 'site.config.yaml')}`) as Site
      for (const who of [anna, bruno]) {
        for (const [key, value] of who.own) expect(now.own[who.name]?.[key], `round ${round}`).toBe(value)
        const there = now.items.filter(({ by }) => by === who.name).map(({ id }) => id)
        const expected = [...who.added].filter((id) => !who.removed.has(id))
        expect(there.sort(), `round ${round}`).toEqual(expected.sort())
      }
      for (const [key, was] of Object.entries(before)) {
        const written = names.flatMap((name) => [...(wanted.get(`${name} ${key}`) ?? [])])
        // What one alone has written stands there, unless there was a choice; of what two have written, there was.
        const wasTold = told.includes(`shared.${key}`)
        if (written.length === 1 && !wasTold) expect(now.shared[key], key).toBe(written[0])
        if (written.length === 2) expect(wasTold, key).toBe(true)
        expect([was, ...written]).toContain(now.shared[key])
      }
    }
  }
  // The test has tried what it says.
  expect(choices).toBeGreaterThan(rounds / 10)
  expect(meetings).toBeGreaterThan(rounds / 3)
}, 600_000)
