import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { root, secondSite } from './command.ts'

test('a command whose results nobody reads to their end does its work', async () => {
  const child = spawn(process.execPath, ['generator/main.mjs', 'check', '--config', secondSite], { cwd: root })
  child.stdout.destroy()
  const [messages, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect({ messages, exitCode }).toEqual({ messages: '', exitCode: 0 })
})
