import type { SiteEditor } from '../../../schema/editor.ts'
import { findRepository, repositoryPrograms } from '../../../src/edit/protocol/repository-address.ts'
import { atParent } from '../../diagnostics/problem.ts'
import type { Rule } from './rule-input.ts'

/** The editor of a site knows the API of its repository's host: for a self-hosted one, the configuration names the program. */
export const editorFindsRepository: Rule = ({ value }) => {
  const editor = value.editor as SiteEditor | undefined
  if (!editor || typeof editor.repository !== 'string' || findRepository(editor)) return undefined
  // What is no address of a repository has a message of its own.
  const isKnownOtherwise = repositoryPrograms.some((software) => findRepository({ ...editor, software }))
  const parameters = { key: 'software', expected: 'text', meaning: '', choices: repositoryPrograms } as const
  return isKnownOtherwise && atParent('key-missing', ['editor'], parameters)
}
