import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says phone-form', () => {
  expect(printed(checkExample(examples['phone-form']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:79:9  contactDetails, phone, French
      error phone-form  "03 53" is not a complete phone number.
        78 |   phone:
      > 79 |     fr: 03 53
           |         ^^^^^
        80 |     de: +33 3 53 01 00 67
      With country prefix and area code it has 8 to 15 digits, such as +55 11 90000-0000.

    site.config.yaml: 1 error.

    site.config.yaml:79:9  contactDetails, phone, francês
      erro phone-form  "03 53" não é um telefone completo.
        78 |   phone:
      > 79 |     fr: 03 53
           |         ^^^^^
        80 |     de: +33 3 53 01 00 67
      Com o prefixo do país e o DDD, tem de 8 a 15 algarismos, como +55 11 90000-0000.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says email-form', () => {
  expect(printed(checkExample(examples['email-form']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:76:9  contactDetails, email, French
      error email-form  "atelier.marteau-feutre.example" is not an e-mail address.
        75 |   email:
      > 76 |     fr: atelier.marteau-feutre.example
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        77 |     de: atelier@marteau-feutre.example
      It should look like name@example.com.

    site.config.yaml: 1 error.

    site.config.yaml:76:9  contactDetails, email, francês
      erro email-form  "atelier.marteau-feutre.example" não é um endereço de e-mail.
        75 |   email:
      > 76 |     fr: atelier.marteau-feutre.example
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        77 |     de: atelier@marteau-feutre.example
      Deve ser como nome@exemplo.com.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says chat-phone', () => {
  expect(printed(checkExample(examples['chat-phone']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:134:10  chat, phone
      error chat-phone  "+06399800" is not a number that a chat can be opened with.
        133 |   textParameter: text
      > 134 |   phone: "+06399800"
            |          ^^^^^^^^^^^
        135 |   greeting: Bonjour, je souhaite un renseignement au sujet de mon piano.
      Write country code, area code and number together, such as +5511900000000.

    site.config.yaml: 1 error.

    site.config.yaml:134:10  chat, phone
      erro chat-phone  Com o número "+06399800" não se abre uma conversa.
        133 |   textParameter: text
      > 134 |   phone: "+06399800"
            |          ^^^^^^^^^^^
        135 |   greeting: Bonjour, je souhaite un renseignement au sujet de mon piano.
      Escreva o código do país, o DDD e o número juntos, como +5511900000000.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says hours-order', () => {
  expect(printed(checkExample(examples['hours-order']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:91:13  contactDetails, openingHours, closes
      error hours-order  It closes at 08:00, before it opens at 09:00.
        90 |     opens: "09:00"
      > 91 |     closes: "08:00"
           |             ^^^^^^^
        92 |
      Check both times.

    site.config.yaml: 1 error.

    site.config.yaml:91:13  contactDetails, openingHours, closes
      erro hours-order  Fecha às 08:00, antes de abrir às 09:00.
        90 |     opens: "09:00"
      > 91 |     closes: "08:00"
           |             ^^^^^^^
        92 |
      Confira os dois horários.

    site.config.yaml: 1 erro.
    "
  `)
})
