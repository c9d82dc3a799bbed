import { formatNames } from '../../src/edit/protocol/translation-formats.ts'
import type { Draft, TakenFile } from '../../src/edit/protocol/translators.ts'
import { isLanguage } from '../diagnostics/languages.ts'
import type { EditSession, SeenEdit } from '../edit/server/edit-session.ts'
import type { Translators } from '../edit/server/translators.ts'
import type { Answer } from './answer.ts'
import { countAnswers } from './explain-answer.ts'
import { explainPlainly } from './explain-plainly.ts'
import { LockKeeper } from './lock-keeper.ts'
import { tellAnswer, tellFailure, tellUnreadable } from './tell-answers.ts'
import { UnreadableFile } from './translation-unit.ts'
import type { Translations } from './translations.ts'

/** How many texts are named of which a file has no row. */
const mostAbsent = 5

/** The work with translators in the editor: the same as the command, but each import is one step that can be undone. */
export function editorTranslators(
  file: string,
  { session, onError }: { readonly session: EditSession; readonly onError: (error: unknown) => void },
): Translators {
  const keeper = new LockKeeper(file, onError)
  const write = async (edits: readonly SeenEdit[]) => {
    const result = await session.apply({ edits })
    // The import is recorded in the lock after all earlier saves.
    await keeper.settled()
    return 'version' in result
  }
  // Loaded on demand: few sessions need it, and the code for the formats is as large as the rest.
  let loaded: Promise<Translations> | undefined
  const load = () => {
    loaded ??= import('./translations.ts').then((module) => new module.Translations(file, { write }))
    return loaded
  }
  return {
    noteSaved: (change) => keeper.note(change),
    settled: () => keeper.settled(),
    async send({ to, format, all }) {
      const translations = await load()
      const batch = await translations.gather({ to, all })
      const known = formatNames.find((name) => name === format)
      if ('failed' in batch || batch.units.length === 0 || !known) return undefined
      return translations.makeFile(batch, known)
    },
    async take(sent, { to, language, encoding: named }): Promise<TakenFile> {
      try {
        const words = isLanguage(language)
          ? { language }
          : { language: 'en' as const, explain: (answer: Answer) => explainPlainly(answer, language) }
        const imported = await (await load()).importFile(sent, { ...words, encoding: named, ...(to !== '' && { to }) })
        if ('failed' in imported) return { rows: [], said: tellFailure(imported) }
        const { answers, absent, encoding, answered } = imported
        const { taken, confirmed, refused } = countAnswers(answers)
        const rows = answers.flatMap((answer) => {
          const said = tellAnswer(answer, language)
          return said.length === 0 ? [] : [{ row: answer.row.row, path: answer.unit?.path ?? [], said, answer }]
        })
        const isRefused = ({ answer }: (typeof rows)[number]) => answer.what === 'refused'
        return {
          said: [
            { say: 'summary', values: { taken, refused } },
            ...(confirmed === 0 ? [] : [{ say: 'right', values: { count: confirmed } } as const]),
            ...(encoding === undefined ? [] : [{ say: 'encoding', values: { encoding } } as const]),
            ...(absent.length === 0 ? [] : [{ say: 'absent', values: { count: absent.length } } as const]),
          ],
          ...(absent.length > 0 && { absent: absent.slice(0, mostAbsent).map(({ path }) => path) }),
          rows: rows.sort((a, b) => Number(isRefused(b)) - Number(isRefused(a))).map(({ answer: _, ...told }) => told),
          ...(answered && { answered: Buffer.from(answered).toString('base64') }),
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        const said = tellUnreadable(error.reason, sent.name)
        return { rows: [], said, ...(error.readings.length > 0 && { readings: error.readings }) }
      }
    },
    async drafts() {
      return (await (await load()).machineTexts()).map(
        ({ path, source, present, to }): Draft => ({ path, locale: to, source, text: present }),
      )
    },
    async confirm(path, locale) {
      await keeper.settled()
      await (await load()).confirm(path, locale)
    },
  }
}
