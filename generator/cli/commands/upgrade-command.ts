import { readSource } from '../../check/read-source.ts'
import { load } from '../../check/yaml/load.ts'
import { ConfigFile } from '../../edit/server/config-file.ts'
import { type UpgradedText, upgradeText } from '../../edit/upgrade/upgrade-text.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { type Io, refuse } from '../io.ts'

/** Brings the configuration to the format of today, and lists what that has changed. */
export const upgradeCommand = command('upgrade', {
  options: { config: options.config },
  run: ({ config }, io) => upgrade(config, io),
})

async function upgrade(name: string, io: Io): Promise<number> {
  const source = readSource(name)
  // Of what cannot be read, and of marks of a merge, nothing is written: the check says where they are.
  if ('diagnostics' in source || !('document' in load(source))) return checkAndRefuse(name, io)
  const file = new ConfigFile(name)
  const seen = file.read()
  const upgraded = upgradeText(seen.text)
  if ('refused' in upgraded) {
    if (upgraded.refused === 'newer' || upgraded.refused === 'no-site') return checkAndRefuse(name, io)
    return refuse(io, commandWords(io).upgradeRefused(name))
  }
  // Another program has saved meanwhile: what it has saved is brought up to date.
  if (upgraded.text !== seen.text && !(await file.write({ text: upgraded.text }, seen))) return upgrade(name, io)
  io.out(told(name, upgraded, io))
  return 0
}

/** What the check says keeps the file from being upgraded. */
function checkAndRefuse(name: string, io: Io): number {
  checkAndPrint(name, io)
  return 1
}

function told(file: string, { from, to, changes, comments }: UpgradedText, io: Io): string {
  const say = commandWords(io)
  if (changes.length === 0) return `${say.upToDate(file, to)}\n`
  const places = changes.map(({ line, path, why }) => ({ line, place: path.join('.'), why: say.upgradeReasons[why] }))
  return `${say.upgraded({ file, from, to, changes: places, comments })}\n`
}
