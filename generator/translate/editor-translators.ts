import { basename } from '#path'
import type { Draft, TakenFile } from '../../src/edit/protocol/translators.ts'
import { type Language, languages } from '../diagnostics/languages.ts'
import type { EditSession, SeenEdit } from '../edit/server/edit-session.ts'
import type { Translators } from '../edit/server/translators.ts'
import { explainAnswer } from './explain-answer.ts'
import { LockKeeper } from './lock-keeper.ts'
import { formatNames, UnreadableFile } from './translation-unit.ts'
import type { Failure, Translations } from './translations.ts'

/** What the editor does with translators: the same as the command, and each file taken in is one step that can be undone. */
export function editorTranslators(
  file: string,
  { session, onError }: { readonly session: EditSession; readonly onError: (error: unknown) => void },
): Translators {
  const keeper = new LockKeeper(file, onError)
  const write = async (edits: readonly SeenEdit[]) => {
    const result = await session.apply({ edits })
    // What is known of these texts is noted after what is known of every save.
    await keeper.settled()
    return 'version' in result
  }
  // Few sessions ask for them, and what reads and writes files of translators is as large as the rest.
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
        const cameBack = await (await load()).takeBack(sent, { language, encoding: named, ...(to !== '' && { to }) })
        if ('failed' in cameBack) return { rows: [], said: [explainFailure(cameBack, file, say), say.nothingWritten] }
        const { answers, absent, encoding, answered } = cameBack
        const count = (what: string) => answers.filter((answer) => answer.what === what).length
        const counts = { taken: count('taken'), confirmed: count('confirmed'), refused: count('refused') }
        return {
          said: [
            say.summary(counts),
            ...(encoding === undefined ? [] : [say.encoding(encoding)]),
            ...(absent.length === 0
              ? []
              : [
                  say.absent(
                    absent.length,
                    absent.slice(0, 5).map(({ id }) => id),
                  ),
                ]),
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

/** Why a file was not taken in at all. */
function explainFailure(failure: Failure, file: string, say: (typeof languages)[Language]['translate']): string {
  if (failure.failed === 'localeUnknown') return say.localeUnknown(failure.name, failure.known)
  if (failure.failed === 'otherSite') return say.otherSite(basename(file))
  if (failure.failed === 'changedMeanwhile') return say.changedMeanwhile(basename(file))
  if (failure.failed === 'sameLocale') return say.sameLocale(failure.name)
  return ''
}
