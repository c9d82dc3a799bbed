import { en } from './en.ts'

/** The messages in Portuguese. */
export const pt = en
