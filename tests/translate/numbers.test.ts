import { expect, test } from 'vitest'
import { otherNumbers } from '../../generator/translate/other-numbers.ts'
import type { Unit } from '../../generator/translate/translation-unit.ts'

const said = (source: string, to: string, value: string) => otherNumbers({ source, present: '' } as Unit, value, to)

/** Honest translations that have other digits, or none. */
test.each([
  ['In the 18th century', 'fr', 'Au XVIIIe siècle'],
  ['In the 18th century', 'it', 'Nel xviii secolo'],
  ['In the 18th century', 'es', 'En el siglo XVIII'],
  ['In the 19th century', 'de', 'Im neunzehnten Jahrhundert'],
  ['In the 18th century', 'ja', '十八世紀に'],
  ['In the 1990s', 'fr', 'Dans les années 90'],
  ['Nos anos 80', 'en', 'In the 1980s'],
  ['Open till 12pm', 'fr', 'Ouvert jusqu’à midi'],
  ['From 12 am', 'pt', 'A partir da meia-noite'],
  ['Open till 5 pm', 'es', 'Abierto hasta las 5 de la tarde'],
  ['Open till 5:30 pm', 'de', 'Geöffnet bis 17.30 Uhr'],
  ['10,000 guests', 'ja', '1万人のお客様'],
  ['1.5 million', 'fr', '1 500 000'],
  ['1.2 billion', 'ja', '12億'],
  ['120,000,000 yen', 'ja', '1億2000万円'],
  ['1,200,000 rupees', 'en', '12 lakh rupees'],
  ['2,000,000 people', 'de', '2 Millionen Menschen'],
  ['2,500,000 people', 'de', '2,5 Mio. Menschen'],
  ['10,000 guests', 'en', '10k guests'],
  ['1万人', 'en', '10,000 people'],
  ['12 months', 'pt', 'doze meses'],
  ['20 years', 'fr', 'vingt ans'],
  ['24 rooms', 'de', 'vierundzwanzig Zimmer'],
  ['15 Jahre', 'nl', 'vijftien jaar'],
  ['In the 1990s', 'de', 'In den Neunzigerjahren'],
  ['In the 1990s', 'es', 'En los años noventa'],
  ['In the 1990s', 'it', 'Negli anni Novanta'],
  ['In the 1990s', 'nl', 'In de jaren negentig'],
  ['In den 1970er Jahren', 'pt', 'Nos anos setenta'],
  ['In the 18th century', 'sv', 'På 1700-talet'],
  ['In the 19th century', 'fi', '1800-luvulla'],
  ['Open till 12pm', 'ru', 'Открыто до полудня'],
  ['Open till 12 am', 'cs', 'Otevřeno do půlnoci'],
  ['2,000,000 people', 'ru', '2 миллиона человек'],
  ['2,000,000 people', 'sv', '2 miljoner människor'],
  ['12,000 guests', 'cs', '12 tisíc hostů'],
  ['12,000 guests', 'ru', '12 тысяч гостей'],
])('%s says what %s says: %s', (source, to, value) => {
  expect(said(source, to, value)).toBeUndefined()
})

test.each([
  ['In the 18th century', 'fr', 'Au XVIIe siècle', ['18'], []],
  ['60 km', 'de', '70 km', ['60'], ['70']],
  ['10,000 guests', 'ja', '1千人のお客様', ['10000'], []],
  ['In the 1990s', 'fr', 'Dans les années 80', ['1990'], ['80']],
  ['Open till 5 pm', 'de', 'Geöffnet bis 18 Uhr', ['17'], ['18']],
  ['Open till 11 pm', 'fr', 'Ouvert jusqu’à midi', ['23'], []],
  ['12 months', 'pt', 'onze meses', ['12'], []],
  ['50 people', 'de', '38 Personen', ['50'], ['38']],
  ['In the 1990s', 'es', 'En los años ochenta', ['1990'], []],
  ['90 guests', 'de', 'Geöffnet', ['90'], []],
  ['In the 18th century', 'sv', 'På 1800-talet', ['18'], ['1800']],
  ['2,000,000 people', 'ru', '2 тысячи человек', ['2000000'], []],
])('%s is not what %s says: %s', (source, to, value, missing, extra) => {
  expect(said(source, to, value)).toEqual({ missing, extra })
})
