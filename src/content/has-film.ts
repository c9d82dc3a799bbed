import type { AnyPageModule } from './page-content.ts'

/** Whether a page plays a film of the site's own: its policy has to allow that. */
export function hasFilm({ files = {} }: Pick<AnyPageModule, 'files'>): boolean {
  return Object.keys(files).some((address) => /\.(?:mp4|webm)$/.test(address))
}
