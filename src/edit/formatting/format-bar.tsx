import { type RefObject, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../words/use-words.ts'
import { type LinkedPage, LinkForm } from './link-form.tsx'
import { applyTool, shortcutName, type Tool, tools } from './tools.ts'

interface FormatBarProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The pages that a link may lead to. */
  readonly pages: readonly LinkedPage[]
  /** Whether the form of a link is open. */
  readonly isLinking: boolean
  onLinking(isLinking: boolean): void
}

/** The buttons that format the selected words of a field, while that has the focus. The arrows lead from one to the next. */
export function FormatBar({ field, pages, isLinking, onLinking }: FormatBarProps) {
  const { words } = useWords()
  const [current, setCurrent] = useState<Tool>('bold')

  function press(tool: Tool): void {
    if (tool === 'link') onLinking(!isLinking)
    else if (field.current) applyTool(field.current, tool, words.formatting.column)
  }

  return (
    <div className="format">
      <div
        role="toolbar"
        aria-label={words.formatting.bar}
        className="format-bar"
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
          if (!step) return
          const next = tools[(tools.indexOf(current) + step + tools.length) % tools.length] as Tool
          setCurrent(next)
          event.currentTarget.querySelector<HTMLElement>(`[data-tool=${next}]`)?.focus()
        }}
      >
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            data-tool={tool}
            tabIndex={tool === current ? 0 : -1}
            aria-label={words.formatting[tool]}
            aria-expanded={tool === 'link' ? isLinking : undefined}
            title={[words.formatting[tool], shortcutName(tool)].filter(Boolean).join(' · ')}
            // The selection stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(tool)}
          >
            <Icon name={tool} />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm field={field} pages={pages} onClose={() => onLinking(false)} />}
    </div>
  )
}
