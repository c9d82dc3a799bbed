import { randomNumbers } from '../browser/random-numbers.ts'

/** What earlier sites had in their addresses, and what means something to some server. */
const pieces = [
  ...['a', 'B', 'seite', 'Über uns', 'à', 'ñ', 'ø', '日本', 'עברית', 'ʼ', 'e\u0301', '0', '42'],
  ...[
    '.',
    '..',
    '-',
    '_',
    '~',
    '+',
    ',',
    '@',
    '&',
    ' ',
    '%20',
    '%2B',
    '%26',
    '%3D',
    '%C3%BC',
    '%E2%82%AC',
    '%7E',
    '%40',
  ],
  ...[
    '.html',
    '.htm',
    '.php',
    '.aspx',
    'index',
    'index.html',
    '.br',
    '.gz',
    'con',
    '__proto__',
    'ROBOTS.TXT',
    'api',
    'wp-content',
  ],
]
const questions = ['p', 'id', 'page_id', 'Vue', 'ü', 'a.b', 'x~y', '%C3%A9', 'lang']

/** Former addresses made at random: some of them the check refuses. */
export function randomAddresses(seed: number, count: number): string[] {
  const random = randomNumbers(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const several = (most: number, make: () => string, between: string) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make).join(between)
  const segment = () => several(4, () => pick(pieces), '')
  return Array.from({ length: count }, () => {
    const path = (random() < 0.5 ? '/' : '') + several(3, segment, '/') + (random() < 0.1 ? '/' : '')
    const asked = () => pick(questions) + (random() < 0.8 ? `=${pick(pieces.slice(0, 15)).replaceAll(' ', '%20')}` : '')
    return random() < 0.3 ? `${path}?${several(3, asked, '&')}` : path
  })
}
