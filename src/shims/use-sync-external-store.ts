/** React's own hook, in place of the package with which react-i18next polyfills it for older versions. */
export { useSyncExternalStore } from 'react'
