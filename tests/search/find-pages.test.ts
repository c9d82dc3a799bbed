import { expect, test } from 'vitest'
import type { LocaleModel } from '../../generator/compile/site-model.ts'
import { type SearchedPage, searchFiles } from '../../generator/search/search-files.ts'
import { fileLoader, findPages } from '../../src/search/find-pages.ts'

interface Written {
  readonly path: string
  readonly label: string
  readonly text?: string
  readonly description?: string
  readonly key?: string
  readonly list?: number
  readonly robots?: string
}

function searched({ path, label, text = '', description = '', key = path, list, robots }: Written): SearchedPage {
  const locale = path.split('/')[1]
  const breadcrumbs = [{ label: 'Home' }, ...(path.split('/').length > 3 ? [{ label: 'Above' }] : []), { label }]
  const page = { route: { path, key, locale }, page: { content: { label }, breadcrumbs }, list }
  return { page: { ...page, metadata: { title: label, description, robots } }, text } as unknown as SearchedPage
}

/** Searches pages as the app does: it gets nothing but the files. */
function siteOf(pages: readonly Written[], folder = '') {
  const locales = ['pt', 'ja', 'ar'].map((locale) => ({ locale }) as LocaleModel)
  const site = { folder } as Parameters<typeof searchFiles>[0]['site']
  const files = new Map(searchFiles({ site, locales }, pages.map(searched)).map(([path, text]) => [`/${path}`, text]))
  const asked: string[] = []
  const load = fileLoader(<T>(address: string) => {
    asked.push(address)
    const text = files.get(address)
    return text === undefined ? Promise.reject(new Error(address)) : Promise.resolve(JSON.parse(text) as T)
  })
  const find = async (question: string, locale = 'pt') => {
    const { read } = await findPages(`/${folder}data/routes/search/${locale}.json`, question, load)
    return (await read(10)).map(([path]) => path)
  }
  return { files, asked, find }
}

const { find } = siteOf([
  { path: '/pt/', label: 'Início', text: 'Consultoria em segurança dos alimentos: auditoria e treinamentos.' },
  { path: '/pt/servicos/auditoria', label: 'Auditoria', text: 'Verificamos o seu restaurante.' },
  { path: '/pt/servicos/treinamento', label: 'Treinamento de equipes', text: 'Cozinha limpa, restaurante seguro.' },
  { path: '/pt/servicos/page/2', label: 'Página 2', text: 'Auditoria', list: 2 },
  { path: '/pt/obrigado', label: 'Auditoria pedida', robots: 'noindex, follow' },
  { path: '/pt/busca', label: 'Auditoria de busca', key: 'site/search' },
  { path: '/ja/kansa', label: '監査', text: '食品衛生の監査をします。' },
  { path: '/ar/tadrib', label: 'التدريب', text: 'تدريب فرق المطابخ' },
])

test('what stands in a title comes before what stands in a text', async () => {
  expect(await find('auditoria')).toEqual(['/pt/servicos/auditoria', '/pt/'])
})

test('a word is found by its beginning, without accents, and with another ending', async () => {
  expect(await find('SEGUR')).toEqual(['/pt/', '/pt/servicos/treinamento'])
  expect(await find('segurança')).toEqual(['/pt/'])
  expect(await find('auditorias')).toEqual(['/pt/servicos/auditoria', '/pt/'])
})

test('a slip of the finger is forgiven', async () => {
  expect(await find('treianmento')).toEqual(['/pt/servicos/treinamento', '/pt/'])
})

test('pages with all words of a question come alone, and where none has all, those with most', async () => {
  expect(await find('restaurante cozinha')).toEqual(['/pt/servicos/treinamento'])
  expect(await find('restaurante xyz')).toEqual(['/pt/servicos/auditoria', '/pt/servicos/treinamento'])
  expect(await find('xyz')).toEqual([])
  expect(await find(' ')).toEqual([])
})

test('Japanese is found by its words, Arabic with and without its article', async () => {
  expect(await find('衛生', 'ja')).toEqual(['/ja/kansa'])
  expect(await find('تدريب', 'ar')).toEqual(['/ar/tadrib'])
  expect(await find('المطابخ', 'ar')).toEqual(['/ar/tadrib'])
  expect(await find('auditoria', 'ar')).toEqual([])
})

test('a page is listed with what it is about and the page above it', async () => {
  const { files } = siteOf([{ path: '/pt/a/b', label: 'B', description: 'Sobre B.' }])
  expect([...files.values()]).toContain('[["/pt/a/b","B","Sobre B.","Above"]]')
})

test('of 2,000 pages no file is large, and a question loads few of them', async () => {
  const pages = Array.from({ length: 2000 }, (_, number): Written => {
    const word = (step: number) => ((number * step) % 4001).toString(36).padStart(4, 'k')
    const text = Array.from({ length: 60 }, (_each, index) => word(index * 7 + 3)).join(' ')
    return { path: `/pt/imoveis/${number}`, label: `Casa ${number}`, text, description: text.slice(0, 150) }
  })
  const { files, find, asked } = siteOf(pages, 'loja/')
  for (const [path, text] of files) expect(text.length, path).toBeLessThan(60_000)
  expect(await find('casa 1234')).toEqual(['/pt/imoveis/1234'])
  expect(asked[0]).toBe('/loja/data/routes/search/pt.json')
  expect(asked.length).toBeLessThan(8)
})

test('what could not be loaded is asked for again', async () => {
  let fails = true
  const load = fileLoader(<T>() => {
    if (fails) return Promise.reject(new Error('offline'))
    return Promise.resolve({ count: 0, words: [], pages: [], perFile: 1 } as T)
  })
  await expect(findPages('/data', 'a', load)).rejects.toThrow('offline')
  fails = false
  expect((await findPages('/data', 'a', load)).total).toBe(0)
})
