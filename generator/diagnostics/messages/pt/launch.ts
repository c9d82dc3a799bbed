import type { launch as english } from '../en/launch.ts'
import { say, type Translated } from '../message.ts'
import { cut } from '../phrases.ts'

/** What keeps a site from going live, in Portuguese. */
export const launch: Translated<typeof english> = {
  'launch-example': ({ address }) => say`
    "${cut(address)}" é um endereço de exemplo: não leva a lugar nenhum.
    Escreva o endereço verdadeiro.`,
  'launch-number': ({ text }) => say`
    "${cut(text)}" é um número que ninguém tem.
    Escreva o número verdadeiro.`,
  'launch-sample': () => say`
    Isto está marcado como exemplo: é inventado.
    Escreva o que é verdade no lugar e apague esta linha, ou retire o trecho inteiro.`,
  'launch-photo': ({ name }) => say`
    Não há foto de ${cut(name)}: as iniciais ficam no lugar dela.
    Acrescente "photo:" com "file:" e "alt:", ou diga em "ignore:" por que não há foto.`,
  'launch-receiver': ({ path }) => say`
    O que os visitantes enviam vai para "${cut(path)}" neste site. Só chega se a hospedagem repassar a partir dali.
    Envie um formulário pelo site publicado e veja se chega; depois diga isso em "ignore:". Ou indique um receptor que não dependa da hospedagem.`,
}
