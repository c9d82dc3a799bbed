import { type Document, type Node, parse, parseDocument } from 'yaml'
import { listNames, readText as readFileText } from '#files'
import { join } from '#path'
import { projectFile } from '#places'

/** The folder of the trades: a file each, which is a `site.config.yaml` with its texts in all languages of the trade. */
const folder = () => projectFile('generator/trades')

/** What the trades have in common: parts of sites that they name, and what differs from country to country. */
const sharedName = 'shared'

/** A trade that a new site can begin with. */
export interface Trade {
  /** Its key: the name of its file. */
  readonly key: string
  /** What it is called, by the languages that it has texts in. */
  readonly names: Readonly<Record<string, string>>
  /** What it is called in further languages, in which it has no texts. */
  readonly alsoNamed: Readonly<Record<string, string>>
  /** The Lucide icon that stands for it. */
  readonly icon: string
  /** Whether it is for whoever has none of the others. */
  readonly isOther: boolean
}

/** The keys of all trades, in their order. */
export function tradeKeys(): string[] {
  return listNames(folder())
    .flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -'.yaml'.length)] : []))
    .filter((key) => key !== sharedName)
    .sort()
}

/** All trades, the one for whoever has none of the others last. Only the head of each file is read: what describes the trade stands there. */
export function listTrades(): Trade[] {
  const trades = tradeKeys().map((key) => {
    const [head = ''] = readText(key).split(/^(?=theme:)/m, 1)
    const { name, alsoNamed = {}, icon, isOther = false } = parse(head) as TradeHead
    return { key, names: name, alsoNamed, icon, isOther }
  })
  return trades.sort((a, b) => Number(a.isOther) - Number(b.isOther))
}

/** What stands at the beginning of the file of a trade. */
interface TradeHead extends Partial<Omit<Trade, 'key' | 'names'>> {
  readonly name: Trade['names']
  readonly icon: string
}

/** The file of a trade, with its comments. */
export function readTrade(key: string): Document {
  return readYaml(key)
}

/** What the trades have in common. */
export function readShared(): Document {
  return readYaml(sharedName)
}

/** A part that the trades have in common. @throws an error where no part has the name */
export function sharedPart(name: string, shared = readShared()): Node {
  const part = shared.getIn(['parts', name], true)
  if (!part) throw new Error(`No shared part is called "${name}".`)
  return part as Node
}

/** A drawing that comes with the sites of trades; undefined for a name that there is not. */
export function readTradeDrawing(name: string): string | undefined {
  const drawings = join(folder(), 'drawings')
  return listNames(drawings).includes(name) ? readFileText(join(drawings, name)) : undefined
}

function readText(name: string): string {
  return readFileText(join(folder(), `${name}.yaml`))
}

function readYaml(name: string): Document {
  // A part that is named stands for itself: whoever reads the file puts it in its place.
  const shared = { tag: '!shared', resolve: (part: string) => part }
  const document = parseDocument(readText(name), { customTags: [shared] })
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw new Error(`The trade "${name}" cannot be read.`, { cause: error })
  return document
}
