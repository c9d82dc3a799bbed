import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says contrast-low', () => {
  expect(printed(checkExample(examples['contrast-low']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:11:10  theme, color
      warning contrast-low  In light mode, links and emphasised words would have a contrast of 6.8 : 1; at least 7 : 1 is right.
        10 | theme:
      > 11 |   color: "#00ff00"
           |          ^^^^^^^^^
        12 |   accent: "#b5652b"
      Write "#5aff53": the nearest shade of this colour that can be read well.

    site.config.yaml: 1 warning.

    site.config.yaml:11:10  theme, color
      aviso contrast-low  No modo claro, o contraste dos links e das palavras destacadas seria de 6,8 : 1; o certo é pelo menos 7 : 1.
        10 | theme:
      > 11 |   color: "#00ff00"
           |          ^^^^^^^^^
        12 |   accent: "#b5652b"
      Escreva "#5aff53": o tom mais próximo desta cor que se lê bem.

    site.config.yaml: 1 aviso.
    "
  `)
})
