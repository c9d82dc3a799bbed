import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { useWords } from '../words/use-words.ts'

/** The name under which a host asks for the secret code of a service: copied, since nobody should have to type it. */
export function SecretName({ name }: { readonly name: string }) {
  const { words } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  const shown = useRef<HTMLElement>(null)
  const { label, copy, copied } = words.maker.receiver.codeName

  async function copyName(): Promise<void> {
    try {
      await navigator.clipboard.writeText(name)
      setIsCopied(true)
    } catch {
      // Where the browser forbids it, the name is selected for Ctrl+C.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <p className="secret-name">
      {label} <code ref={shown}>{name}</code> <Button label={copy} onClick={() => void copyName()} />{' '}
      <span role="status">{isCopied && copied}</span>
    </p>
  )
}
