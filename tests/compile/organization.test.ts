import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { Organization } from '../../schema/site-config.ts'
import { shippedSite } from '../site/command.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

/** The address of the company, as search engines are told it. */
async function addressWith(facts: Partial<Organization>): Promise<unknown> {
  const config = await readShippedConfig()
  const changed = { ...config, organization: { ...config.organization, ...facts } }
  const { model } = await compileSite(changed, shippedSite)
  const [route] = model.routes
  if (!route) throw new Error('The site has no pages')
  const graph = JSON.parse(JSON.stringify(model.structuredData(route, model.pageModule(route))))
  return graph['@graph'].find(({ address }: { address?: unknown }) => address).address
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
