import { type RefObject, useEffect } from 'react'

/** The part of the view, from its lower edge, in which the chat button floats. */
const lowerPart = '-75% 0px 0px 0px'

/** Has the floating chat button step aside while a form is where it floats: styles read the class of the root. */
export function useChatAside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = element.current
    if (!form) return
    const { classList } = document.documentElement
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const chat = document.querySelector('.chat-button')?.getBoundingClientRect()
        const { left = 0, right = 0 } = entry?.boundingClientRect ?? {}
        const isBeside = !chat || chat.left >= right || chat.right <= left
        classList.toggle('at-form', entry?.isIntersecting === true && !isBeside)
      },
      { rootMargin: lowerPart },
    )
    observer.observe(form)
    return () => {
      observer.disconnect()
      classList.remove('at-form')
    }
  }, [element])
}
