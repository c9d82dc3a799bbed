import * as react from 'react'
import * as elements from '../jsx-runtime.ts'
import type { ImportForKind } from './kind-module.ts'
import * as parts from './parts.ts'

const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': elements,
  'site-from-yaml/kinds': parts,
}

/** Gives the code of a site's own kinds what it imports: that of the app, so that both work with the same contexts. */
export const importForKind: ImportForKind = (name) => modules[name]
