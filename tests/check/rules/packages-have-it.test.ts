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

test('says what is missing of a typeface, and what brings it', () => {
  const [problem] = checkText(changed([['text: Inter', 'text: Open Sans']]))
  expect(problem?.parameters).toMatchObject({
    value: 'Open Sans',
    packages: ['@fontsource-variable/open-sans', '@fontsource/open-sans'],
    files: [],
  })
  expect(printed(problem ? [problem] : [])).toMatchInlineSnapshot(`
    "
    site.config.yaml:15:11  theme, fonts, text
      error font-missing  The typeface "Open Sans" cannot be used. Missing: @fontsource-variable/open-sans, @fontsource/open-sans.
        14 |     heading: Lora
      > 15 |     text: Open Sans
           |           ^^^^^^^^^
        16 |
      Allowed here: "Cairo", "Fraunces", "Inter", "Kosugi Maru", "Lora", "Source Sans 3". Another typeface works only if fontsource.org has a variable version of it; then this adds it, typed in the folder of the site: npm install -E @fontsource-variable/open-sans @fontsource/open-sans

    site.config.yaml: 1 error.

    site.config.yaml:15:11  theme, fonts, text
      erro font-missing  Não dá para usar a fonte "Open Sans". Faltam: @fontsource-variable/open-sans, @fontsource/open-sans.
        14 |     heading: Lora
      > 15 |     text: Open Sans
           |           ^^^^^^^^^
        16 |
      Aqui são permitidos: "Cairo", "Fraunces", "Inter", "Kosugi Maru", "Lora", "Source Sans 3". Outra fonte só serve se houver uma versão variável dela em fontsource.org; nesse caso, isto a acrescenta, digitado na pasta do site: npm install -E @fontsource-variable/open-sans @fontsource/open-sans

    site.config.yaml: 1 erro.
    "
  `)
})

test('takes the name of a typeface in any capitals', () => {
  expect(found(['text: Inter', 'text: inter'])).toEqual([])
})
