import { createElement, Fragment } from 'react'
import type { Markup } from './markup.ts'

/** Renders compiled markup as elements, never through innerHTML. */
export function MarkupView({ markup }: { readonly markup: Markup }) {
  return markup.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
    return createElement(
      node.tag,
      { key: index, ...node.attributes },
      node.children ? <MarkupView markup={node.children} /> : undefined,
    )
  })
}
