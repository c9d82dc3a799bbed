/** React's own hook, in place of the package that brings it to older versions of React. */
export { useSyncExternalStore } from 'react'
