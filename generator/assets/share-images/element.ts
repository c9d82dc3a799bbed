/** An element of a share image, as JSX would make it without React. */
export interface Element {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** The styles of an element. */
export type Style = Readonly<Record<string, string | number>>
type Child = Element | string | undefined | ''

/** A box whose children are in a row unless its style sets another direction. */
export function box(style: Style, ...children: Child[]): Element {
  const shown = children.filter((child) => child !== undefined && child !== '')
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: shown.length > 0 ? shown : undefined },
  }
}

/** A column of boxes. */
export function column(style: Style, ...children: Child[]): Element {
  return box({ flexDirection: 'column', ...style }, ...children)
}

/** A picture. */
export function image(props: {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly style?: Style
}): Element {
  return { type: 'img', props }
}
