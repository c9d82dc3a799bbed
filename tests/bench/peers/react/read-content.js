import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'content')
const shells = new Map()
let routes

function readJson(path) {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'))
}

function withoutSlash(path) {
  return path.replace(/(.)\/$/, '$1')
}

/** The path of every page, with the file of its content. */
export function readRoutes() {
  routes ??= new Map(readJson('routes.json').map(({ path, file }) => [withoutSlash(path), file]))
  return routes
}

/** A page with its shell. */
export function readPage(path) {
  const page = readJson(join('pages', readRoutes().get(withoutSlash(path))))
  if (shells.size === 0) for (const shell of readJson('shells.json')) shells.set(shell.locale, shell)
  return { page, shell: shells.get(page.locale) }
}
