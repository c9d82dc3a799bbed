import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { TargetLink } from '../../routing/target-link.tsx'
import { EmbedDrawing } from '../embed-drawing.tsx'
import { SectionFrame } from '../section-frame.tsx'

type EmbedProps = ShownSection<'embed'>

const box = { aspectRatio: 16 / 9, narrow: 92, wide: 84, from: '48rem' }

/** Something of another service: a picture, and after a tap its frame. Without JavaScript, the link below leads there. */
export function EmbedView({ section }: { readonly section: EmbedProps }) {
  const { shape, words, source } = section
  return (
    <SectionFrame section={section}>
      <div className={`embed embed-${shape}`}>
        <EmbedBox {...section} />
        <p className="embed-words">
          {words.sent}{' '}
          <TargetLink className="embed-link" target={{ href: source }}>
            {words.open}
          </TargetLink>
        </p>
      </div>
    </SectionFrame>
  )
}

/**
 * A form, though it has no field: the boot script holds one that is submitted before the app has started (`held`), and starts the app. A link
 * would be followed.
 */
function EmbedBox({ id, title, name, what, image, frame, sandbox, allow, words }: EmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (form.current?.classList.contains('held')) setOpen(true)
  }, [])
  useEffect(() => {
    if (isOpen) shown.current?.focus()
  }, [isOpen])
  const open = (event: FormEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  if (isOpen)
    return (
      <iframe
        ref={shown}
        className="embed-frame"
        title={title ?? name}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
        src={frame}
      />
    )
  return (
    <form ref={form} className="embed-cover" onSubmit={open}>
      {image ? <Photo className="embed-picture" image={image} box={box} /> : <EmbedDrawing what={what} />}
      <button className="embed-show" type="submit" aria-describedby={title ? `${id}.title` : undefined}>
        {words.show}
      </button>
    </form>
  )
}
