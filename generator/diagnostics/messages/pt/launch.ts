import type { launch as english } from '../en/launch.ts'
import { say, type Translated } from '../message.ts'
import { cut, flowList, list, quoted } from '../phrases.ts'

/** What a site says of data, and what keeps it from going live, in Portuguese. */
export const launch: Translated<typeof english> = {
  'privacy-facts': ({ added, gone, now, isFirst }) => say`
    ${
      isFirst
        ? 'Ninguém confirmou ainda que é verdade o que esta seção diz sobre os dados.'
        : `O que o site faz com os dados mudou desde que isto foi lido.${added.length > 0 ? ` Novo: ${list(added)}.` : ''}${gone.length > 0 ? ` Deixou de haver: ${list(gone)}.` : ''}`
    }
    Leia a página. Se estiver certa, escreva o dia em "reviewed:" e abaixo: facts: ${flowList(now)}`,
  'privacy-language': ({ locale, known }, { locale: name, languages: names }) => say`
    O gerador não sabe dizer em ${name(locale)} o que acontece com os dados. Sabe em ${names(known)}.
    Escreva uma seção com "kind: text" para esse idioma e indique os outros em "languages:".`,
  'launch-privacy': ({ form }) => say`
    ${form === undefined ? 'Nenhuma página diz o que acontece com os dados dos visitantes, mas o site passa alguns adiante.' : `O formulário ${quoted(form)} não leva à página de privacidade.`}
    ${form === undefined ? 'Acrescente uma página com uma seção "kind: privacy" e ligue-a ao formulário com "privacyLink:".' : 'Acrescente "privacyLink:" com "label:" e "page:".'}`,
  'launch-hosts': ({ hosts }) => say`
    A página de privacidade não cita serviços que recebem dados dos visitantes: ${list(hosts)}.
    Cite-os ali, ou ponha nessa página uma seção "kind: privacy": ela os cita sozinha.`,
  'launch-example': ({ address }) => say`
    "${cut(address)}" é um endereço de exemplo: não leva a lugar nenhum.
    Escreva o endereço verdadeiro.`,
  'launch-number': ({ text }) => say`
    "${cut(text)}" parece um número inventado.
    Escreva o número verdadeiro.`,
  'launch-sample': () => say`
    Isto está marcado como exemplo: é inventado.
    Escreva no lugar o que é verdade e apague esta linha, ou retire a parte inteira.`,
  'launch-photo': ({ name }) => say`
    Não há foto de ${cut(name)}: os visitantes veem só o nome.
    Acrescente "photo:" com "file:" e "alt:", ou diga em "ignore:" por que não há foto.`,
  'launch-letters': ({ locale, families }, { locale: name }) => say`
    ${list(families)} não ${families.length > 1 ? 'têm' : 'tem'} as letras de ${name(locale)}: os visitantes veem as do próprio celular ou computador, e as imagens de links compartilhados só têm o logotipo.
    Escolha para este idioma uma família que as tenha, no "fonts:" dele; ou diga em "ignore:" que pode ficar assim.
    O chinês, o japonês e o coreano têm milhares de letras; as páginas carregam só as que mostram. Só se procura com --launch.`,
  'launch-receiver': ({ path }) => say`
    O que os visitantes enviam vai para "${cut(path)}" neste site. Só chega se a hospedagem repassar a partir dali.
    Envie um formulário pelo site publicado e veja se chega; depois diga isso em "ignore:". Ou indique um receptor que não dependa da hospedagem.`,
}
