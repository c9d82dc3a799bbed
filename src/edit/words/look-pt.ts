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
  direction: 'Direção de arte',
  noDirection: 'Nenhuma',
  onPhone: 'Como no celular',
  values: 'Tudo sobre a aparência',
  directions: {
    plain: 'Um relatório em papel: números das seções ao lado de uma linha fina.',
    editorial: 'Uma revista: tudo no centro, muito branco, títulos grandes e finos.',
    brutalist: 'Forte: títulos enormes e pesados, linhas grossas, sombras duras.',
    atelier: 'Uma oficina: títulos discretos, algarismos romanos, fotos em arco.',
    clinic: 'Calma: fundo em um tom da cor, folhas suaves, botões redondos, sem linhas.',
    tech: 'Preto, menu ao lado, células sobre quadriculado.',
    luxury: 'Preto, maiúsculas, muito espaço.',
    playful: 'Redondo e grande: áreas de cor e botões arredondados.',
    civic: 'Simples e próximo: títulos pequenos em negrito, linhas claras.',
  },
  typefaces: 'Fontes',
  typefacesOf: 'Fontes para {language}',
  both: 'Só {family}',
  pair: '{heading} com {text}',
  sample: 'Um texto para ler bem',
}
