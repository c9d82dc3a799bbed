import { createRequire } from 'node:module'

type YamlLibrary = typeof import('yaml')

const require = createRequire(import.meta.url)
let library: YamlLibrary | undefined

/** The YAML library, loaded on demand: a plain file without mistakes is read without it. */
export function yamlLibrary(): YamlLibrary {
  library ??= require('yaml') as YamlLibrary
  return library
}
