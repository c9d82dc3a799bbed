import type { Requests } from '../protocol/requests.ts'
import type { EditorClient } from './editor-client.ts'
import { useLatest } from './use-latest.ts'

/**
 * What the server answers to a question; undefined until then, and where it cannot be reached.
 *
 * @param version of the file: with another one it is asked again
 * @returns the answer, and a function that puts another in its place
 */
export function useAnswer<Name extends keyof Requests>(client: EditorClient, name: Name, version = '') {
  return useLatest(() => client.ask(name), client, `${name} ${version}`)
}
