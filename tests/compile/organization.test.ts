import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { Organization, SiteConfig } from '../../schema/site-config.ts'
import { shippedSite } from '../site/command.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

/** The address of the company, as search engines are told it. */
async function addressWith(facts: Partial<Organization>): Promise<unknown> {
  const config = readShippedConfig()
  return (await companyOf({ ...config, organization: { ...config.organization, ...facts } })).address
}

/** The company, as search engines are told of it. */
async function companyOf(config: SiteConfig) {
  const { model } = await compileSite(config, shippedSite)
  const graph = JSON.parse(JSON.stringify(model.pages[0]?.structuredData))
  return graph['@graph'].find(({ address }: { address?: unknown }) => address)
}

const city = {
  '@type': 'PostalAddress',
  addressLocality: 'São Paulo',
  addressRegion: 'SP',
  addressCountry: 'BR',
}

test('the address of the company is that of its city', async () => {
  expect(await addressWith({})).toEqual(city)
})

test('the address of the company has its street and postal code where they are given', async () => {
  const street = { street: 'Rua das Flores, 12', postalCode: '01000-000' }
  expect(await addressWith(street)).toEqual({
    ...city,
    streetAddress: 'Rua das Flores, 12',
    postalCode: '01000-000',
  })
})

test('its logo and its site have whole addresses', async () => {
  const config = readShippedConfig()
  const { logo, url } = await companyOf({ ...config, site: { ...config.site, url: 'https://www.golden-oven.com' } })
  expect(url).toBe('https://www.golden-oven.com/')
  expect(logo).toMatch(/^https:\/\/www\.golden-oven\.com\/assets\/[^/]+\.svg$/)
})

test('its pages on social networks are told where there are some', async () => {
  const config = readShippedConfig()
  const { socialTitle: _, social, ...footer } = config.footer
  expect((await companyOf(config)).sameAs).toEqual(social?.map(({ url }) => url))
  for (const bare of [footer, { ...footer, social: [] }])
    expect(await companyOf({ ...config, footer: bare })).not.toHaveProperty('sameAs')
})

test('it is an organization, or the business that it says it is, with its place and its hours', async () => {
  const config = readShippedConfig()
  expect(await companyOf(config)).toMatchObject({ '@type': 'Organization' })
  expect(await companyOf(config)).not.toHaveProperty('openingHoursSpecification')
  const exceptions = [
    { from: '2025-12-24', text: {} },
    { from: '2026-12-24', until: '2027-01-03', text: {} },
    { from: '2026-12-22', opens: '08:00', closes: '12:00', text: {} },
  ]
  const company = await companyOf({
    ...config,
    organization: { ...config.organization, business: 'Bakery', coordinates: { latitude: -23.5, longitude: -46.6 } },
    contactDetails: { ...config.contactDetails, exceptions },
  })
  expect(company).toMatchObject({
    '@type': 'Bakery',
    geo: { '@type': 'GeoCoordinates', latitude: -23.5, longitude: -46.6 },
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
  })
  // What is over is not told.
  expect(company.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2027-01-03', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-22', validThrough: '2026-12-22', opens: '08:00', closes: '12:00' },
  ])
})

test('the numbers under which it is registered have their names, and stand at the foot of pages', async () => {
  const config = readShippedConfig()
  const registration = { CNPJ: '12.345.678/0001-95', 'Inscrição municipal': '1.234.567-8' }
  const changed = { ...config, organization: { ...config.organization, registration } }
  expect((await companyOf(changed)).identifier).toEqual(['CNPJ 12.345.678/0001-95', 'Inscrição municipal 1.234.567-8'])
  const { model } = await compileSite(changed, shippedSite)
  expect(model.locales[0]?.shell.footer.rights).toMatch(
    /\.\u00a0\u00a0 CNPJ\u00a012\.345\.678\/0001-95\u00a0\u00a0 Inscrição\u00a0municipal\u00a01/,
  )
})
