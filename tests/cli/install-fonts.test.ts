import { expect, test } from 'vitest'
import { missingFontPackages } from '../../generator/cli/install-fonts.ts'

const site = (theme: string) => `site:
  name: Oven
  heading: Merriweather
theme:
  color: "#1f4e5f"
${theme}
defaultLocale: en
locales:
  en:
    tag: en-GB
pages:
  home:
    text: Bitter
`

test.each([
  ['installed ones', '  fonts:\n    heading: Lora\n    text: Inter', []],
  [
    'one that is not installed, with both of its packages',
    '  fonts:\n    heading: Open Sans # for now\n    text: Inter',
    ['@fontsource-variable/open-sans', '@fontsource/open-sans'],
  ],
  [
    'two on one line',
    `  fonts: { heading: 'Bitter', text: "Open Sans" }`,
    [
      ...['@fontsource-variable/bitter', '@fontsource/bitter'],
      ...['@fontsource-variable/open-sans', '@fontsource/open-sans'],
    ],
  ],
  ['one that nobody knows', '  fonts:\n    heading: Not A Family\n    text: Inter', []],
  ['what would be more than a name for a shell', '  fonts:\n    heading: "Open|Sans"\n    text: Inter', []],
])('the packages that a site lacks: %s', (_case, theme, packages) => {
  expect(missingFontPackages(site(theme))).toEqual(packages)
})
