import type { LookWords } from './look-en.ts'

/** What the editor says of the look, in Portuguese. */
export const lookPt: LookWords = {
  title: 'Aparência',
  intro: 'A página ao lado mostra cada escolha na hora. Desfazer cancela a escolha.',
  colours: 'Cores',
  uses: { color: 'Botões, links e destaques.', accent: 'Pequenos destaques, aqui e ali.' },
  code: 'Em código, como #1d4fd7',
  readable: 'Legível, também em letra pequena.',
  large: 'Clara demais para letra pequena: em palavras e botões, o site usa um tom mais escuro dela.',
  pale: 'Clara demais para qualquer texto: em palavras e botões, o site usa um tom bem mais escuro dela.',
  wrong: 'Escreva a cor como # e seis algarismos ou letras de a a f.',
  typefaces: 'Fontes',
  typefacesOf: 'Fontes para {language}',
  both: 'Só {family}',
  pair: '{heading} com {text}',
  sample: 'Um texto para ler bem',
}
