import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says image-missing', () => {
  expect(printed(checkExample(examples['image-missing']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:9  site, logo
      error image-missing  There is no file "./logos.svg".
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./logos.svg
          |         ^^^^^^^^^^^
        9 |
      Did you mean "./logo.svg"?

    site.config.yaml: 1 error.

    site.config.yaml:8:9  site, logo
      erro image-missing  O arquivo "./logos.svg" não existe.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./logos.svg
          |         ^^^^^^^^^^^
        9 |
      Você quis dizer "./logo.svg"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says image-outside', () => {
  expect(printed(checkExample(examples['image-outside']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:9  site, logo
      error image-outside  "/tmp/logo.svg" lies outside the folder of the site.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: /tmp/logo.svg
          |         ^^^^^^^^^^^^^
        9 |
      Copy the file into the folder of the site.

    site.config.yaml: 1 error.

    site.config.yaml:8:9  site, logo
      erro image-outside  "/tmp/logo.svg" está fora da pasta do site.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: /tmp/logo.svg
          |         ^^^^^^^^^^^^^
        9 |
      Copie o arquivo para a pasta do site.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says image-too-large', () => {
  expect(printed(checkExample(examples['image-too-large']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:301:15  page "atelier", founder, photo, file
      warning image-too-large  This image is 4.8 MB; more than 3.0 MB makes the page slow.
        300 |       photo:
      > 301 |         file: ./large.png
            |               ^^^^^^^^^^^
        302 |         alt:
      Save it again at a width of at most 2000 pixels.

    site.config.yaml: 1 warning.

    site.config.yaml:301:15  página "atelier", founder, photo, file
      aviso image-too-large  Esta imagem tem 4,8 MB; mais de 3,0 MB deixa a página lenta.
        300 |       photo:
      > 301 |         file: ./large.png
            |               ^^^^^^^^^^^
        302 |         alt:
      Salve-a de novo com no máximo 2000 pixels de largura.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says image-type', () => {
  expect(printed(checkExample(examples['image-type']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:301:15  page "atelier", founder, photo, file
      error image-type  "./drawing.png" contains an SVG image, whatever its name says.
        300 |       photo:
      > 301 |         file: ./drawing.png
            |               ^^^^^^^^^^^^^
        302 |         alt:
      Save it as the kind of image that its name says, or change the end of its name to .svg.

    site.config.yaml: 1 error.

    site.config.yaml:301:15  página "atelier", founder, photo, file
      erro image-type  "./drawing.png" contém uma imagem SVG, apesar do nome.
        300 |       photo:
      > 301 |         file: ./drawing.png
            |               ^^^^^^^^^^^^^
        302 |         alt:
      Salve-a no formato que o nome indica ou mude o fim do nome para .svg.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says font-missing', () => {
  expect(printed(checkExample(examples['font-missing']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:14:14  theme, fonts, heading
      error font-missing  The typeface "Loara" cannot be used. Missing: @fontsource-variable/loara, @fontsource/loara, @capsizecss/metrics/loara.
        13 |   fonts:
      > 14 |     heading: Loara
           |              ^^^^^
        15 |     text: Inter
      Did you mean "Lora"?

    site.config.yaml: 1 error.

    site.config.yaml:14:14  theme, fonts, heading
      erro font-missing  Não dá para usar a fonte "Loara". Faltam: @fontsource-variable/loara, @fontsource/loara, @capsizecss/metrics/loara.
        13 |   fonts:
      > 14 |     heading: Loara
           |              ^^^^^
        15 |     text: Inter
      Você quis dizer "Lora"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says flag-unknown', () => {
  expect(printed(checkExample(examples['flag-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:29:11  language "de", flag
      error flag-unknown  No country has the code "xx".
        28 |     country: Deutschland
      > 29 |     flag: xx
           |           ^^
        30 |
      Use the two letters of the country (ISO 3166), such as "br".

    site.config.yaml: 1 error.

    site.config.yaml:29:11  idioma "de", flag
      erro flag-unknown  Nenhum país tem o código "xx".
        28 |     country: Deutschland
      > 29 |     flag: xx
           |           ^^
        30 |
      Use as duas letras do país (norma ISO 3166), como "br".

    site.config.yaml: 1 erro.
    "
  `)
})
