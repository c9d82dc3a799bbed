import { createElement, Fragment } from 'react'
import type { Markup } from './markup.ts'

/** Shows compiled markup as elements; nothing of it passes through innerHTML. */
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
