import { projectFile } from '../lib/files/paths.ts'

const own = projectFile('src/jsx-runtime.ts')
const folders = ['src', 'pages'].map(projectFile)

/** Has the app make its elements with `src/jsx-runtime.ts`, which draws the marked words of texts; packages and that file itself use React's. */
export const drawMarkedWords = {
  name: 'draw-marked-words',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    /^react\/jsx-(?:dev-)?runtime$/.test(source) &&
    importer !== undefined &&
    importer !== own &&
    folders.some((folder) => importer.startsWith(folder))
      ? own
      : null,
}
