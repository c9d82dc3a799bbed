import type { Bundle } from './bundle.ts'

/** The same bundle for a site that lies in a folder of the web root: its files refer to each other by paths with that folder. */
export function inFolder(bundle: Bundle, folder: string): Bundle {
  const files = Object.entries(bundle.files).map(([path, text]) => [folder + path, text])
  return { ...bundle, entry: `/${folder}${bundle.entry.slice(1)}`, files: Object.fromEntries(files) }
}
