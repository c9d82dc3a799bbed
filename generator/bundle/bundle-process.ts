import { makeBundle } from './make-bundle.ts'

// The process that `bundle` starts.
await makeBundle(process.argv[2] as string)
