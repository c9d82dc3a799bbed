import { valueAt } from '../../../schema/value-at.ts'
import { isSectionLook } from '../look/section-look.tsx'
import { isSamePath, isWithin } from '../paths/paths.ts'
import type { EditedForm, FormPart } from '../protocol/forms.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/** How a part of a form is shown: its text is written, a small form stands within, a button opens it, or it has a field. */
export type PartWay = 'text' | 'nested' | 'opened' | 'field'

/** Which parts a form shows, how, and what may be added to it. */
export interface FormLayout {
  /** Whether the texts and the small parts, such as a button, are written in the form itself. */
  readonly isWhole: boolean
  readonly shown: readonly FormPart[]
  readonly addable: readonly FormPart[]
  /** The open text that no part of the form shows, such as what a picture is said to show. */
  readonly alone: Path | undefined
  isPresent(part: FormPart): boolean
  chooseWay(part: FormPart): PartWay
}

interface LayoutOptions {
  readonly state: EditState
  readonly path: Path
  /** Whether a part is shown in this form, and not elsewhere. */
  readonly isShown: (path: Path) => boolean
  /** Whether texts may be written here; else each is opened in a card of its own. */
  readonly hasTexts: boolean
  /** The text that is open. */
  readonly open: Path | undefined
}

/** The most texts that are written in one form: more are opened one by one. */
const mostTexts = 8

/** Decides which parts of a form are shown, and how. */
export function layOutForm(form: EditedForm, { state, path, isShown, hasTexts, open }: LayoutOptions): FormLayout {
  const parts = form.parts.filter((part) => isShown(part.path))
  const isPresent = (part: FormPart) => valueAt(state.value, part.path) !== undefined
  const isWhole = hasTexts && !form.isList && parts.filter(({ as }) => as === 'text').length <= mostTexts
  const absent = parts.filter((part) => part.fresh !== undefined && !isPresent(part))
  // A number is written as soon as it is known, such as a price: its field waits for it. Looks are chosen by their pictures.
  const waiting = absent.filter((part) => (isWhole && part.as === 'number') || isSectionLook(part.path))
  const shown = parts.filter((part) => isPresent(part) || waiting.includes(part))

  function chooseWay({ as, path: at, fresh }: FormPart): PartWay {
    if (as !== 'text' && as !== 'place') return 'field'
    if (isWhole && as === 'text') return 'text'
    return isWhole && isFlat(valueAt(state.value, at) ?? fresh) ? 'nested' : 'opened'
  }

  const isWrittenHere = (at: Path) =>
    shown.some((part) => isWithin(at, part.path) && ['text', 'nested'].includes(chooseWay(part)))
  const isText = (at: Path) => state.texts.some((text) => isSamePath(text.path, at))
  return {
    isWhole,
    shown: isWhole ? shown.sort(byNeed) : shown,
    addable: absent.filter((part) => !waiting.includes(part)),
    alone: open && isWithin(open, path) && isText(open) && !isWrittenHere(open) ? open : undefined,
    isPresent,
    chooseWay,
  }
}

/** Whether a value has nothing in it but texts and plain values, such as a button: it is written where it stands. */
function isFlat(value: unknown): boolean {
  const isMapping = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  const isText = (one: unknown) =>
    isMapping(one) && Object.values(one as object).every((text) => typeof text === 'string')
  return isMapping(value) && Object.values(value as object).every((one) => typeof one !== 'object' || isText(one))
}

/** Sorts what an entry must have first, such as its name before its price. */
function byNeed(a: FormPart, b: FormPart): number {
  return Number(b.isRequired) - Number(a.isRequired)
}
