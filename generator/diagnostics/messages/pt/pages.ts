import type { pages as english } from '../en/pages.ts'
import { say, type Translated } from '../message.ts'
import { cut, list } from '../phrases.ts'
import { countPlaces, lineList, meant } from './phrases.ts'

/** Pages, services and articles, what names them, and the drawn documents, in Portuguese. */
export const pages: Translated<typeof english> = {
  'pages-too-many': ({ count, most }) => say`
    O site tem ${count} páginas, serviços e artigos; o máximo é ${most}.
    Tire alguns ou divida o site em dois. Está escrito ali algo diferente?`,
  'home-count': ({ count }) => say`
    ${count === 0 ? 'Nenhuma página é a página inicial.' : `Há ${count} páginas iniciais.`}
    Deve haver exatamente uma página ligada com "role: home".`,
  'key-shared': ({ key, own, other }, { line }) => say`
    "${key}" já é uma chave abaixo de "${other}:" (linha ${line}).
    Os links indicam as páginas só pelas chaves: escolha outra aqui, abaixo de "${own}:".`,
  'page-unknown': ({ value, suggestion, allowed, places, isEntry, instead }, { line, lines }) => say`
    Nenhuma página ou serviço se chama "${value}"${countPlaces(places, lines)}.
    ${
      instead
        ? `Para levar a um endereço da web, troque a chave desta linha por "${instead}:".`
        : `${places === 1 && line > 0 ? `Você quis dizer "${suggestion}" (linha ${line})? Um dos dois nomes tem um erro.` : meant(suggestion, allowed)}${isEntry ? ' Se você a tirou do site, tire-a também desta lista.' : ''}`
    }
    Uma página desligada continua existindo.`,
  'page-renamed': ({ key, wanted, places }, { lines }) => say`
    Nenhuma página ou serviço se chama "${wanted}", mas ${places} lugares levam até lá (${lineList(lines)}).
    Será que esta deveria se chamar "${wanted}" em vez de "${key}"?`,
  'entry-repeated': ({ value, isCopy }, { line }) => say`
    "${cut(value)}" já está nesta lista (linha ${line}): apareceria duas vezes.
    ${isCopy ? 'Se um dos dois é uma cópia, escreva o que ele deve dizer, em cada idioma. Se não, apague-o.' : 'Tire um dos dois.'}`,
  'page-not-a-service': ({ value }) => say`
    "${value}" é uma página, não um serviço.
    Escreva uma chave que está em "services:".`,
  'page-unreachable': ({ key }) => say`
    Nada leva à página "${key}".
    Ponha-a no menu ou em um link de outra página, ou desligue-a com "enabled: false".`,
  'buttons-gone': ({ buttons }, { lines }) => say`
    Esta página está desligada: ${buttons === 1 ? 'um botão que levava a ela não aparece mais' : `${buttons} botões que levavam a ela não aparecem mais`} (${buttons === 1 ? 'linha' : 'linhas'} ${lines.join(', ')}).
    ${buttons === 1 ? 'Faça-o' : 'Faça-os'} levar a outra página ou diga em "ignore:" que é assim mesmo.
    Os menus também deixam de mostrar a página; é para isso que ela foi desligada, e isso não gera aviso.`,
  'home-languages': ({ locales }, { locales: names }) => say`
    A página inicial não existe em ${names(locales)}.
    Ela existe em cada idioma do site: inclua ${names(locales)} aqui ou apague "languages:".`,
  'links-gone': ({ places, locales }, { lines, locales: names }) => say`
    Esta página não existe em ${names(locales)}: ali, ${places === 1 ? 'o que leva a ela fica' : `${places} lugares que levam a ela ficam`} sem link (${places === 1 ? 'linha' : 'linhas'} ${lines.join(', ')}).
    Leve a outra página, mostre ${places === 1 ? 'essa parte' : 'essas partes'} só nos idiomas desta página ("languages:") ou diga em "ignore:" que é assim mesmo.
    Um botão some ali; um texto mantém as palavras do link. Os menus também deixam a página de fora; é essa a intenção, e isso não gera aviso.`,
  'category-unknown': ({ value, suggestion, allowed }) => say`
    Nenhuma categoria se chama "${value}".
    ${meant(suggestion, allowed)}`,
  'collection-unknown': ({ value, suggestion, allowed }) => say`
    Nenhuma coleção se chama "${value}".
    ${meant(suggestion, allowed)}`,
  'type-incomplete': ({ type, properties }) => say`
    Os buscadores não listam ${type} sem ${list(properties)}, e nenhum campo desta coleção tem isso.
    Escreva "property: ${properties[0] ?? ''}" no campo que o tem, ou acrescente um campo assim abaixo de "fields:".`,
  'property-unknown': ({ property, type, suggestion }) => say`
    "${property}" não é uma propriedade de ${type} em schema.org: os buscadores a ignoram.
    ${suggestion ? `Você quis dizer "${suggestion}"?` : 'Apague "property:" ou escreva uma das que estão em https://schema.org.'}`,
  'office-unknown': ({ value, suggestion, allowed }) => say`
    Nenhuma unidade se chama "${value}".
    ${meant(suggestion, allowed)}`,
  'form-unknown': ({ value, suggestion, allowed }) => say`
    Nenhum formulário se chama "${value}".
    ${meant(suggestion, allowed)} Os formulários ficam abaixo de "forms:".`,
  'category-unused': ({ key }) => say`
    Nenhum artigo está na categoria "${key}".
    Apague-a ou use-a em um artigo.`,
  'article-repeated': ({ id }, { line }) => say`
    Outro artigo já tem o número ${id} (linha ${line}).
    Escolha um número livre.`,
  'date-future': ({ date, today }) => say`
    ${date} ainda não chegou: hoje é ${today}.
    Confira o ano, o mês e o dia. O artigo aparece assim que o site é gerado, seja qual for a data.`,
  'day-absent': ({ day, month, last }) => say`
    O mês ${month} não tem dia ${day}: este item não apareceria.
    Escreva um dia de 1 a ${last} ou corrija "month:".
    Mesmo assim ele seria contado.`,
  'sign-repeated': ({ sign }, { line }) => say`
    Outro item desta lista já tem "${sign}" (linha ${line}).
    Dê a cada item um próprio ou junte os dois.`,
  'document-missing': ({ key, places }, { lines }) => say`
    "${key}" não tem documento, e nada dele aparece aqui${countPlaces(places, lines)}.
    Acrescente um ("artefact:") ou tire-o deste lugar.`,
}
