import { readFileSync } from 'node:fs'

export default function configure(eleventy) {
  eleventy.addGlobalData('pages', () => JSON.parse(readFileSync('content/pages.json', 'utf8')))
  eleventy.addGlobalData('shells', () => {
    const shells = JSON.parse(readFileSync('content/shells.json', 'utf8'))
    return Object.fromEntries(shells.map((shell) => [shell.locale, shell]))
  })
  eleventy.addPassthroughCopy({ public: '/' })
  eleventy.ignores.add('content')
  return { dir: { input: 'src', includes: '../_includes', output: 'dist' } }
}
