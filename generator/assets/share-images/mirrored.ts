import type { Element, Style } from './element.ts'

const otherSide: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  marginLeft: 'marginRight',
  marginRight: 'marginLeft',
}

/** A drawing for a script that runs from right to left: what stood on the left stands on the right. */
export function mirrored(element: Element): Element {
  const { style, children, ...props } = element.props as { style?: Style; children?: unknown }
  return {
    type: element.type,
    props: {
      ...props,
      ...(style && { style: mirroredStyle(style) }),
      ...(children !== undefined && { children: (children as unknown[]).map(mirroredChild) }),
    },
  }
}

function mirroredChild(child: unknown): unknown {
  return typeof child === 'object' ? mirrored(child as Element) : child
}

function mirroredStyle(style: Style): Style {
  const { padding, ...rest } = style
  const swapped = Object.fromEntries(Object.entries(rest).map(([key, value]) => [otherSide[key] ?? key, value]))
  const [top, right, bottom, left] = String(padding).split(' ')
  return {
    ...(style.flexDirection === 'column' ? { alignItems: 'flex-end' } : { flexDirection: 'row-reverse' }),
    ...swapped,
    ...(padding !== undefined && { padding: left ? [top, left, bottom, right].join(' ') : padding }),
  }
}
