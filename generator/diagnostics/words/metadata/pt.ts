import type { MessagesOf } from '../../words.ts'
import type { MetadataCodes } from './codes.ts'

/** What search engines show of pages: the messages in Portuguese. */
export const pt: MessagesOf<MetadataCodes> = {
  'title-long': ({ length, limit }) => ({
    message: `O título tem ${length} caracteres; os buscadores mostram cerca de ${limit}.`,
    help: `Corte ${length - limit}.`,
  }),
  'description-length': ({ length, minimum, maximum }) => ({
    message: `A descrição tem ${length} caracteres.`,
    help: `O certo é entre ${minimum} e ${maximum}: ${length > maximum ? `corte ${length - maximum}` : `acrescente ${minimum - length}`}.`,
  }),
  'title-repeated': ({ locale, locales }, { line, locales: names }) => ({
    message: `Outra página tem o mesmo título em ${names(locales ?? [locale])} (linha ${line}).`,
    help: 'Dê a cada página um título próprio.',
  }),
  'description-repeated': ({ locale, locales }, { line, locales: names }) => ({
    message: `Outra página tem a mesma descrição em ${names(locales ?? [locale])} (linha ${line}).`,
    help: 'Diga de que trata esta página.',
  }),
}
