import type { MessagesOf } from '../../words.ts'
import { cut } from '../phrases.ts'
import type { AddressCodes } from './codes.ts'

/** The addresses of pages: the messages in Portuguese. */
export const pt: MessagesOf<AddressCodes> = {
  'slug-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => ({
    message: locales
      ? `"${cut(owner)}" já tem estes endereços em ${names(locales)} (linha ${line}).`
      : `"${slug}" já é o endereço em ${name(locale)} de "${cut(owner)}" (linha ${line}).`,
    help: 'Dê a cada página um endereço próprio em cada idioma.',
  }),
  'slug-empty': ({ locale }, { locale: name }) => ({
    message: `O endereço em ${name(locale)} está vazio; só o da página inicial é vazio.`,
    help: 'Escreva um endereço curto, como "sobre".',
  }),
  'slug-of-home': ({ slug, locale }, { locale: name }) => ({
    message: `A página inicial tem o endereço "${slug}" em ${name(locale)}.`,
    help: 'O endereço da página inicial é vazio: "".',
  }),
  'slug-locale': ({ slug, prefix }) => ({
    message: `"${slug}" começa com "${prefix}", que é um idioma do site.`,
    help: 'Deixe o idioma de fora: ele é posto automaticamente antes de cada endereço.',
  }),
  'slug-reserved': ({ slug, reserved }) => ({
    message: `"${slug}" não pode ser usado: o próprio site usa "${reserved}".`,
    help: 'Escolha outro endereço.',
  }),
  'slug-unsafe': ({ slug, suggestion }) => ({
    message: `"${cut(slug)}" não pode fazer parte de um endereço da web.`,
    help: `Use letras minúsculas de a a z (sem acento), algarismos e hifens${suggestion ? `: ${suggestion}` : ''}.`,
  }),
  'canonical-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => ({
    message: locales
      ? `"${cut(owner)}" já tem estes endereços em ${names(locales)} (linha ${line}).`
      : `"${slug}" já é o endereço em ${name(locale)} de "${owner}" (linha ${line}).`,
    help: 'Escolha outro endereço curto ou apague esta linha: então vale o slug.',
  }),
  'address-lost': ({ slug, locale }, { locale: name }) => ({
    message: locale
      ? `O endereço desta página em ${name(locale)} era "${slug}", e nada leva de lá para o atual.`
      : `O endereço deste artigo terminava em "${slug}", e nada leva de lá para o atual.`,
    help: `Se ele já foi publicado, ponha-o em "formerSlugs:"${locale ? `, "${locale}:"` : ''}. Se não foi, diga isso em "ignore:".`,
  }),
  'former-slug-present': ({ slug, locale }, { locale: name }) => ({
    message: `"${slug}" é o endereço atual desta página em ${name(locale)}.`,
    help: 'Liste só os endereços que a página não tem mais: apague este aqui.',
  }),
  'former-slug-taken': ({ slug, owner, locale, today }, { line, locale: name }) => ({
    message: today
      ? `"${slug}" é o endereço atual em ${name(locale)} de "${owner}" (linha ${line}) e não pode levar a outra página.`
      : `"${slug}" já é um endereço antigo em ${name(locale)} de "${owner}" (linha ${line}).`,
    help: today
      ? `Apague-o aqui ou dê outro endereço a "${owner}".`
      : 'Um endereço leva a uma só página: apague-o em um dos dois lugares.',
  }),
}
