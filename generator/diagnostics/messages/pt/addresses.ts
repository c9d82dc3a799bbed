import type { addresses as english } from '../en/addresses.ts'
import { say, type Translated } from '../message.ts'
import { cut } from '../phrases.ts'
import { meant } from './phrases.ts'

const takenBy: Readonly<Record<Parameters<(typeof english)['slug-reserved']>[0]['by'], (reserved: string) => string>> =
  {
    form: (key) => `ali chega o que os visitantes escrevem no formulário "${key}"`,
    folder: (name) => `o site guarda arquivos próprios na pasta "${name}"`,
    file: (place) => `"${place}" é um arquivo que o gerador escreve ou que as hospedagens reservam`,
    home: (place) => `"${place}" é o endereço de uma página inicial`,
    device: (name) => `o Windows reserva o nome "${name}" para um dispositivo, e nenhum arquivo ou pasta pode tê-lo`,
    host: (name) => `as hospedagens procuram uma página própria pelo nome "${name}"`,
    capitals: (key) => `só as maiúsculas a distinguem da chave "${key}", e muitos discos tratam as duas como a mesma`,
  }

/** Addresses of pages, and links within texts, in Portuguese. */
export const addresses: Translated<typeof english> = {
  'slug-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => say`
    ${locales ? `"${cut(owner)}" já tem estes endereços em ${names(locales)} (linha ${line}).` : `"${slug}" já é o endereço em ${name(locale)} de "${cut(owner)}" (linha ${line}).`}
    Dê a cada página um endereço próprio em cada idioma.`,
  'slug-empty': ({ locale }, { locale: name }) => say`
    O endereço em ${name(locale)} está vazio; só o da página inicial é vazio.
    Escreva um endereço curto, como "sobre".`,
  'slug-of-home': ({ slug, locale }, { locale: name }) => say`
    A página inicial tem o endereço "${slug}" em ${name(locale)}.
    O endereço da página inicial é vazio: "".`,
  'slug-locale': ({ slug, prefix }) => say`
    "${slug}" começa com "${prefix}", que é um idioma do site.
    Deixe o idioma de fora: ele é posto automaticamente antes de cada endereço.`,
  'slug-reserved': ({ slug, reserved, by, isKey }) => say`
    ${isKey ? `"${slug}" não pode ser a chave de um idioma` : `"${slug}" não pode ser usado aqui`}: ${takenBy[by](reserved)}.
    ${isKey ? 'Escolha outra chave para ele: os endereços das suas páginas começam com ela.' : 'Escolha outro endereço.'}`,
  'slug-long': ({ slug, limit }) => say`
    "${cut(slug)}" é longo demais para um endereço na web.
    Escreva um que tenha, com o idioma antes dele, no máximo ${limit} bytes: as letras de a a z ocupam um; outras, dois ou três.
    Nem todo disco guarda endereços mais longos, e nem todo servidor os lê.`,
  'slug-unsafe': ({ slug, suggestion }) => say`
    "${cut(slug)}" não pode fazer parte de um endereço da web.
    Use letras minúsculas, algarismos e hifens${suggestion ? `: ${suggestion}` : ''}.`,
  'canonical-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => say`
    ${locales ? `"${cut(owner)}" já tem estes endereços em ${names(locales)} (linha ${line}).` : `"${slug}" já é o endereço em ${name(locale)} de "${owner}" (linha ${line}).`}
    Escolha outro endereço curto ou apague esta linha: então vale o slug.`,
  'address-lost': ({ slug, locale }, { locale: name }) => say`
    ${
      locale
        ? `O endereço desta página em ${name(locale)} era "${slug}", e nada leva de lá para o atual.`
        : `O endereço deste artigo terminava em "${slug}", e nada leva de lá para o atual.`
    }
    Se ele já foi publicado, ponha-o em "formerPaths:"${locale ? `, "${locale}:"` : ''}. Se não foi, diga isso em "ignore:".
    Só "npm run check -- --stale" mostra isso: são vistas as últimas 20 versões do arquivo. O endereço de um artigo é o mesmo em todos os idiomas: ele é listado sem idioma.`,
  'former-path-present': ({ slug, locale }, { locale: name }) => say`
    "${slug}" é o endereço atual desta página em ${name(locale)}.
    Liste só os endereços que a página não tem mais: apague este aqui.`,
  'former-path-taken': ({ slug, owner, locale, today }, { line, locale: name }) =>
    today
      ? say`
          "${slug}" é o endereço atual em ${name(locale)} de "${owner}" (linha ${line}) e não pode levar a outra página.
          Apague-o aqui ou dê outro endereço a "${owner}".`
      : say`
          "${slug}" já é um endereço antigo em ${name(locale)} de "${owner}" (linha ${line}).
          Um endereço leva a uma só página: apague-o em um dos dois lugares.
          Uma página desligada mantém o seu endereço.`,
  'link-unknown': ({ value, suggestion, allowed }) => say`
    O link "${cut(value)}" não leva a lugar nenhum.
    ${meant(suggestion, allowed)}`,
  'link-anchor': ({ target, anchor, suggestion }) =>
    suggestion
      ? say`
          O link "${cut(target)}" não leva a nenhuma parte da página.
          Você quis dizer "${suggestion}"?`
      : say`
          O link "${cut(target)}" não leva a nenhuma parte da página: nenhum texto tem uma chamada "${cut(anchor)}".
          Os títulos não ganham esse nome sozinhos. Escreva o título como <h2 id="${cut(anchor)}">…</h2> ou tire "#${cut(anchor)}" do link.
          Uma seção tem o nome depois da chave da página: [palavras](page:contact#form).`,
  'place-repeated': ({ name }, { line }) => say`
    Outra parte desta página também se chama "${cut(name)}" (linha ${line}): os links só levam à primeira.
    Dê outro id a uma delas, também nos links que levam a ela.
    Um nome que a própria página usa não atrapalha: os de um texto recebem "text-" na frente, e os links para eles também.`,
  'action-section': ({ value, page, section }) => say`
    As palavras "${cut(value)}" anunciam a seção "${section}" da página "${page}", mas levam ao começo da página.
    Escreva "section: ${section}" abaixo de "page:", ou escolha outras palavras.
    Quem segue um link procura o que as palavras dizem.`,
  'action-about': ({ page, isChat }) => {
    if (isChat)
      return say`
        A conversa não diz de que se trata: a primeira mensagem não tem lugar para o assunto.
        Escreva "greetingAbout:" em "chat:", com {{subject}} no lugar do assunto, ou apague "about:".`
    if (page === undefined)
      return say`
        Nada mostra de que se trata: o assunto aparece acima de um formulário, na primeira mensagem de uma conversa ou em um e-mail.
        Leve a uma página com formulário, à conversa ou ao e-mail, ou apague "about:".`
    return say`
      Nada mostra de que se trata: a página "${cut(page)}" não tem formulário.
      Leve a uma página que tenha um, ou apague "about:".`
  },
  'action-words': ({ value }, { line }) => say`
    "${cut(value)}" leva a outra página aqui, mas um botão com as mesmas palavras mostra o resto de uma lista${line ? ` (linha ${line})` : ''}.
    Escolha outras palavras para um dos dois: o que tem o mesmo nome deve fazer o mesmo.`,
  'link-insecure': ({ url }) => say`
    "${cut(url)}" não é um endereço seguro.
    ${/^http:/i.test(url) ? 'Escreva https:// em vez de http://.' : `Escreva "https:${cut(url)}".`}
    O que é enviado a um endereço assim pode ser lido e alterado no caminho. Confira no navegador se a página abre com https.`,
  'link-private': ({ url }) => say`
    "${cut(url)}" só funciona em um computador ou na rede do escritório: os visitantes não encontrariam nada ali.
    Escreva o endereço que o site tem na internet.`,
  'url-host': ({ value, host, isNamed, suggestion }) =>
    isNamed
      ? say`
    Antes de "${cut(host)}" há um nome ou uma senha: ali, todos podem ler.
    ${suggestion ? `Escreva "${cut(suggestion)}".` : 'Tire tudo até o "@".'}
    Se já foi publicada, troque a senha.`
      : say`
    "${cut(value)}" não leva a lugar nenhum: "${cut(host)}" não pode ser o nome de um site.
    ${suggestion ? `Você quis dizer "${suggestion}"?` : 'Depois de https:// vem um nome como www.exemplo.com.'}`,
  'link-refused': ({ url }) => say`
    O link "${cut(url)}" não apareceria na página.
    Um link pode começar com https:, mailto:, tel: ou page:.`,
}
