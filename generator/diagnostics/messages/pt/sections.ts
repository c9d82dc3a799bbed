import type { sections as english } from '../en/sections.ts'
import { say, type Translated } from '../message.ts'
import { cut } from '../phrases.ts'
import { meant } from './phrases.ts'

/** The sections of pages, in Portuguese. */
export const sections: Translated<typeof english> = {
  'section-name': ({ name, isTaken }) => say`
    "${name}" não pode ser a chave de uma seção${isTaken ? ': toda página já tem uma parte com esse nome' : ''}.
    Comece com uma letra minúscula a–z e use letras a–z, algarismos e hifens: ela aparece no endereço, depois de "#".`,
  'anchor-taken': ({ anchor }, { line }) => say`
    Outra seção desta página já tem o endereço "#${anchor}" (linha ${line}).
    Escreva outro "anchor:" em uma das duas.`,
  'opening-place': ({ reason }) => say`
    ${
      {
        missing: 'Esta página não tem abertura: nada diz do que ela trata.',
        first: 'A abertura não é a primeira seção.',
        second: 'Esta página tem uma segunda abertura: uma página tem um só título principal.',
      }[reason]
    }
    ${
      {
        missing: 'Ponha uma seção com "kind: opening" antes das outras.',
        first: 'Mova-a para cima das outras seções da página.',
        second: 'Apague uma das duas ou dê a ela outro tipo, como "kind: split".',
      }[reason]
    }`,
  'form-repeated': (_, { line }) => say`
    Esta página já tem este formulário (linha ${line}).
    Apague um dos dois, ponha um botão que leve ao primeiro ou mostre aqui outro formulário de "forms:".`,
  'list-repeated': (_, { line }) => say`
    Esta página já tem uma lista dividida em páginas (linha ${line}): os endereços seriam os mesmos.
    Apague "perPage:" aqui ou mostre esta lista em uma página própria.`,
  'filter-unshown': () => say`
    Os visitantes não veem isto: o formulário para escolher e ordenar fica acima de listas divididas em páginas, e nenhuma lista destes itens é assim.
    Escreva "perPage: 12" na seção de "kind: cards" que mostra todos, ou apague esta linha.`,
  'section-unknown': ({ value, page, suggestion, allowed }) => say`
    ${allowed.length === 0 ? `A página "${page}" não tem seções` : `Não existe a seção "${value}"`}.
    ${allowed.length === 0 ? 'Apague isto ou leve apenas à página.' : meant(suggestion, allowed)}`,
  'column-unknown': ({ value, suggestion, allowed }) => say`
    A tabela não tem a coluna "${value}".
    ${meant(suggestion, allowed)}`,
  'column-missing': ({ column }) => say`
    Esta linha não tem nada na coluna "${column}".
    Escreva uma linha "${column}:" com o texto em cada idioma.`,
  'embed-unknown': ({ value, name, example }) => say`
    ${name} não consegue mostrar "${cut(value)}" dentro de outro site: não é o endereço de um só vídeo, mapa, agenda ou afim.
    Abra o que quer mostrar em ${name} e copie o endereço do botão de compartilhar ou do código de incorporação, como ${example}`,
  'marked-unknown': ({ value, suggestion, allowed }) => say`
    A tabela não tem uma coluna "${value}" para destacar.
    ${meant(suggestion, allowed)}`,
  'tick-differs': ({ value, word, isYes }) => say`
    No idioma principal esta célula aparece como ${isYes ? 'um visto' : 'um xis'}, mas aqui ela diz "${cut(value)}".
    Escreva "${word}" ou mude a palavra ${isYes ? 'dos vistos' : 'dos xis'} em "messages: tables:".`,
  'price-terms': ({ lacks }) => say`
    ${lacks === 'terms' ? 'Este é um preço para um segundo prazo, mas a seção só tem um prazo.' : 'O visitante pode alternar entre dois prazos, mas nada tem preço para o segundo.'}
    ${lacks === 'terms' ? 'Escreva "terms:" ao lado de "items:", com os nomes dos dois, ou apague isto.' : 'Escreva "other:" com um valor nos itens que têm outro preço nesse prazo, ou apague "terms:".'}`,
  'picture-alone': () => say`
    Esta foto não tem outra com que se compare: com "look: compare", as fotos vêm de duas em duas, primeiro como era, depois como ficou.
    Acrescente a foto que falta ou apague esta.`,
  'currency-unused': ({ value, allowed, suggestion }) => say`
    Nenhum idioma desta seção mostra preços em "${value}".
    ${allowed.length === 0 ? 'Escreva "currencies:" ao lado de "items:", com esta moeda e os idiomas dela, ou apague o valor.' : meant(suggestion, allowed)}`,
  'amount-missing': ({ currency, main }) => say`
    Falta o valor em ${currency}: quem lê os preços em ${currency} o veria em ${main}.
    Escreva-o em "amounts:", como "- { currency: ${currency}, amount: … }".`,
  'mark-unknown': ({ value, suggestion, allowed }) => say`
    A seção não tem a marca "${value}".
    ${allowed.length === 0 ? 'Escreva-a em "marks:", ao lado de "items:", com o sinal e o que ele significa.' : meant(suggestion, allowed)}`,
  'allergen-unnamed': ({ locale }) => say`
    O gerador não tem os nomes dos alergênicos no idioma "${locale}".
    Escreva-os como "marks:" da seção, cada um com o número como sinal e o nome em cada idioma.`,
  'part-unfinished': ({ missing, total }) => say`
    Esta parte está desligada e inacabada: ${missing === 1 ? 'falta' : 'faltam'} ${missing} de ${total} textos.
    Escreva-os e apague "enabled: false". Até lá o site é gerado sem ela.`,
}
