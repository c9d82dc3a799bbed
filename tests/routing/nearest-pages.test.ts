import { expect, test } from 'vitest'
import { nearestPages } from '../../src/routing/nearest-pages.ts'

const pages = [
  ['/pt/sobre', 'Sobre nós', 'Sobre nós'],
  ['/pt/servicos', 'Serviços', 'Serviços'],
  ['/pt/contato', 'Contato', 'Contato'],
  ['/pt/servicos/consultoria', 'Consultoria', 'Consultoria'],
  ['/pt/servicos/assessoria', 'Assessoria', 'Assessoria'],
  ['/pt/servicos/rotulos-nutricionais', 'Rótulos nutricionais', 'Rótulos nutricionais'],
  ['/ja/%E5%AE%B6%E5%85%B7', '家具', '家具'],
] as const

test.each([
  ['/pt/servicos/consultria', '/pt/servicos/consultoria'],
  ['/pt/contact', '/pt/contato'],
  ['/pt/rotulos', '/pt/servicos/rotulos-nutricionais'],
  ['/pt/Servi%C3%A7os/R%C3%B3tulos', '/pt/servicos/rotulos-nutricionais'],
  ['/pt/servicos/preco-da-visita', '/pt/servicos'],
  ['/ja/%E5%AE%B6', '/ja/%E5%AE%B6%E5%85%B7'],
])('%s is nearest to %s', (asked, nearest) => {
  expect(nearestPages(asked, pages, 3)[0]?.[0]).toBe(nearest)
})

test.each(['/pt/xyz', '/pt/wp-login', '/', '/%'])('nothing is like %s', (asked) => {
  expect(nearestPages(asked, pages, 3)).toEqual([])
})

test('no more are named than asked for, each once', () => {
  const named = nearestPages('/pt/servicos/assessoria', pages, 2)
  expect(named.map(([path]) => path)).toEqual(['/pt/servicos/assessoria', '/pt/servicos'])
})
