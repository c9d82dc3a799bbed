import { beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { findOffice, officeNodes } from '../../generator/compile/contact/offices.ts'
import type { LocaleProjection } from '../../generator/compile/locale-projection.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { foundInThird } from '../check/rules/found.ts'
import { textsOf, thirdPage } from '../layout/third-page.ts'
import { thirdSite } from '../site/command.ts'

let model: SiteModel
beforeAll(async () => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site has errors')
  model = (await compileSite(config, thirdSite)).model
})

const nodesOf = (key: string) => {
  const page = model.pages.find(({ route }) => route.key === key && route.locale === 'en')
  return JSON.parse(JSON.stringify(page?.structuredData))['@graph'] as Record<string, unknown>[]
}

const special = ({ from, through, ...times }: Record<'from' | 'through' | 'opens' | 'closes', string>) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: through,
  ...times,
})

test('search engines get each office with its phone, place and hours', () => {
  const organization = nodesOf('home').find((node) => String(node['@id']).endsWith('#organization'))
  expect(organization?.location).toEqual([
    {
      '@type': 'LodgingBusiness',
      '@id': 'https://www.dar-nasim.example/#office-house',
      name: 'Dar Nasim, The house',
      telephone: '+212535000167',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '18 Derb Sidi Safi',
        postalCode: '30110',
        addressLocality: 'Fes',
        addressCountry: 'MA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 34.0653, longitude: -4.9784 },
    },
    {
      '@type': 'Store',
      '@id': 'https://www.dar-nasim.example/#office-shop',
      name: 'Dar Nasim, The shop at the blue gate',
      telephone: '+212535000169',
      email: 'shop@dar-nasim.example',
      address: { '@type': 'PostalAddress', streetAddress: '3 Talaa Sghira, 30110 Fes' },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '10:00',
          closes: '18:30',
        },
      ],
      specialOpeningHoursSpecification: [
        special({ from: '2030-03-20', through: '2030-03-22', opens: '00:00', closes: '00:00' }),
        special({ from: '2030-04-01', through: '2030-04-01', opens: '10:00', closes: '13:00' }),
      ],
    },
  ])
})

test('offices stand where people look for them: pages about something else name the company without them', () => {
  const company = (key: string) => nodesOf(key).find((node) => String(node['@id']).endsWith('#organization'))
  expect(company('contact')?.location).toHaveLength(2)
  expect(company('house')).toMatchObject({ name: 'Dar Nasim', address: { addressLocality: 'Fes' } })
  expect(company('house')).not.toHaveProperty('location')
})

test('a section that shows where an office is adds its picture and map to what is known of it', () => {
  const places = nodesOf('contact').filter((node) => node['@id'] === 'https://www.dar-nasim.example/#office-house')
  expect(places).toEqual([
    expect.objectContaining({ '@type': 'LodgingBusiness', image: expect.stringContaining('/roof-') }),
  ])
})

test('sections show the details of their office, and those of the company where they name none', async () => {
  const page = await thirdPage('contact')
  expect(textsOf(page, '#way address')).toEqual(['18 Derb Sidi Safi 30110 Fes'])
  expect(textsOf(page, '#way .place-hours')).toEqual(['Day and night'])
  expect(textsOf(page, '#way .place-ways')).toEqual(['+212 535 000 167'])
  expect(textsOf(page, '#reach dd')[0]).toBe('+212 535 000 167')
  expect(textsOf(page, '#shop dd')).toEqual([
    '+212 535 000 169',
    'shop@dar-nasim.example',
    '3 Talaa Sghira, 30110 Fes',
    'Saturday to Thursday, 10:00 to 18:30 20 – 22 March: closed for the feast 1 April: 10:00–13:00, open in the morning only',
  ])
  const links = [...page.querySelectorAll('#shop a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+212535000169', 'mailto:shop@dar-nasim.example'])
})

test.each([
  ['        office: shop\n', '        office: shops\n', ['office-unknown']],
  ['    email: shop@dar-nasim.example\n', '', ['detail-missing']],
  ['    email: shop@dar-nasim.example\n', '    email: shop.dar-nasim.example\n', ['email-form']],
  ['    phone: +212 535 000 169\n', '    phone: 169\n', ['phone-form']],
  ['        closes: "18:30"\n', '        closes: "08:30"\n', ['hours-order']],
  ['        office: house\n', '', []],
  ['      latitude: 34.0653\n', '      latitude: 95\n', ['number-out-of-range']],
  ['      latitude: 34.0653\n', '      latitude: 34.065\n', []],
  ['    business: Store\n', '    business: Shop\n', ['value-unknown']],
  ['    hours:\n      en: Day and night\n      ja: 昼も夜も\n      ar: ليلًا ونهارًا\n', '', []],
])('of the change of %j to %j it is said: %j', (from, to, codes) => {
  expect(foundInThird([from, to]).map(({ code }) => code)).toEqual(codes)
})

test('a place needs the address of its office', () => {
  const problems = foundInThird([
    '    address:\n      en: |-\n        18 Derb Sidi Safi\n        30110 Fes\n      ja: |-\n        30110 フェズ\n        デルブ・シディ・サフィ 18\n      ar: |-\n        18 درب سيدي صافي\n        30110 فاس\n    hours:\n      en: Day and',
    '    hours:\n      en: Day and',
  ])
  expect(problems).toMatchObject([{ code: 'detail-missing', parameters: { detail: 'address', office: 'house' } }])
})

test('an office is known by its street, however its spaces keep it on one line', () => {
  const offices = { shop: { address: { en: '3 Talaa Sghira\n30110 Fes' } } }
  const projection = { config: { offices }, locale: 'en', rootAddress: '/' } as unknown as LocaleProjection
  expect(findOffice(projection, '3\u00a0Talaa Sghira 30110\u00a0Fes')).toEqual({
    id: '/#office-shop',
    type: 'LocalBusiness',
  })
  expect(findOffice(projection, '5 Talaa Sghira')).toBeUndefined()
})

test('the phone of an office gets the prefix of the company, unless it has one of its own', () => {
  const phones = { shop: '0535 000 169', house: '535 000 167', agency: '+33 1 53 01 00 67' }
  const offices = Object.fromEntries(Object.entries(phones).map(([key, phone]) => [key, { name: {}, phone }]))
  const numbersWith = (phonePrefix?: string) => {
    const config = { offices, site: { name: 'Dar Nasim' }, contactDetails: { phonePrefix } }
    const projection = {
      config,
      rootAddress: '/',
      facts: () => ({ name: 'Office', address: '1 Street' }),
    } as unknown as LocaleProjection
    return (officeNodes(projection) as unknown as { telephone: string }[]).map(({ telephone }) => telephone)
  }
  expect(numbersWith('+212')).toEqual(['+212535000169', '+212535000167', '+33153010067'])
  expect(numbersWith('+351')).toEqual(['+351535000169', '+351535000167', '+33153010067'])
})
