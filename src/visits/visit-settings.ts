/** What a service may be used for. */
export type Purpose = 'counting' | 'advertising'

/** What visitors do that a company wants to know of: a form that was sent, a tap on the phone number or on the chat. */
export type Goal = 'lead' | 'phone' | 'chat'

/** A command to a service: the arguments of a call, or a value for its queue. `{now}`, `{time}`, `{url}` and `{title}` are filled in when it is given. */
export type Command = readonly unknown[] | { readonly [key: string]: unknown }

/** Where the commands to a service wait until its script runs, which takes this over: a property of the window. */
export interface CommandQueue {
  readonly name: string
  /** `list`: of arrays; `arguments`: of the argument lists of a function; `function`: a function that keeps those of its calls. */
  readonly form: 'list' | 'arguments' | 'function'
  /** Other names of the function. */
  readonly aliases?: readonly string[]
  /** What the function has beside its queue. */
  readonly properties?: Readonly<Record<string, unknown>>
}

/** A service that is loaded after consent. */
export interface ConsentedService {
  readonly name: string
  readonly purposes: readonly Purpose[]
  /** The address of its script. */
  readonly script: string
  /** The origins from which it may load further ones. */
  readonly scripts: readonly string[]
  readonly queue: CommandQueue
  /** The commands before all others, those that say what was agreed to, and those with which it begins. */
  readonly before?: readonly Command[]
  readonly granted?: Readonly<Partial<Record<Purpose, readonly Command[]>>>
  readonly start: readonly Command[]
  /** Those for each further page, where it does not notice by itself. */
  readonly view?: readonly Command[]
  readonly goals: Readonly<Record<Goal, readonly Command[]>>
  /** Those when consent is withdrawn. */
  readonly withdrawn: readonly Command[]
  /** How the names of its cookies begin. */
  readonly cookies: readonly string[]
}

/** A service that counts without cookies, and is there in any case. */
export interface CountedGoals {
  /** The function that counts a goal: "umami.track". */
  readonly call: string
  readonly goals: Readonly<Record<Goal, readonly unknown[]>>
}

/** The words of the notice that asks for consent. */
export interface NoticeWords {
  readonly title: string
  /** What each purpose needs which services for. */
  readonly purposes: Readonly<Partial<Record<Purpose, string>>>
  readonly gets: string
  readonly agreeAll: string
  readonly refuse: string
  readonly onlyCounting: string
  /** The page on data, where there is one. */
  readonly aboutData?: { readonly label: string; readonly href: string }
}

/** What the script that counts visits knows of a site, in one language. */
export interface VisitSettings {
  readonly counter?: CountedGoals
  /** The address of the chat, without its query. */
  readonly chat?: string
  readonly services: readonly ConsentedService[]
  /** Left out where nobody needs to be asked. */
  readonly notice?: NoticeWords
}
