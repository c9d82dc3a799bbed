import { countryName, languageName } from '../../../lib/languages/display-names.ts'
import type { Difference, languages as english } from '../en/languages.ts'
import { say, type Translated } from '../message.ts'
import { cut, list } from '../phrases.ts'
import { countPlaces, meant } from './phrases.ts'

const countMissing = (missing: number, total: number, addresses: number): string => {
  const texts =
    missing === 0
      ? `Os ${total} textos estão escritos.`
      : `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} de ${total} textos.`
  if (addresses === 0) return texts
  const also = missing === 0 ? '' : ' também'
  return `${texts} ${addresses === 1 ? `Falta${also} o endereço de 1 página` : `Faltam${also} os endereços de ${addresses} páginas`}.`
}

/** The parts in which a text and its source differ. */
function differing({ locale, source, missing, extra }: Difference, nameLocale: (locale: string) => string): string {
  const parts = [
    missing.length > 0 ? `só em ${nameLocale(source)}: ${list(missing)}` : '',
    extra.length > 0 ? `só em ${nameLocale(locale)}: ${list(extra)}` : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** The languages of the site, and texts that do not say the same in each, in Portuguese. */
export const languages: Translated<typeof english> = {
  'detection-unused': ({ isOnly }, { line }) =>
    isOnly
      ? say`
          Isto não tem efeito: o site tem um só idioma, e ninguém precisa ser levado a ele.
          Apague, com as linhas abaixo.`
      : say`
          Isto não tem efeito: no endereço sem nada depois já há uma página inicial, e ninguém é levado dali a um idioma.
          Apague, com as linhas abaixo. Ou apague "prefix: none" do idioma padrão (linha ${line}).`,
  'prefix-elsewhere': () => say`
    Só o idioma padrão pode ter as suas páginas na raiz do site.
    Apague "prefix:" aqui ou escreva este idioma em "defaultLocale:".`,
  'languages-too-many': ({ count, most }) => say`
    O site tem ${count} idiomas; o máximo é ${most}.
    Cada chave abaixo de "locales:" é um idioma. Está escrito ali algo diferente?`,
  'locale-form': ({ key, suggestion }, { own }) => say`
    "${cut(key)}" não pode ser a chave de um idioma, porque a chave faz parte do endereço de cada página dele.
    Use letras de a a z (sem acento), algarismos e hifens, começando por uma letra, como "${suggestion ?? own.tag.toLowerCase()}".
    Os textos e "defaultLocale" indicam o idioma com a mesma chave.`,
  'text-missing': ({ locale }, { locale: name }) => say`
    Falta o texto em ${name(locale)}.
    Acrescente uma linha "${locale}:" com o texto em ${name(locale)}.
    Se faltam muitos textos porque o idioma é novo, escreva "draft: true" na seção dele, abaixo de "locales:": assim o site é gerado sem ele.`,
  'words-missing': ({ locale, messages }, { locale: name }) => say`
    O gerador não tem palavras próprias em ${name(locale)}, e o site mostra algumas.
    Escreva em "messages:", cada uma com uma linha "${locale}:": ${list(messages, messages.length)}.
    Só se pede o que o site mostra. Uma palavra que já está lá em outro idioma é apontada no lugar dela.`,
  'draft-needed': ({ locale }, { line, locale: name }) => say`
    O idioma ${name(locale)} é um rascunho, e o site é gerado sem ele: nenhum outro lugar pode usá-lo.
    Indique um idioma já publicado. Ou, quando todos os textos dele estiverem escritos, apague "draft: true" (linha ${line}).
    O que precisa de um idioma publicado: o idioma padrão, o idioma de um blog e um texto com um link para uma página nele.`,
  'language-draft': ({ locale, missing, total, moves, addresses = 0 }, { locale: name }) => say`
    O idioma ${name(locale)} é um rascunho: o site é gerado sem ele. ${countMissing(missing, total, addresses)}
    ${missing + addresses === 0 ? 'Apague a linha "draft: true" para publicá-lo.' : '"npm run check -- --coverage" mostra onde. Quando não faltar nenhum, apague a linha "draft: true" para publicá-lo.'}${moves ? ` Então os endereços de hoje ganham "/${moves}" na frente; para mantê-los, escreva antes "prefix: none" abaixo de "${moves}:".` : ''}
    "npm run dev" o mostra mesmo assim, com o texto do idioma padrão no lugar de cada um que falta. Os endereços e textos que ele tem são verificados como os outros.`,
  'locale-unknown': ({ value, suggestion, allowed }) => say`
    "${value}" não é um idioma deste site.
    ${meant(suggestion, allowed)}`,
  'locale-absent': ({ locale, places, defined }) => say`
    "${locale}" não está na lista de idiomas, mas ${places} textos estão escritos nele.
    Acrescente "${locale}:" abaixo de "locales:" (já há: ${list(defined)}) ou apague esses textos.`,
  'locale-renamed': ({ key, wanted, places, written }, { line }) =>
    written === 0
      ? say`
          Nenhum texto está escrito em "${key}", mas ${places} textos estão escritos em "${wanted}".
          Volte a chamar este idioma de "${wanted}" ou troque a chave de todos os textos dele.`
      : say`
          Este idioma tem duas chaves: ${places} textos têm "${wanted}:", que não está na lista, e ${written} têm "${key}:".
          "${wanted}" passou a se chamar "${key}", ou o contrário? Dê a todos a chave da lista. O primeiro texto com "${wanted}:" está na linha ${line}.
          A chave faz parte de cada endereço do site e deveria ficar como está. Se precisar mudar, substitua-a no arquivo inteiro.`,
  'locale-not-listed': ({ value, suggestion, allowed, places, isEntry }, { lines }) => say`
    "${value}" não é um idioma deste site${countPlaces(places, lines)}.
    ${meant(suggestion, allowed)}${isEntry ? ' Se você tirou o idioma, tire também esta linha.' : ''}`,
  'language-repeated': ({ key, value }, { line }) => say`
    ${key === 'name' ? `Outro idioma também se chama "${value}" (linha ${line}).` : `Outro idioma também tem a tag "${value}" (linha ${line}): os buscadores os confundiriam.`}
    Dê a cada idioma um nome e uma tag próprios.`,
  'flag-language': ({ locale, flag, tag, suggestion }, { locale: name }) => say`
    "${flag}" é a bandeira deste país: ${countryName(flag, 'pt-BR')}. Lá não é comum falar ${name(locale)}.
    Escreva as duas letras do país: "${suggestion}" para "${tag}".
    Muitas vezes foi abreviado o próprio idioma: "ge" é a Geórgia, "sv" é El Salvador. Se a bandeira é essa mesmo, ponha o país dela também no "tag".`,
  'tag-country': ({ tag, suggestion }) => say`
    "${tag}" é o código de um país (${countryName(tag, 'pt-BR')}), mas a tag começa com o idioma.
    Escreva "${suggestion}": o idioma e, depois, o país em maiúsculas.
    "ch" é a Suíça como país, mas o chamorro como idioma: buscadores e leitores de tela tomariam os textos pelos de outro idioma.`,
  'tag-region': ({ tag, language, region }) => say`
    "${tag}" é o ${languageName(language, 'pt-BR')} de ${countryName(region, 'pt-BR')}, onde quase não se fala esse idioma.
    Escreva o país certo ou só o idioma, "${language}". A América Latina tem um número no lugar do país: "es-419".
    Se o país estiver certo, escreva o nome dele em "country:".`,
  'text-identical': ({ locale, source }, { locale: name }) => say`
    O texto em ${name(locale)} é igual ao texto em ${name(source)}.
    Traduza-o. Se deve mesmo ser igual, diga isso em "ignore:".`,
  'text-language': ({ locale, found }, { locale: name }) => say`
    Este texto deveria estar em ${name(locale)}, mas parece estar em ${name(found)}.
    As linhas de dois idiomas foram trocadas?
    Dois textos de pelo menos quatro palavras são apontados se cada um parece estar no idioma do outro; um texto sozinho, só se for mais longo.`,
  'placeholder-differs': (difference, { locale: name }) =>
    difference.isAlone
      ? say`
          Só o texto em ${name(difference.source)} tem ${list(difference.missing)}.
          Nada entra no lugar disso aqui: escreva as próprias palavras, ou apague.`
      : say`
          Os {marcadores} são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.
          Mantenha cada marcador exatamente como está, com as chaves { }.`,
  'number-differs': (difference, { locale: name }) => say`
    Os números são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.
    Confira qual está certo.
    Números de um algarismo não são comparados. Não importa como um idioma escreve um número, um horário ou um dia: 1.000 e 1,000, 12h30 e 12.30, 24/12/2025 e 24.12.2025 são iguais.`,
  'email-differs': (difference, { locale: name }) => say`
    Os e-mails são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.
    Confira qual está certo.
    Um endereço que é o texto inteiro pode ser outro, e também os que "contactDetails" indica para os dois idiomas.`,
  'url-differs': (difference, { locale: name }) => say`
    Os links são diferentes dos do texto em ${name(difference.source)}: ${differing(difference, name)}.
    Confira se todos os idiomas levam aos mesmos lugares.`,
  'picture-differs': (difference, { locale: name }) => say`
    As imagens são diferentes das do texto em ${name(difference.source)}: ${differing(difference, name)}.
    Ponha a mesma imagem no texto de cada idioma, com a descrição nesse idioma. Se algum deve ter outra, diga isso em "ignore:".`,
  'markup-differs': (difference, { locale: name }) => say`
    A formatação é diferente da do texto em ${name(difference.source)}: ${differing(difference, name)}.
    Confira se nenhuma formatação se perdeu ou sobrou.`,
  'text-machine': ({ locale }, { locale: name }) => say`
    Uma máquina escreveu este texto em ${name(locale)}, e ninguém o leu ainda.
    Leia no editor, em "Tradutores", ou exporte: npm run translate -- out --to ${locale}. Para publicar textos assim sem ler, escreva "machineTexts: true" abaixo de "${locale}:" em "locales:".`,
  'term-differs': ({ locale, source, said, wanted }, { locale: name }) => say`
    O texto em ${name(source)} diz "${said}", e o texto em ${name(locale)} não diz "${wanted}".
    Use o termo de "glossary:". Se aqui outra palavra for melhor, diga isso em "ignore:".
    A terminação pode ser outra: o que conta é como as palavras começam.`,
  'translation-stale': ({ locale, source, translated }, { locale: name }) => say`
    O texto em ${name(source)} mudou depois que o texto em ${name(locale)} foi feito a partir dele (${translated}).
    Confira se a tradução ainda diz o mesmo.
    Só "npm run check -- --stale" mostra isso. Se a tradução continua certa, faça nela qualquer pequena mudança ou acrescente um item em "ignore:".`,
}
