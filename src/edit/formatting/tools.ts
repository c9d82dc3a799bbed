import { insertTable } from './insert-parts.ts'
import { toggleLines } from './toggle-lines.ts'
import { toggleWords } from './toggle-words.ts'
import { writeInto } from './write-into.ts'
import type { Written } from './written.ts'

/** The tools that format a text, in the order of their buttons. */
export const tools = ['bold', 'italic', 'heading', 'list', 'link', 'quote', 'table'] as const

/** The name of a tool. */
export type Tool = (typeof tools)[number]

/** The keys that are pressed with Control, or ⌘: by what they write, or where they lie. */
const shortcuts: Partial<Record<Tool, { readonly code: string; readonly shift?: true; readonly alt?: true }>> = {
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  heading: { code: 'Digit2', alt: true },
  list: { code: 'Digit8', shift: true },
  link: { code: 'KeyK', shift: true },
  quote: { code: 'Digit9', shift: true },
}

/** The tool whose keys are pressed. */
export function toolOfKeys({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Tool | undefined {
  if (!ctrlKey && !metaKey) return undefined
  return tools.find((tool) => {
    const keys = shortcuts[tool]
    return keys && keys.code === code && (keys.shift ?? false) === shiftKey && (keys.alt ?? false) === altKey
  })
}

/** The keys of a tool, as they are written on a keyboard. */
export function shortcutName(tool: Tool): string {
  const keys = shortcuts[tool]
  if (!keys) return ''
  return ['Ctrl', keys.alt && 'Alt', keys.shift && 'Shift', keys.code.slice(-1)].filter(Boolean).join('+')
}

/** What is written and selected in a field. */
export function readField({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Formats what is selected in a field. */
export function applyTool(field: HTMLTextAreaElement, tool: Exclude<Tool, 'link'>, column: string): void {
  writeInto(field, format(readField(field), tool, column))
}

function format(written: Written, tool: Exclude<Tool, 'link'>, column: string): Written {
  if (tool === 'bold') return toggleWords(written, '**')
  if (tool === 'italic') return toggleWords(written, '*')
  return tool === 'table' ? insertTable(written, column) : toggleLines(written, tool)
}
