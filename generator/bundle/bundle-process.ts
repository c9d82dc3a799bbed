import { makeBundle } from './make-bundle.ts'

// What the process does that `bundle` starts.
await makeBundle(process.argv[2] as string)
