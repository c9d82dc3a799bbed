import type { SiteModel } from '../../compile/site-model.ts'
import { SiteModules } from './site-modules.ts'

/** Writes the typed modules of a compiled site. */
export function emit(model: SiteModel, folder: string): void {
  const modules = new SiteModules(model, folder)
  for (const route of model.routes) modules.addPage(route, JSON.stringify(model.pageModule(route)))
  modules.finish()
}
