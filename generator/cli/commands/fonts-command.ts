import { readFileSync } from 'node:fs'
import { cutSiteFonts } from '../../assets/cut-site-fonts.ts'
import { compileSite } from '../../compile-site.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'

/** Cuts the typefaces of a site down to the letters that it shows, so that its pages load faster. */
export const fontsCommand = command('fonts', {
  options: { config: options.config },
  async run({ config: file }, io) {
    const config = checkAndPrint(file, io)
    if (!config) return 1
    const { model } = await compileSite(config, file)
    // The generator's own words are not in the file.
    const source = readFileSync(file, 'utf8') + JSON.stringify([model.locales, model.pages])
    for (const { family, role, before, after } of await cutSiteFonts(config, source))
      io.out(`${family}, ${role}: ${before} B → ${after} B\n`)
    return 0
  },
})
