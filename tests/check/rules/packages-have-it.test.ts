import { expect, test } from 'vitest'
import { changed, checkText, printed } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

test('knows the icons, typefaces and flags that are installed', () => {
  for (const name of ['ears', 'Ear', '../icons/ear'])
    expect(found(['icon: ear', `icon: ${name}`])).toEqual(['icon-unknown pages.accueil.sections.reasons.items.0.icon'])
  expect(found(['text: Inter', 'text: Comic Sans'])).toEqual(['font-missing theme.fonts.text'])
  const own = (family: string) => found(['    flag: fr\n', `    flag: fr\n    fonts:\n      text: ${family}\n`])
  expect([own('Cairo'), own('Comic Sans')]).toEqual([[], ['font-missing locales.fr.fonts.text']])
  expect(found(['flag: fr', 'flag: zz'])).toEqual(['flag-unknown locales.fr.flag'])
})

test('a typeface that is not installed is no error: it is said what stands in for it, and what brings it', () => {
  const [problem] = checkText(changed([['text: Inter', 'text: Open Sans']]))
  expect(problem?.parameters).toMatchObject({
    value: 'Open Sans',
    packages: ['@fontsource-variable/open-sans', '@fontsource/open-sans'],
  })
  expect(printed(problem ? [problem] : [])).toMatchInlineSnapshot(`
    "
    site.config.yaml:18:11  theme, fonts, text
      warning font-absent  The typeface "Open Sans" is not installed yet: until it is, pages use a similar one from each visitor's device.
        17 |     heading: Lora
      > 18 |     text: Open Sans
           |           ^^^^^^^^^
        19 |
      To add it, type in the folder of the site: npm run check -- --fix
      path: theme.fonts.text

    site.config.yaml: 1 warning. If a warning is right as it is, copy its code and its path to "ignore:", with the reason.

    site.config.yaml:18:11  theme, fonts, text
      aviso font-absent  A fonte "Open Sans" ainda não está instalada: até lá, as páginas usam uma parecida do aparelho de cada visitante.
        17 |     heading: Lora
      > 18 |     text: Open Sans
           |           ^^^^^^^^^
        19 |
      Para acrescentá-la, digite na pasta do site: npm run check -- --fix
      path: theme.fonts.text

    site.config.yaml: 1 aviso. Se o que um aviso aponta está certo assim, copie o código e o path dele para "ignore:", com o motivo.
    "
  `)
})

test('the typefaces of an art direction are reported at its name, each once, unless the theme names others', () => {
  const direction = (more = '') =>
    found(
      ['  fonts:\n    heading: Lora\n    text: Inter\n', more],
      ['  direction: editorial\n', '  direction: luxury\n'],
    )
  expect(direction()).toEqual(['font-absent theme.direction', 'font-absent theme.direction'])
  expect(direction('  fonts:\n    heading: Lora\n')).toEqual(['font-absent theme.direction'])
  expect(direction('  fonts:\n    heading: Lora\n    text: Inter\n')).toEqual([])
})

test('takes the name of a typeface in any capitals', () => {
  expect(found(['text: Inter', 'text: inter'])).toEqual([])
})
