import type { MessagesOf } from '../../words.ts'
import { list } from '../phrases.ts'
import type { Difference, TranslationCodes } from './codes.ts'

/** The parts in which a text and its source differ. */
function differing({ locale, source, missing, extra }: Difference, nameOf: (locale: string) => string): string {
  const parts = [
    missing.length > 0 ? `só em ${nameOf(source)}: ${list(missing)}` : '',
    extra.length > 0 ? `só em ${nameOf(locale)}: ${list(extra)}` : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** Texts that do not say the same as their translations: the messages in Portuguese. */
export const pt: MessagesOf<TranslationCodes> = {
  'text-identical': ({ locale, source }, { locale: name }) => ({
    message: `O texto em ${name(locale)} é igual ao texto em ${name(source)}.`,
    help: 'Traduza-o. Se deve mesmo ser igual, diga isso em "ignore:".',
  }),
  'text-language': ({ locale, found }, { locale: name }) => ({
    message: `Este texto deveria estar em ${name(locale)}, mas parece estar em ${name(found)}.`,
    help: 'As linhas de dois idiomas foram trocadas?',
  }),
  'placeholder-differs': (difference, { locale: name }) =>
    difference.isAlone
      ? {
          message: `Só o texto em ${name(difference.source)} tem ${list(difference.missing)}.`,
          help: 'Nada entra no lugar disso aqui: escreva as próprias palavras, ou apague.',
        }
      : {
          message: `Os {marcadores} são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
          help: 'Mantenha cada marcador exatamente como está, com as chaves { }.',
        },
  'number-differs': (difference, { locale: name }) => ({
    message: `Os números são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
    help: 'Confira qual está certo.',
  }),
  'email-differs': (difference, { locale: name }) => ({
    message: `Os e-mails são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
    help: 'Confira qual está certo.',
  }),
  'url-differs': (difference, { locale: name }) => ({
    message: `Os links são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
    help: 'Confira se todos os idiomas levam aos mesmos lugares.',
  }),
  'picture-differs': (difference, { locale: name }) => ({
    message: `As imagens são diferentes das do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
    help: 'Ponha a mesma imagem no texto de cada idioma, com a descrição nesse idioma. Se algum deve ter outra, diga isso em "ignore:".',
  }),
  'markup-differs': (difference, { locale: name }) => ({
    message: `A formatação é diferente da do texto em ${name(difference.source)}: ${differing(difference, name)}.`,
    help: 'Confira se nenhuma formatação se perdeu ou sobrou.',
  }),
  'translation-stale': ({ locale, source, changed, translated }, { locale: name }) => ({
    message: `O texto em ${name(source)} mudou em ${changed}, depois do texto em ${name(locale)} (${translated}).`,
    help: 'Confira se a tradução ainda diz o mesmo.',
  }),
}
