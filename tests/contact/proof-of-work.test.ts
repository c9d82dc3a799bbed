import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solve } from '../../src/contact/captcha/proof-of-work.ts'

test.each(['work_1_a', `work_1_a_after_${'long'.repeat(40)}`, 'wörk_ä'])(
  'finds the first number whose hash behind %s begins with 16 zero bits',
  async (id) => {
    const bits = (proof: number) => createHash('sha256').update(`${id}.${proof}`).digest().readUInt16BE()
    const proof = Number(await solve(id))
    let first = 0
    while (bits(first) !== 0) first++
    expect(proof).toBe(first)
  },
)
