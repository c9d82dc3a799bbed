import * as react from 'react'
import * as elements from '../jsx-runtime.ts'
import type { ImportForKind } from './kind-module.ts'
import * as parts from './parts.ts'

const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': elements,
  'site-from-yaml/kinds': parts,
}

/** Resolves the imports of a site's own kinds to the app's modules, so that both share one React and its contexts. */
export const importForKind: ImportForKind = (name) => modules[name]
