import type { Command, CommandQueue, ConsentedService, Purpose } from './visit-settings.ts'

/** A function that keeps the arguments of its calls until the script of its service takes them over. */
interface QueueFunction {
  (...values: readonly unknown[]): void
  callMethod?: (...values: readonly unknown[]) => void
  queue: unknown[]
  q: unknown[]
  push: unknown
}

const globals = window as unknown as Record<string, unknown>

/** Gives commands to a service. Before its script runs they wait in its queue. */
export function giveCommands({ queue }: Pick<ConsentedService, 'queue'>, commands: readonly Command[] = []): void {
  for (const command of commands) give(queue, fillIn(command) as Command)
}

/** The commands with which a service begins: what was agreed to goes first. */
export function startCommands(service: ConsentedService, agreed: readonly Purpose[]): Command[] {
  const { before = [], granted = {}, start } = service
  return [...before, ...agreed.flatMap((purpose) => granted[purpose] ?? []), ...start]
}

function give(queue: CommandQueue, command: Command): void {
  if (queue.form === 'function') {
    openFunction(queue)(...(command as readonly unknown[]))
    return
  }
  globals[queue.name] ??= []
  const list = globals[queue.name] as unknown[]
  list.push(queue.form === 'arguments' && Array.isArray(command) ? asArguments(...command) : command)
}

/** The list of arguments itself, which Google's scripts tell from an array. */
function asArguments(..._values: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments
}

function openFunction({ name, aliases = [], properties }: CommandQueue): QueueFunction {
  const known = globals[name] as QueueFunction | undefined
  if (known) return known
  const waiting: unknown[] = []
  const call = ((...values: readonly unknown[]) =>
    call.callMethod ? call.callMethod(...values) : void waiting.push(asArguments(...values))) as QueueFunction
  Object.assign(call, properties, { queue: waiting, q: waiting, push: call })
  for (const alias of [name, ...aliases]) globals[alias] ??= call
  return call
}

/** What is known only when a command is given. */
const known: Readonly<Record<string, () => unknown>> = {
  '{now}': () => new Date(),
  '{time}': () => Date.now(),
  '{url}': () => location.href,
  '{title}': () => document.title,
}

function fillIn(value: unknown): unknown {
  if (typeof value === 'string') return known[value]?.() ?? value
  if (Array.isArray(value)) return value.map(fillIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry)]))
}
