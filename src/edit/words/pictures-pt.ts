import type { PictureWords } from './pictures-en.ts'

/** What the editor says of pictures, in Portuguese. */
export const picturesPt: PictureWords = {
  title: 'Imagem',
  replace: 'Escolher outra imagem',
  add: 'Acrescentar uma imagem',
  drop: 'ou solte um arquivo aqui',
  sending: 'Enviando…',
  gallery: 'Galeria',
  addMany: 'Acrescentar fotos',
  dropMany: 'ou solte ou cole várias aqui',
  sendingMany: 'A foto {index} de {count} está a caminho…',
  added: '{count} {count:foto está|fotos estão} na galeria. Diga o que cada uma mostra.',
  ask: 'O que ela mostra? Descreva-a em cada idioma, para quem não pode vê-la.',
  put: 'Pôr na página',
  cancel: 'Cancelar',
  say: 'A nova imagem está no lugar. O texto abaixo ainda a descreve?',
  noPlace: 'Não há lugar para uma imagem aqui. Solte-a sobre uma imagem, ou sobre um texto do item a que ela pertence.',
  onlyDrawing: 'O logotipo precisa ser um desenho (.svg) ou um PNG.',
  focus: 'O que nunca é cortado',
  focusHelp: 'Clique na parte que deve continuar visível quando a imagem é cortada, também em links compartilhados.',
  fromLeft: 'Da esquerda',
  fromTop: 'De cima',
  noFocus: 'Usar o meio',
  refused: {
    'too-large': 'O arquivo é grande demais: uma foto pode ter 40 MB, um desenho 500 kB.',
    'too-many-pixels': 'A imagem tem mais pixels que qualquer câmera: não pode ser usada.',
    'no-image': 'Os navegadores não mostram este tipo de imagem. Use JPEG, PNG, WebP, AVIF ou SVG.',
    heic: 'É uma foto no formato do iPhone (HEIC), que navegadores não mostram. No telefone, escolha Ajustes › Câmera › Formatos › Mais Compatível para as próximas; exporte esta como JPEG.',
    damaged: 'O arquivo está danificado ou incompleto. Copie-o de novo.',
    'drawing-size': 'O desenho não diz o seu tamanho: falta o viewBox.',
    'drawing-heavy': 'O desenho demora demais para ser desenhado. Peça um mais simples.',
    'drawing-foreign':
      'O desenho contém algo que é executado, que carrega algo de fora ou que não faz parte de um SVG simples. Exporte-o de novo como SVG simples, ou peça um sem isto:',
    outside: 'A pasta “images” aponta para fora da pasta do site. Nada foi salvo.',
  },
}
