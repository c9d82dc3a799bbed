/** What the help says of a command, in one language. */
interface CommandHelp {
  /** What it does: a phrase for the list of all commands, without a full stop. */
  readonly summary: string
  /** What stands behind its name besides options, for a command that takes words. */
  readonly words?: string
  /** What its options do, by their names; those that several commands share stand in `shared`. */
  readonly options?: Readonly<Record<string, string>>
  /** Calls that people need often, without the name of the program. */
  readonly examples?: readonly string[]
}

/** The help in one language. */
export interface HelpWords {
  readonly usage: string
  readonly commands: string
  readonly options: string
  readonly examples: string
  /** How to learn more of one command. */
  readonly more: string
  /** What the options do that several commands take. */
  readonly shared: Readonly<Record<string, string>>
  /** By the names of the commands. */
  readonly of: Readonly<Record<string, CommandHelp>>
}
