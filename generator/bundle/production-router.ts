import { projectFile } from '../paths.ts'

/** The router's package names its development build for everybody; this one is without warnings for developers. */
export const productionRouter = {
  'react-router': projectFile('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': projectFile('node_modules/react-router/dist/production/dom-export.mjs'),
}
