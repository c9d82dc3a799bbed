/** React's own hook, in place of the package that polyfills it for older versions. */
export { useSyncExternalStore } from 'react'
