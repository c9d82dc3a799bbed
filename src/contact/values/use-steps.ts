import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormField } from '../../content/page-content.ts'
import { groupSteps, shownSteps } from './form-steps.ts'
import type { FormValues } from './form-values.ts'

/** The current step of a form. Going to another one moves the focus to its title, which says how many steps there are. */
export function useSteps(element: RefObject<HTMLFormElement | null>, fields: readonly FormField[]) {
  const [current, setCurrent] = useState(0)
  // A ref, because the callbacks that check and send belong to earlier renderings.
  const place = useRef(0)
  const isMoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced once.
  useEffect(() => {
    const title = isMoved.current && element.current?.querySelector<HTMLElement>('[data-current] > .form-step-title')
    isMoved.current = false
    if (!title) return
    title.focus({ preventScroll: true })
    title.scrollIntoView({ block: 'nearest' })
  }, [current])

  function show(next: number, isAnnounced = true): void {
    isMoved.current = isAnnounced
    place.current = next
    setCurrent(next)
  }

  return {
    current,
    show,
    /** The fields up to the end of the present step. */
    asked: () =>
      groupSteps(fields)
        .slice(0, place.current + 1)
        .flat(),
    /** The step after the present one, or the one before it; undefined if there is none. */
    beside: (values: FormValues, way: 'next' | 'previous'): number | undefined => {
      const steps = shownSteps(fields, values)
      return way === 'next'
        ? steps.find((step) => step > place.current)
        : steps.findLast((step) => step < place.current)
    },
  }
}
