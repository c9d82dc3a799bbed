import type { ElementType, Key, ReactNode } from 'react'
import { jsx as element, jsxs as elementOfSeveral, Fragment } from 'react/jsx-runtime'
import { bareWords, hasMarkedWords, splitMarkedWords } from './content/marked-words.ts'

// The JSX runtime of the app, in the place of React's: wherever a text is rendered, its marked words become elements.

type Props = Readonly<Record<string, unknown>>
type Make = typeof element

const through =
  (make: Make): Make =>
  (type, props, key) => {
    // The props of a component reach an element later.
    const isDrawn = typeof type === 'string' || type === Fragment
    return isDrawn && hasMarks(props as Props) ? drawn(type, props as Props, key) : make(type, props, key)
  }

export { Fragment }

/** Makes an element with at most one child, whose marked words become elements. */
export const jsx = through(element)

/** The same with several children. */
export const jsxs = through(elementOfSeveral)

/** The same in development, where it is also told whether there are several children. */
export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, isOfSeveral: boolean) {
  return (isOfSeveral ? jsxs : jsx)(type, props, key)
}

/** Elements that hold nothing but text. */
const onlyText = new Set<unknown>(['option', 'text', 'title'])

function hasMarks(props: Props): boolean {
  for (const name in props) {
    const value = props[name]
    if (hasMarkedWords(value) || (name === 'children' && Array.isArray(value) && value.some(hasMarkedWords)))
      return true
  }
  return false
}

function drawn(type: ElementType, { children, ...props }: Props, key: Key | undefined) {
  const attributes = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, typeof value === 'string' ? bareWords(value) : value]),
  )
  if (children === undefined) return element(type, attributes, key)
  // One element around them all: in a row or a grid, each part would be an item of its own.
  const draw = (text: string) =>
    onlyText.has(type) ? bareWords(text) : elementOfSeveral('span', { children: splitMarkedWords(text, inElement) })
  const parts = [children].flat().map((child) => (hasMarkedWords(child) ? draw(child) : (child as ReactNode)))
  return elementOfSeveral(type, { ...attributes, children: parts }, key)
}

function inElement(words: string, as: string, value: string): ReactNode {
  return element(as === 'lang' ? 'span' : 'abbr', { [as]: value, children: words })
}
