import type { ConsentedService, Purpose } from './visit-settings.ts'

/** Under which the choice on services that need consent is kept. */
export const storageKey = 'consent'

/** How long a choice holds: after six months, visitors are asked again. */
const lifetimeMs = 182 * 24 * 60 * 60 * 1000

interface Choice {
  /** The services that it is about: a further one is asked for anew. */
  readonly about: string
  readonly agreed: readonly Purpose[]
  readonly time: number
}

function nameServices(services: readonly ConsentedService[]): string {
  return services.map(({ name }) => name).join()
}

/** What a visitor has agreed to; undefined where nobody has chosen yet, or it is long ago. */
export function readChoice(services: readonly ConsentedService[]): readonly Purpose[] | undefined {
  try {
    const { about, agreed, time } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Choice>
    const isOld = !(Date.now() - Number(time) < lifetimeMs)
    return about !== nameServices(services) || isOld || !Array.isArray(agreed) ? undefined : agreed
  } catch {
    // Storage is blocked, or somebody else has written there: nothing has been agreed to.
    return undefined
  }
}

/** Keeps what a visitor has agreed to. */
export function keepChoice(services: readonly ConsentedService[], agreed: readonly Purpose[]): void {
  const choice: Choice = { about: nameServices(services), agreed, time: Date.now() }
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // Storage is blocked: the next page asks again.
  }
}
