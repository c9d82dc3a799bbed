// The port `#path` on Node: paths as the system writes them.
export { basename, dirname, extname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
