import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says ignore-unused', () => {
  expect(printed(checkExample(examples['ignore-unused']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1167:11  ignore, entry 1, path
      warning ignore-unused  There is nothing to ignore: there is no "title-long" in that place.
        1166 |   - code: title-long
      > 1167 |     path: services.accord.meta.title.fr
             |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        1168 |     reason: Le nom de la ville y reste.
      Take this entry out.

    site.config.yaml: 1 warning.

    site.config.yaml:1167:11  ignore, item 1, path
      aviso ignore-unused  Não há nada a ignorar: não existe "title-long" nesse lugar.
        1166 |   - code: title-long
      > 1167 |     path: services.accord.meta.title.fr
             |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        1168 |     reason: Le nom de la ville y reste.
      Apague este item.

    site.config.yaml: 1 aviso.
    "
  `)
})
