import type { WelcomeState } from './protocol.ts'
import type { WelcomeConnection } from './use-welcome.ts'

/** What each question is asked with. */
export interface QuestionProps {
  readonly state: WelcomeState
  readonly connection: WelcomeConnection
  /** Told once the answer is right. */
  onDone(): void
}
