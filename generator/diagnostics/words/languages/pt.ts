import type { MessagesOf } from '../../words.ts'
import { meant, timesAt } from '../phrases.pt.ts'
import { countryOf, cut, list } from '../phrases.ts'
import type { LanguageCodes } from './codes.ts'

const missingOf = (missing: number, total: number): string =>
  missing === 0
    ? `Os ${total} textos estão escritos.`
    : `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} de ${total} textos.`

/** The languages of the site: the messages in Portuguese. */
export const pt: MessagesOf<LanguageCodes> = {
  'locale-form': ({ key, suggestion }) => ({
    message: `"${cut(key)}" não pode ser a chave de um idioma, porque a chave faz parte do endereço de cada página dele.`,
    help: `Use letras de a a z (sem acento), algarismos e hifens, começando por uma letra, como "${suggestion ?? 'pt-br'}".`,
  }),
  'text-missing': ({ locale }, { locale: name }) => ({
    message: `Falta o texto em ${name(locale)}.`,
    help: `Acrescente uma linha "${locale}:" com o texto em ${name(locale)}.`,
  }),
  'draft-needed': ({ locale }, { line, locale: name }) => ({
    message: `O idioma ${name(locale)} é um rascunho, e o site é gerado sem ele: nenhum outro lugar pode usá-lo.`,
    help: `Indique um idioma já publicado. Ou, quando todos os textos dele estiverem escritos, apague "draft: true" (linha ${line}).`,
  }),
  'language-draft': ({ locale, missing, total }, { locale: name }) => ({
    message: `O idioma ${name(locale)} é um rascunho: o site é gerado sem ele. ${missingOf(missing, total)}`,
    help:
      missing === 0
        ? 'Apague a linha "draft: true" para publicá-lo.'
        : '"npm run check -- --coverage" mostra onde. Quando não faltar nenhum, apague a linha "draft: true" para publicá-lo.',
  }),
  'locale-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${value}" não é um idioma deste site.`,
    help: meant(suggestion, allowed),
  }),
  'locale-absent': ({ locale, places, defined }) => ({
    message: `"${locale}" não está na lista de idiomas, mas ${places} textos estão escritos nele.`,
    help: `Acrescente "${locale}:" abaixo de "locales:" (já há: ${list(defined)}) ou apague esses textos.`,
  }),
  'locale-renamed': ({ key, wanted, places, written }, { line }) =>
    written === 0
      ? {
          message: `Nenhum texto está escrito em "${key}", mas ${places} textos estão escritos em "${wanted}".`,
          help: `Volte a chamar este idioma de "${wanted}" ou troque a chave de todos os textos dele.`,
        }
      : {
          message: `Este idioma tem duas chaves: ${places} textos têm "${wanted}:", que não está na lista, e ${written} têm "${key}:".`,
          help: `"${wanted}" passou a se chamar "${key}", ou o contrário? Dê a todos a chave da lista. O primeiro texto com "${wanted}:" está na linha ${line}.`,
        },
  'locale-not-listed': ({ value, suggestion, allowed, places, isEntry }, { lines }) => ({
    message: `"${value}" não é um idioma deste site${timesAt(places, lines)}.`,
    help: `${meant(suggestion, allowed)}${isEntry ? ' Se você tirou o idioma, tire também esta linha.' : ''}`,
  }),
  'language-repeated': ({ key, value }, { line }) => ({
    message:
      key === 'name'
        ? `Outro idioma também se chama "${value}" (linha ${line}).`
        : `Outro idioma também tem a tag "${value}" (linha ${line}): os buscadores os confundiriam.`,
    help: 'Dê a cada idioma um nome e uma tag próprios.',
  }),
  'flag-language': ({ locale, flag, tag, suggestion }, { locale: name }) => ({
    message: `"${flag}" é a bandeira deste país: ${countryOf(flag, 'pt-BR')}. Lá não é comum falar ${name(locale)}.`,
    help: `Escreva as duas letras do país: "${suggestion}" para "${tag}".`,
  }),
  'tag-country': ({ tag, suggestion }) => ({
    message: `"${tag}" é o código de um país (${countryOf(tag, 'pt-BR')}), mas a tag começa com o idioma.`,
    help: `Escreva "${suggestion}": o idioma e, depois, o país em maiúsculas.`,
  }),
}
