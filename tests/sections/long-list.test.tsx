import { type ReactElement, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { LongList, RenderApartContext } from '../../src/sections/long-list.tsx'
import { readShippedConfig } from '../site/shipped-config.ts'

const items = ['Cold & clean', 'Warm'].map((text) => (
  <li key={text}>
    <Suspense>
      <Item text={text} />
    </Suspense>
  </li>
))

function Item({ text }: { readonly text: string }) {
  return (
    <b title={text}>
      {text} {1}
    </b>
  )
}

function Numbered() {
  const id = useId()
  return <p id={id} />
}

function rendered(renderApart?: (element: ReactElement) => string): string {
  return renderToString(
    <RenderApartContext value={renderApart}>
      <Numbered />
      <LongList as="ul" className="list">
        {items}
      </LongList>
      <Numbered />
    </RenderApartContext>,
  )
}

test('the server writes a list whose items are rendered apart as it writes any other, and the ids around it', () => {
  const pieces: string[] = []
  const html = rendered((element) => {
    pieces.push(renderToString(element))
    return pieces.at(-1) as string
  })
  expect(pieces).toHaveLength(2)
  expect(html).toBe(rendered())
  expect(html).toContain('<b title="Cold &amp; clean">')
})

test('no item of a long list on the shipped site has an id of React, which would be another one in the browser', async () => {
  const config = readShippedConfig()
  const { model } = await compileSite(config, 'site.config.yaml')
  for (const template of ['home', 'services'] as const) {
    const { route, page } = model.pages.find(
      (found) => found.route.template === template,
    ) as (typeof model.pages)[number]
    const shell = model.locales.find(({ locale }) => locale === route.locale)?.shell
    if (!shell) throw new Error(`No shell of ${route.locale}`)
    const html = await renderPage({ shell, page, path: route.path })
    const lists = html.match(/<(ul|ol) class="service-(?:cards|index)">.*?<\/\1><\/(?:div|details|section)>/g) ?? []
    expect(lists.join('')).toContain('artefact-small')
    expect(lists.join('')).not.toMatch(/="_R/)
  }
})
