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

test('its pages on social networks are told where there are some', async () => {
  const config = readShippedConfig()
  const { socialTitle: _, social, ...footer } = config.footer
  expect((await companyOf(config)).sameAs).toEqual(social?.map(({ url }) => url))
  for (const bare of [footer, { ...footer, social: [] }])
    expect(await companyOf({ ...config, footer: bare })).not.toHaveProperty('sameAs')
})
