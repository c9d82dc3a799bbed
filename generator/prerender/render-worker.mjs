// The entry of the thread: the loader for TypeScript does not reach threads by itself.
import { register } from 'tsx/esm/api'

register()
await import('./render-worker.ts')
