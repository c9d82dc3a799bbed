import { askGit } from '#git'

/** What git prints of a file, without spaces at its end; undefined where it refuses or prints nothing. */
export async function askText(file: string, args: (name: string) => string[]): Promise<string | undefined> {
  const asked = await askGit(file, args)
  return ('answer' in asked && asked.answer.toString().trimEnd()) || undefined
}

/** The text of a file in a commit; undefined where it was not there. */
export async function readCommitted(file: string, commit: string): Promise<string | undefined> {
  const shown = await askGit(file, (name) => ['show', `${commit}:./${name}`])
  return 'answer' in shown ? shown.answer.toString().replace(/^\ufeff/, '') : undefined
}
