import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Preview, preview } from '../../generator/serve/preview/preview.ts'
import { builtOnce } from './built-once.ts'
import { root } from './command.ts'
import { parseHtml } from './parse-html.ts'

// The sentences of the specification, section by section, over the shipped site as it is built and served. What a visitor does is in
// tests/browser/visit/specification.spec.ts. All values are written by hand.

/** The slugs of the live pages, by locale. */
const slugs = {
  home: ['', '', ''],
  about: ['sobre', 'acerca-de', 'about'],
  services: ['servicos', 'servicios', 'services'],
  contact: ['contato', 'contacto', 'contact'],
  requestDiagnostic: ['solicitar-diagnostico', 'solicitar-diagnostico', 'request-diagnostic'],
  serviceConsultoria: ['servicos/consultoria', 'servicios/consultoria', 'services/consulting'],
  serviceAssessoria: ['servicos/assessoria', 'servicios/asesoria', 'services/advisory'],
  serviceTreinamentos: ['servicos/treinamentos', 'servicios/entrenamientos', 'services/training'],
  serviceFichas: ['servicos/fichas-tecnicas', 'servicios/fichas-tecnicas', 'services/technical-sheets'],
  serviceRotulos: ['servicos/rotulos-nutricionais', 'servicios/etiquetas-nutricionales', 'services/nutritional-labels'],
  serviceManual: [
    'servicos/manual-boas-praticas',
    'servicios/manual-buenas-practicas',
    'services/good-practices-manual',
  ],
  serviceHomologacao: [
    'servicos/homologacao-fornecedores',
    'servicios/homologacion-proveedores',
    'services/supplier-approval',
  ],
} as const

type Key = keyof typeof slugs
const locales = ['pt', 'es', 'en'] as const
type Locale = (typeof locales)[number]
const pathOf = (key: Key, locale: Locale) => `/${locale}/${slugs[key][locales.indexOf(locale)]}`
const services = (Object.keys(slugs) as Key[]).filter((key) => /^service[A-Z]/.test(key))
const servicePages = locales.flatMap((locale) => services.map((key) => [locale, key] as const))

let out: string
let running: Preview
const pages = new Map<string, Document>()

beforeAll(async () => {
  out = await builtOnce('shipped')
  running = await preview({ out, port: 0, handlers: () => [], print: console.error })
  for (const locale of locales)
    for (const key of Object.keys(slugs) as Key[]) {
      const path = pathOf(key, locale)
      pages.set(path, parseHtml(await readFile(join(out, path, 'index.html'), 'utf8')))
    }
}, 600_000)
afterAll(() => running.close())

function page(key: Key, locale: Locale = 'pt'): Document {
  const found = pages.get(pathOf(key, locale))
  if (!found) throw new Error(`${key} has no page in ${locale}`)
  return found
}

/** What an address answers: its status, and where it leads. */
async function answer(path: string): Promise<string> {
  const { status, headers } = await fetch(running.address + path, { redirect: 'manual' })
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

/** The texts of all elements of a selector. */
function texts(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replace(/[\u2060\s]+/g, ' ').trim(),
  )
}

function hrefs(parent: ParentNode, selector: string): (string | null)[] {
  return [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
}

/** The links of the closing of a page: with their words, without what they pass to the form. */
function closingLinks(document: Document): string[] {
  return hrefs(document, '.call-to-action a').map((href) => (href ?? '').replace(/\?.*/, ''))
}

const text = (document: Document) => document.body.textContent?.replace(/\s+/g, ' ') ?? ''
const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

describe('1. What the product does and for whom', () => {
  test('seven services are offered', () => {
    expect(texts(page('services'), '.page-index h3')).toEqual([
      'Consultoria e diagnóstico',
      'Assessoria mensal',
      'Treinamentos',
      'Fichas técnicas',
      'Rótulos nutricionais',
      'Manual de Boas Práticas',
      'Homologação de fornecedores',
    ])
    expect(texts(page('services', 'en'), '.page-index h3')).toEqual([
      'Diagnostic consulting',
      'Ongoing advisory',
      'Team training',
      'Recipe technical sheets',
      'Nutritional labels',
      'Good-practices manual',
      'Supplier approval',
    ])
    expect(texts(page('services', 'es'), '.page-index h3')).toEqual([
      'Consultoría y diagnóstico',
      'Asesoría mensual',
      'Formación de equipos',
      'Fichas técnicas y escandallos',
      'Etiquetas nutricionales',
      'Manual de buenas prácticas',
      'Homologación de proveedores',
    ])
  })

  test('follow-up is monthly, technical sheets have costs and allergens, suppliers are rated A, B or C by risk', () => {
    const said = texts(page('services', 'en'), '.page-index-text > p:not(.price-amount)')
    expect(said[1]).toMatch(/^One visit a month/)
    expect(said[3]).toMatch(/costed.*allergens/)
    expect(said[6]).toMatch(/by risk \(A high, B medium, C low\)/)
  })

  test('the blog is switched off: no link and no line of the site map leads there', async () => {
    const map = await readFile(join(out, 'sitemap.xml'), 'utf8')
    expect(map).not.toMatch(/blog/)
    for (const [path, document] of pages) expect(document.querySelectorAll('a[href*="/blog"]'), path).toHaveLength(0)
    // Each path begins with its locale.
    const paths = [...map.matchAll(/<loc>https:\/\/www\.rubra\.example(.*?)<\/loc>/g)].map(([, path]) => path)
    expect(paths.length).toBeGreaterThan(35)
    for (const path of paths) expect(path).toMatch(/^\/(pt|es|en)\//)
  })

  test('the main call to action is requesting a diagnosis through a contact form', () => {
    for (const locale of locales) {
      const [first] = hrefs(page('home', locale), '.opening-area .button')
      expect(first).toBe(pathOf('requestDiagnostic', locale))
      expect(page('requestDiagnostic', locale).querySelectorAll('form')).toHaveLength(1)
    }
  })

  test('the languages are Portuguese (Brazil), Spanish (Spain) and English (United States)', () => {
    expect(locales.map((locale) => page('home', locale).documentElement.lang)).toEqual(['pt-BR', 'es-ES', 'en-US'])
  })

  test('each page has a top header, main content, a footer and a floating chat button', () => {
    for (const [path, document] of pages)
      for (const part of ['header.site-header', 'main', 'footer.site-footer', '.chat-button'])
        expect(document.querySelectorAll(part), `${part} at ${path}`).toHaveLength(1)
  })
})

describe('2. Screens and routes', () => {
  test('each page is served at its slug in each locale', async () => {
    for (const locale of locales)
      for (const key of Object.keys(slugs) as Key[])
        expect(await answer(pathOf(key, locale)), `${key} in ${locale}`).toBe('200')
  })

  test.each([
    ['/pt/servicos/manual', 'serviceManual', 'pt'],
    ['/pt/servicos/rotulos', 'serviceRotulos', 'pt'],
    ['/pt/servicos/homologacao', 'serviceHomologacao', 'pt'],
    ['/en/services/manual', 'serviceManual', 'en'],
    ['/en/services/labels', 'serviceRotulos', 'en'],
    ['/en/services/supplier-qualification', 'serviceHomologacao', 'en'],
    ['/es/servicios/formacion', 'serviceTreinamentos', 'es'],
    ['/es/servicios/manual', 'serviceManual', 'es'],
    ['/es/servicios/etiquetas', 'serviceRotulos', 'es'],
    ['/es/servicios/homologacion', 'serviceHomologacao', 'es'],
  ] as const)('the metadata carries the shorter path %s, which is served too', async (path, key, locale) => {
    expect(await answer(path)).toBe('200')
    expect(page(key, locale).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://www.rubra.example${path}`,
    )
  })

  test('the canonical address of every other page is its own', () => {
    const shorter = { serviceManual: ['pt', 'es', 'en'], serviceRotulos: ['pt', 'es', 'en'] } as Record<
      string,
      string[]
    >
    Object.assign(shorter, { serviceHomologacao: ['pt', 'es', 'en'], serviceTreinamentos: ['es'] })
    for (const locale of locales)
      for (const key of Object.keys(slugs) as Key[])
        if (!shorter[key]?.includes(locale))
          expect(hrefs(page(key, locale), 'link[rel=canonical]')).toEqual([
            `https://www.rubra.example${pathOf(key, locale)}`,
          ])
  })

  test('the root shows that it detects the language', async () => {
    const document = parseHtml(await readFile(join(out, 'index.html'), 'utf8'))
    expect(text(document)).toMatch(/Detectando idioma(\.\.\.|…)/)
  })

  test('blog list and blog post are disabled and lead to the locale home', async () => {
    for (const locale of locales)
      for (const path of [`/${locale}/blog`, `/${locale}/blog/cultura-de-seguranca-dos-alimentos`])
        expect(await answer(path)).toBe(`302 /${locale}/`)
  })

  test('an address with broken escapes answers with the page that leads home', async () => {
    for (const [path, home] of [
      ['/%E0%A4%A', '/pt/'],
      ['/en/%E0%A4%A', '/en/'],
    ] as const) {
      const response = await fetch(running.address + path)
      expect(response.status).toBe(400)
      expect(hrefs(parseHtml(await response.text()), 'a')).toContain(home)
    }
  })

  test('doubled slashes lead to the page', async () => {
    expect(await answer('/en//about')).toBe('301 /en/about')
  })

  test('a slug is mapped back to its route key from any locale; an unknown key logs a warning and yields an empty path; an unknown locale falls back to pt', async () => {
    const source = await readFile(join(out, '../generated/routes.ts'), 'utf8')
    const copy = join(await mkdtemp(join(tmpdir(), 'routes-')), 'routes.ts')
    await writeFile(copy, source.replaceAll("'../routing/", `'${pathToFileURL(join(root, 'src/routing')).href}/`))
    const { keyOfSlug, pathOfPage, routes } = await import(copy)
    const keys = (routes as readonly { readonly key: string }[]).map(({ key }) => key)
    expect([...new Set(keys)].sort()).toEqual([...Object.keys(slugs), 'privacy'].sort())
    for (const [key, all] of Object.entries(slugs)) for (const slug of all) expect(keyOfSlug(slug)).toBe(key)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(pathOfPage('about', 'fr')).toBe('/pt/sobre')
    expect(warn).not.toHaveBeenCalled()
    expect(pathOfPage('nothing', 'pt')).toBe('')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    await rm(dirname(copy), { recursive: true })
  })

  test('Header: logo linking home; Home, About, Services, Contact; a switcher; a diagnostic button; a menu', () => {
    const header = page('about', 'en').querySelector('header') as Element
    expect(hrefs(header, '.site-header-logo')).toEqual(['/en/'])
    expect(texts(header, '.site-header-nav > ul > li > a')).toEqual(['Home', 'About', 'Services', 'Contact'])
    expect(hrefs(header, '.site-header-nav > ul > li > a')).toEqual([
      '/en/',
      '/en/about',
      '/en/services',
      '/en/contact',
    ])
    expect(hrefs(header, '.site-header-action')).toEqual(['/en/request-diagnostic'])
    expect(header.querySelector('details.site-menu summary')).not.toBeNull()
    const menu = (locale: Locale) => texts(page('about', locale), '.site-header-nav > ul > li > a')
    expect(menu('pt')).toEqual(['Início', 'Sobre', 'Serviços', 'Contato'])
    expect(menu('es')).toEqual(['Inicio', 'Quiénes somos', 'Servicios', 'Contacto'])
    expect(texts(page('home'), '.site-header-action')).toEqual(['Solicitar diagnóstico'])
  })

  test('Footer: description, seven service links, menu links, social links and a rights line with 2025 and the company', () => {
    const footer = page('home').querySelector('footer') as Element
    expect(texts(footer, '.site-footer-company > p')[0]).toMatch(/^Consultoria em segurança de alimentos/)
    expect(hrefs(footer, '.site-footer-services a')).toEqual(services.map((key) => pathOf(key, 'pt')))
    for (const key of ['home', 'about', 'services', 'contact'] as const)
      expect(hrefs(footer, 'nav:not(.site-footer-services) a')).toContain(pathOf(key, 'pt'))
    expect(texts(footer, 'a[target=_blank]').map((label) => label.replace(/ \(.*/, ''))).toEqual([
      'LinkedIn',
      'Instagram',
      'WhatsApp',
    ])
    for (const locale of locales)
      expect(texts(page('home', locale), '.site-footer-rights')[0]).toMatch(/^© 2025 Rubra Segurança de Alimentos\./)
  })

  test('Floating chat button: a conversation in a new tab with a Portuguese greeting asking about the services', () => {
    for (const locale of locales) {
      const chat = page('home', locale).querySelector('.chat-button')
      const { origin, searchParams } = new URL(chat?.getAttribute('href') ?? '')
      expect(origin).toBe('https://api.whatsapp.com')
      expect(searchParams.get('phone')).toMatch(/^55\d{11}$/)
      expect(searchParams.get('text')).toBe('Olá! Gostaria de saber mais sobre os serviços da Rubra.')
      expect(chat?.getAttribute('target')).toBe('_blank')
    }
  })

  test('Language switcher: three languages with flags, each to the equivalent page', () => {
    for (const [path, document] of pages) {
      const switcher = document.querySelector('.language-switcher') as Element
      expect(texts(switcher, 'li')).toEqual(['Português (Brasil)', 'Español (España)', 'English (United States)'])
      expect([...switcher.querySelectorAll('li img')].map((flag) => flag.getAttribute('src'))).toEqual([
        expect.stringMatching(/^\/assets\/br-/),
        expect.stringMatching(/^\/assets\/es-/),
        expect.stringMatching(/^\/assets\/us-/),
      ])
      const [key] = Object.entries(slugs).find(([, all]) => locales.some((l, i) => `/${l}/${all[i]}` === path)) ?? []
      expect(hrefs(switcher, 'a')).toEqual(locales.map((locale) => pathOf(key as Key, locale)))
    }
  })

  test('Home: hero, service grid, why-choose list with a call to contact, insights teaser and closing', () => {
    const home = page('home', 'en')
    const hero = home.querySelector('.opening-area') as Element
    expect(texts(hero, 'h1')).toHaveLength(1)
    expect(texts(hero, '.opening-plain-subtitle')).toHaveLength(1)
    expect(hrefs(hero, '.opening-actions a').slice(0, 2)).toEqual(['/en/request-diagnostic', '/en/services'])
    expect(texts(hero, '.opening-actions a').slice(0, 2)).toEqual(['Request an assessment', 'See our services'])
    expect(home.querySelectorAll('#services > .page-cards > li')).toHaveLength(4)
    expect(home.querySelectorAll('#services .page-cards > li')).toHaveLength(7)
    expect(hrefs(home, '#services .page-cards > li > a')).toEqual(services.map((key) => pathOf(key, 'en')))
    expect(texts(home, '#services summary > span')).toEqual(['Show all services', 'Show fewer services'])
    expect(home.querySelectorAll('#reasons li').length).toBeGreaterThan(1)
    expect(hrefs(home, '#reasons .actions a')).toEqual(['/en/contact'])
    expect(texts(home, '#services .page-cards > li > a')).toEqual(
      texts(page('services', 'en'), '.page-index h3').map((name) => `See the service (${name})`),
    )
    expect(texts(home, '#insights h3')).toHaveLength(3)
    expect(closingLinks(home)).toEqual(['/en/request-diagnostic', '/en/services'])
  })

  test('About: history with markup, founder photo with caption and name, mission, vision, four values, team and stats', () => {
    const about = page('about')
    expect(about.querySelector('#history .prose > p:first-child :is(strong, em)')).not.toBeNull()
    const founder = about.querySelector('#history figure') as Element
    expect(founder.querySelector('img')?.getAttribute('alt')).toMatch(/^Helena Prado Vasconcelos/)
    expect(texts(founder, 'figcaption > p')).toEqual([
      'Helena Prado Vasconcelos',
      'Fundadora, engenheira de alimentos registrada no CREA-SP',
      'Helena fundou a Rubra e continua indo a campo.',
    ])
    expect(texts(about, '#purpose h2')).toEqual(['Missão', 'Visão'])
    expect(texts(about, '#values h3')).toEqual(['Excelência', 'Parceria', 'Inovação', 'Compromisso'])
    expect(texts(about, '#team h3')).toEqual(['Experiência', 'Certificações', 'Jeito de trabalhar'])
    const english = page('about', 'en')
    expect(texts(english, '#purpose h2')).toEqual(['Mission', 'Vision'])
    expect(texts(english, '#values h3')).toEqual(['Excellence', 'Partnership', 'Innovation', 'Commitment'])
    expect(texts(english, '#team h3')).toEqual(['Experience', 'Certifications', 'Approach'])
    expect(texts(english, '#figures dd')).toEqual(['10+', '7', '2', '20'])
  })

  test('Services overview: each with description, feature list and link; solutions, key features, benefits; four-step methodology; closing to diagnostic and about', () => {
    const overview = page('services', 'en')
    for (const entry of overview.querySelectorAll('.page-index > li')) {
      expect(texts(entry, '.page-index-text > p:not(.price-amount)')).toHaveLength(1)
      expect(entry.querySelectorAll('.check-list > li').length).toBeGreaterThan(2)
    }
    expect(hrefs(overview, '.page-index-text a')).toEqual(services.map((key) => pathOf(key, 'en')))
    expect([...overview.querySelectorAll('main > [id]')].map(({ id }) => id)).toEqual([
      'opening',
      'list',
      'solutions',
      'features',
      'benefits',
      'method',
      'closing',
    ])
    for (const [id, count] of [
      ['solutions', 4],
      ['features', 6],
      ['benefits', 6],
    ] as const)
      expect(overview.querySelectorAll(`#${id} li`), id).toHaveLength(count)
    expect(texts(overview, '#method h3')).toEqual(['Diagnosis', 'Planning', 'Implementation', 'Monitoring'])
    expect(overview.querySelectorAll('#method :is(.process-steps, .process-rows) > li')).toHaveLength(4)
    expect(closingLinks(overview)).toEqual(['/en/request-diagnostic', '/en/about'])
  })

  test.each(servicePages)('Service page in %s, %s: hero, overview, four steps, a table, closing', (locale, key) => {
    const document = page(key, locale)
    expect(texts(document, 'h1')).toHaveLength(1)
    expect(texts(document, '#opening [class*=subtitle]')).toHaveLength(1)
    expect(document.querySelectorAll('#overview .prose > p').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('#overview .check-list > li').length).toBeGreaterThan(2)
    const steps = [...document.querySelectorAll('#process ol > li')]
    const icons = steps.map((step) => step.querySelector('svg')?.outerHTML)
    expect(steps.map((step) => texts(step, '.eyebrow')[0]?.match(/\d/)?.[0])).toEqual(['1', '2', '3', '4'])
    expect(new Set(icons).size).toBe(4)
    expect(icons).not.toContain(undefined)
    const order = [...document.querySelectorAll('main > [id]')].map(({ id }) => id)
    const note = key === 'serviceConsultoria' && locale !== 'pt' ? ['note'] : []
    expect(order).toEqual(['opening', 'overview', 'process', 'deliverables', 'closing', ...note])
    for (const step of steps) {
      expect(texts(step, 'h3')).toHaveLength(1)
      expect(texts(step, 'p').some(Boolean)).toBe(true)
    }
    expect(texts(document, '#deliverables thead th')).toEqual(
      {
        pt: ['Entrega', 'Descrição', 'Benefício'],
        es: ['Entregable', 'Descripción', 'Beneficio'],
        en: ['Deliverable', 'Description', 'Benefit'],
      }[locale],
    )
    for (const row of document.querySelectorAll('#deliverables tbody tr'))
      expect([...row.children].map((cell) => cell.textContent?.trim() !== '')).toEqual([true, true, true])
    const [first, second, ...others] = closingLinks(document)
    expect(first).toBe(pathOf('contact', locale))
    const all = pathOf('services', locale)
    if (key === 'serviceRotulos') expect([second, ...others]).toEqual([`${pathOf(key, locale)}#overview`, all])
    else expect([second, ...others]).toEqual([key === 'serviceHomologacao' ? `${all}#method` : all])
  })

  test('on the labels page the link says to view label samples, on the supplier page to view methodology', () => {
    const said = (key: Key) => locales.map((locale) => texts(page(key, locale), '.call-to-action a')[1])
    expect(said('serviceRotulos')).toEqual([
      'Ver amostras de rótulos',
      'Ver muestras de etiquetas',
      'View label samples',
    ])
    expect(said('serviceHomologacao')).toEqual(['Ver metodologia', 'Ver la metodología', 'View methodology'])
    expect(page('serviceRotulos').querySelector('#overview .artefact-nutrition')).not.toBeNull()
  })

  test('on the other service pages the link says to view all services', () => {
    for (const key of services.filter((key) => key !== 'serviceRotulos' && key !== 'serviceHomologacao'))
      expect(locales.map((locale) => texts(page(key, locale), '.call-to-action a')[1])).toEqual([
        'Ver todos os serviços',
        'Ver todos los servicios',
        'See all services',
      ])
  })

  test('Spanish and English consulting pages carry an extra text block at their foot', () => {
    expect(locales.map((locale) => texts(page('serviceConsultoria', locale), '#note')[0]?.slice(0, 13))).toEqual([
      undefined,
      'Para empresas',
      'For companies',
    ])
  })

  test('Contact: a form on one side; on the other contact info and a why-choose list', () => {
    for (const locale of locales) {
      const contact = page('contact', locale)
      const details = [...contact.querySelectorAll('.contact-info > div')]
      const links = details.flatMap((detail) => hrefs(detail, 'a'))
      expect(links[0]).toMatch(/^mailto:/)
      expect(links[1]).toMatch(/^tel:\+55\d+$/)
      expect(details.filter((detail) => !detail.querySelector('a')).length).toBe(2)
      expect(
        contact.querySelectorAll('.contact-layout-aside .check-list > li, .contact-layout-aside section li').length,
      ).toBeGreaterThanOrEqual(4)
      expect(contact.querySelector('textarea')?.getAttribute('rows')).toBe('5')
      expect(texts(contact, '.contact-form-label').filter((label) => label.endsWith(' *'))).toHaveLength(5)
    }
  })

  test('Contact info: an item each, and which lead on; the same page asks for a diagnosis', () => {
    const details = [...page('contact', 'en').querySelectorAll('.contact-info > div')]
    expect(details.map((detail) => texts(detail, 'dt')[0])).toEqual([
      'Email address',
      'Phone',
      'WhatsApp',
      'Address',
      'Business hours',
    ])
    expect(details.map((detail) => hrefs(detail, 'a').length)).toEqual([1, 1, 1, 0, 0])
    for (const key of ['contact', 'requestDiagnostic'] as const) {
      expect(texts(page(key, 'en'), '.contact-layout-aside h3')).toEqual([
        'Certified auditors',
        'A four-step methodology',
        'Continuous support',
        'Guaranteed quality',
      ])
    }
  })
})

describe('3. Entities and their fields', () => {
  test('Contact form fields', () => {
    for (const key of ['contact', 'requestDiagnostic'] as const) {
      const named = [...page(key).querySelectorAll('.contact-form-field [name]')]
      expect(named.map((field) => field.getAttribute('name'))).toEqual([
        'name',
        'email',
        'phone',
        'company',
        'position',
        'message',
      ])
    }
  })

  test('Page metadata: title, description, keywords and canonical path, on each page', () => {
    for (const [path, document] of pages) {
      expect(document.title, path).not.toBe('')
      for (const name of ['description', 'keywords']) expect(metaOf(document, name), `${name} of ${path}`).toBeTruthy()
      expect(document.querySelectorAll('link[rel=canonical]'), path).toHaveLength(1)
    }
  })

  test('Structured-data organization', () => {
    const graph = JSON.parse(page('home').querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')[
      '@graph'
    ]
    expect(graph[0]).toMatchObject({
      '@type': 'Organization',
      name: 'Rubra Segurança de Alimentos',
      url: 'https://www.rubra.example/',
      logo: expect.stringMatching(/^https:\/\/www\.rubra\.example\/assets\/logo/),
      description: expect.any(String),
      address: { addressLocality: 'São Paulo', addressRegion: 'SP', addressCountry: 'BR' },
      contactPoint: {
        contactType: 'customer service',
        availableLanguage: expect.arrayContaining(['Portuguese', 'English', 'Spanish']),
        telephone: expect.stringMatching(/^\+55/),
        email: 'contato@rubra.example',
      },
    })
    expect(JSON.stringify(graph[0])).toMatch(/"areaServed".*"serviceType"/)
  })

  test('Contact info shown: the city of São Paulo, and Monday to Friday', () => {
    expect(text(page('contact'))).toMatch(/São Paulo/)
    const shown = (locale: Locale) => texts(page('contact', locale), '.contact-info dd').toSpliced(2, 1)
    expect(shown('pt')).toEqual([
      'contato@rubra.example',
      '(11) 90000-0000',
      'São Paulo, SP, Brasil',
      'Segunda a sexta, das 8h às 18h',
    ])
    expect(shown('en')).toEqual([
      'contact@rubra.example',
      '+55 11 90000-0000',
      'São Paulo, SP, Brazil',
      'Monday to Friday, 8am to 6pm, São Paulo time',
    ])
  })
})

describe('5. Rules of the form', () => {
  test('all fields but the message are required', () => {
    expect([...page('contact').querySelectorAll('form [required]')].map((field) => field.getAttribute('name'))).toEqual(
      ['name', 'email', 'phone', 'company', 'position'],
    )
  })

  test.each([
    [
      'pt',
      {
        nameRequired: 'Nome é obrigatório',
        emailRequired: 'E-mail é obrigatório',
        emailInvalid: 'E-mail inválido',
        phoneRequired: 'Telefone é obrigatório',
        companyRequired: 'Empresa é obrigatória',
        positionRequired: 'Cargo é obrigatório',
      },
    ],
    [
      'en',
      {
        nameRequired: 'Name is required',
        emailRequired: 'E-mail is required',
        emailInvalid: 'Invalid e-mail',
        phoneRequired: 'Phone is required',
        companyRequired: 'Company is required',
        positionRequired: 'Position is required',
      },
    ],
  ])('what is said of each field in %s', async (locale, validation) => {
    const { shell } = await import(join(out, `../generated/shell/${locale}.ts`))
    expect(shell.messages.contact.form.validation).toMatchObject(validation)
  })
})

describe('6. Roles and permissions', () => {
  test('no login: no page asks for a password, and the contact form is the only form', () => {
    for (const [path, document] of pages) {
      expect(document.querySelectorAll('[type=password]'), path).toHaveLength(0)
      expect(
        [...document.querySelectorAll('form')].every((form) => form.classList.contains('contact-form')),
        path,
      ).toBe(true)
    }
  })
})

describe('7. The calls it makes', () => {
  test('the contact form sends to the webhook at /webhook/contato', async () => {
    const hosting = JSON.parse(await readFile(join(`${out}-hosts`, 'hosting.json'), 'utf8'))
    expect(hosting.receivers).toContainEqual(
      expect.objectContaining({ to: 'webhook', address: '/webhook/contato', conversionType: 'contact_form' }),
    )
  })
})

describe('8. Error catalogue', () => {
  test.each([
    ['pt', 'Preencha todos os campos obrigatórios', 'Obrigado! Responderemos em até 24 horas úteis.'],
    ['en', 'Please fill out all required fields', "Thank you! We'll get back to you within 24 business hours."],
  ] as const)('its words in %s', async (locale, missing, success) => {
    const { shell } = await import(join(out, `../generated/shell/${locale}.ts`))
    const words = JSON.stringify(shell).replaceAll('\u00a0', ' ')
    for (const each of [missing, success]) expect(words).toContain(each)
    if (locale === 'en') {
      expect(words).toContain('Connection error. Please try again in a few moments.')
      expect(shell.messages.common).toMatchObject({
        loading: 'Loading...',
        error: 'Error loading',
        success: 'Success!',
      })
    }
  })
})

describe('9. Business constants and limits', () => {
  test('wherever a reply is promised, it is within 24 business hours', async () => {
    const promised = { pt: /24 horas úteis/g, es: /24 horas laborables/g, en: /24 business hours/g }
    const other =
      /dias? út(il|eis)|días? (laborables?|hábil(es)?)|(business|working) days?|(?<!24 )horas (úteis|laborables|hábiles)|48 h/i
    for (const locale of locales) {
      let count = 0
      for (const key of Object.keys(slugs) as Key[]) {
        const document = page(key, locale)
        const all = `${text(document)} ${document.head.innerHTML}`.replaceAll('\u00a0', ' ')
        expect(all, `${key} in ${locale}`).not.toMatch(other)
        count += all.match(promised[locale])?.length ?? 0
      }
      expect(count).toBeGreaterThan(12)
    }
  })

  test('the feedback call takes 30 minutes, and there are more than 10 years of experience', () => {
    expect(text(page('serviceConsultoria', 'en'))).toMatch(/30.minute/)
    expect(text(page('about', 'en'))).toMatch(/More than 10 years/)
  })

  test('official audit support may be on-site for an extra fee', () => {
    expect(text(page('home', 'en'))).toMatch(/extra fee|additional fee|at an extra/i)
  })

  test('Metadata', () => {
    for (const [path, document] of pages) {
      expect(metaOf(document, 'og:image:width'), path).toBe('1200')
      expect(metaOf(document, 'og:image:height'), path).toBe('630')
      expect(metaOf(document, 'viewport'), path).toContain('maximum-scale=5')
      expect(metaOf(document, 'theme-color'), path).toBe('#800020')
      expect(metaOf(document, 'robots'), path).toBe('index, follow')
      expect(metaOf(document, 'geo.region'), path).toBe('BR-SP')
      expect(metaOf(document, 'geo.placename'), path).toBe('São Paulo')
      expect(metaOf(document, 'revisit-after'), path).toBe('7 days')
      const href = (tag: string) => document.querySelector(`link[hreflang=${tag}]`)?.getAttribute('href')
      for (const tag of locales) expect(href(tag), path).toMatch(new RegExp(`^https://www\\.rubra\\.example/${tag}/`))
      expect(href('x-default'), path).toBe(href('pt'))
    }
    expect(locales.map((locale) => metaOf(page('home', locale), 'og:locale'))).toEqual(['pt_BR', 'es_ES', 'en_US'])
    const others = page('home').querySelectorAll('meta[property="og:locale:alternate"]')
    expect([...others].map((meta) => meta.getAttribute('content'))).toEqual(['es_ES', 'en_US'])
    for (const [path, document] of pages)
      expect(
        [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
        path,
      ).toEqual(['pt-BR', 'pt', 'es-ES', 'es', 'en-US', 'en', 'x-default'])
  })
})
