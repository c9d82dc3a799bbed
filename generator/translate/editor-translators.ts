import { basename } from '#path'
import { formatNames } from '../../src/edit/protocol/translation-formats.ts'
import type { Draft, TakenFile } from '../../src/edit/protocol/translators.ts'
import { languages } from '../diagnostics/languages.ts'
import type { EditSession, SeenEdit } from '../edit/server/edit-session.ts'
import type { Translators } from '../edit/server/translators.ts'
import { countAnswers, explainAnswer, firstIds } from './explain-answer.ts'
import { explainFailure } from './explain-failure.ts'
import { LockKeeper } from './lock-keeper.ts'
import { UnreadableFile } from './translation-unit.ts'
import type { Translations } from './translations.ts'

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
      const say = languages[language].translate
      try {
        const imported = await (await load()).importFile(sent, { language, encoding: named, ...(to !== '' && { to }) })
        if ('failed' in imported)
          return { rows: [], said: [explainFailure(imported, basename(file), say), say.nothingWritten] }
        const { answers, absent, encoding, answered } = imported
        return {
          said: [
            say.summary(countAnswers(answers)),
            ...(encoding === undefined ? [] : [say.encoding(encoding)]),
            ...(absent.length === 0 ? [] : [say.absent(absent.length, firstIds(absent))]),
          ],
          rows: answers.flatMap((answer) => {
            const text = explainAnswer(answer, language)
            return text === '' ? [] : [{ row: answer.row.row, path: answer.unit?.path ?? [], text }]
          }),
          ...(answered && { answered: Buffer.from(answered).toString('base64') }),
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        const said = [say.unreadable[error.reason](sent.name, error.readings), say.nothingWritten]
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
