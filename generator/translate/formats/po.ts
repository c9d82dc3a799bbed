import { type Catalogue, po as gettext, type Message } from 'gettext-parser'
import { textHash } from '../../check/translations-lock.ts'
import {
  type Batch,
  type Format,
  type ReadingHints,
  type ReturnedFile,
  type Unit,
  UnreadableFile,
} from '../translation-unit.ts'
import { decodeText } from './decode-text.ts'
import { isFinished } from './work-state.ts'

/** A gettext catalogue, for Poedit and Weblate. Translations that need another look are marked as fuzzy. */
export const po: Format = {
  write: (batch) => written(writeCatalogue(batch)),
  read: (bytes, hints) => returned(parseCatalogue(bytes, hints)),
  answer(bytes, answers, hints) {
    const catalogue = parseCatalogue(bytes, hints)
    const told = listMessages(catalogue).map((message, index) => withAnswer(message, answers.get(index + 1)))
    return written({ ...catalogue, translations: inOrder([header, ...told]) })
  },
}

/** The message that holds the headers. */
const header: Message = { msgid: '', msgstr: [''] }

/** The beginning of the comment with the hash of the present translation. */
const presentMark = 'present: '

function writeCatalogue({ from, to, units }: Batch): Catalogue {
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: to.tag.replaceAll('-', '_'),
    'X-Source-Language': from.tag.replaceAll('-', '_'),
  }
  return { charset: 'utf-8', headers, translations: inOrder([header, ...units.map(writeMessage)]) }
}

function writeMessage({ id, source, present, state, before, note, limit, page, terms }: Unit): Message {
  const notes = [note, ...(limit === undefined ? [] : [`max. ${limit}`]), ...terms, presentMark + textHash(present)]
  const isFuzzy = present !== '' && state !== 'done'
  return {
    msgctxt: id,
    msgid: source,
    msgstr: [present],
    comments: {
      extracted: notes.filter((line) => line !== '').join('\n'),
      ...(page !== undefined && { reference: encodeURI(page) }),
      ...(isFuzzy && { flag: 'fuzzy' }),
      ...(isFuzzy && before !== undefined && { previous: `msgid ${JSON.stringify(before)}` }),
    },
  }
}

/** Puts each message into a group of its own, the headers first, so that messages without a context or with the same one are all kept. */
function inOrder(messages: readonly Message[]): Catalogue['translations'] {
  return Object.fromEntries(messages.map((message, at) => [at === 0 ? '' : `at ${at}`, { [message.msgid]: message }]))
}

/** The messages of a catalogue in their order, without the headers. */
function listMessages({ translations }: Catalogue): Message[] {
  return Object.values(translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined)
    .map(withoutNumber)
}

function written(catalogue: Catalogue): Uint8Array {
  return gettext.compile({ ...catalogue, charset: 'utf-8' }, { foldLength: 0 })
}

function parseCatalogue(bytes: Uint8Array, hints?: ReadingHints): Catalogue {
  const declared = /charset=([\w.-]+)/i.exec(Buffer.from(bytes).toString('latin1'))?.[1]
  const { text } = decodeText(bytes, hints, declared)
  if (!/^msgid /m.test(text)) throw new UnreadableFile('type')
  try {
    const read = gettext.parse(Buffer.from(withContexts(text.replace(/\r\n?/g, '\n'))), { defaultCharset: 'utf-8' })
    // A catalogue may lack its headers; if the file was cut off, its last message may lack a translation.
    const catalogue = { ...read, headers: read.headers ?? {} }
    if (listMessages(catalogue).some(({ msgstr }) => !Array.isArray(msgstr))) throw new Error('msgid without msgstr')
    return catalogue
  } catch (error) {
    throw new UnreadableFile('broken', (error as Error).message)
  }
}

/** Separates the context of a message from the count of earlier messages with the same context. */
const again = '\ufdd0'

/** The text of a UTF-8 catalogue with a unique context for each message: the parser reads only one of two equal messages. */
function withContexts(text: string): string {
  const seen = new Map<string, number>()
  const [headers = ''] = text.split(/\n[ \t]*\n/, 1)
  return (headers.replace(/^(".*\bcharset=)[\w.-]+/im, '$1utf-8') + text.slice(headers.length)).replace(
    /^msgctxt[ \t]+"(.*)"[ \t]*$/gm,
    (line, context: string) => {
      const before = seen.get(context) ?? 0
      seen.set(context, before + 1)
      return before === 0 ? line : `msgctxt "${context}${again}${before}"`
    },
  )
}

function withoutNumber(message: Message): Message {
  return message.msgctxt?.includes(again) ? { ...message, msgctxt: message.msgctxt.replace(/\ufdd0\d+$/, '') } : message
}

function returned(catalogue: Catalogue): ReturnedFile {
  const rows = listMessages(catalogue).map(({ msgctxt = '', msgid, msgstr: [translation = ''], comments }, index) => {
    const said = isFinished({ state: 'translated', detail: comments?.flag })
    const present = comments?.extracted?.split('\n').find((line) => line.startsWith(presentMark))
    return {
      row: index + 1,
      id: msgctxt,
      source: msgid,
      translation,
      ...(present && { present: present.slice(presentMark.length) }),
      isConfirmed: translation !== '' && said === true,
      isUnfinished: said === false,
    }
  })
  const headerLanguage = (name: string) => catalogue.headers[name]?.replaceAll('_', '-') || undefined
  return { rows, to: headerLanguage('Language'), from: headerLanguage('X-Source-Language') }
}

function withAnswer(message: Message, answer: string | undefined): Message {
  const own = (message.comments?.translator ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('answer: '))
  const translator = [...own, ...(answer ? [`answer: ${answer.replaceAll('\n', ' ')}`] : [])].join('\n')
  const { translator: _, ...comments } = message.comments ?? {}
  return { ...message, comments: { ...comments, ...(translator !== '' && { translator }) } }
}
