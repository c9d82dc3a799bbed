import { resolve } from 'node:path'
import { checkText } from '../../check/check-file.ts'
import { readSource } from '../../check/read-source.ts'
import { type NewPart, planPart } from '../../edit/forms/new-part.ts'
import { ConfigFile } from '../../edit/server/config-file.ts'
import { applyEdits, readValue } from '../../edit/yaml/apply-edits.ts'
import { EditRefused } from '../../edit/yaml/edit.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options, WrongUsage } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { type Io, refuse } from '../io.ts'

/** Adds a section, a page or a language to the configuration: switched off, with placeholders for its texts. */
export const addCommand = command('add', {
  positionals: 'section KIND --page KEY | page NAME | language TAG',
  options: {
    config: options.config,
    page: { type: 'string', value: 'KEY' },
    name: { type: 'string', value: 'NAME' },
  },
  async run(values, io, words) {
    const part = parsePart(words, values, io)
    const file = resolve(values.config)
    return write(file, part, {
      io,
      config: values.config === options.config.default ? '' : ` --config ${values.config}`,
    })
  },
})

/** @param config the option that names the file, for the next command; empty for the usual file */
async function write(
  file: string,
  part: NewPart,
  { io, config: option }: { readonly io: Io; readonly config: string },
): Promise<number> {
  const say = commandWords(io)
  // The check reports a file that is missing or invalid.
  if ('diagnostics' in readSource(file)) return checkAndRefuse(file, io)
  const target = new ConfigFile(file)
  const seen = target.read()
  const { text } = seen
  // In a file that has errors, a new part could stand where none of them expects it.
  if (!checkText(file, text).config) return checkAndRefuse(file, io)
  const planned = planPart(readValue(text), part)
  if ('refused' in planned) return refuse(io, say.partRefused(planned))
  try {
    const edited = applyEdits(text, planned.edits)
    const { config, document } = checkText(file, edited)
    if (!config || !document) throw new Error(`What was to be added at ${planned.path.join('.')} is wrong`)
    // Another program has saved meanwhile: the part is planned anew.
    if (!(await target.write({ text: edited }, seen))) return write(file, part, { io, config: option })
    const [start] = document.locate({ path: planned.path, at: 'key' })
    const line = edited.slice(0, start).split('\n').length
    io.out(
      `${say.partAdded({ file, place: planned.path.join('.'), line, isLanguage: part.what === 'language', config: option })}\n`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return refuse(io, say.partUnwritten(planned.path.slice(0, -1).join('.')))
  }
}

function checkAndRefuse(file: string, io: Io): number {
  checkAndPrint(file, io)
  return 1
}

function parsePart(words: readonly string[], { page, name }: { page?: string; name?: string }, io: Io): NewPart {
  const [what, value, ...others] = words
  const wrong = () => new WrongUsage(commandWords(io).addWhat())
  if (value === undefined || others.length > 0) throw wrong()
  if (what === 'page') return { what, name: value }
  if (what === 'language') return { what, tag: value }
  if (what !== 'section' || page === undefined) throw wrong()
  return { what, kind: value, page, name }
}
