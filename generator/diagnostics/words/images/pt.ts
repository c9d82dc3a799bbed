import type { MessagesOf, Words } from '../../words.ts'
import { ratio, size } from '../phrases.pt.ts'
import { cut, rounded } from '../phrases.ts'
import type { ImageCodes, ImageType } from './codes.ts'

const images: Record<ImageType, string> = {
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC, como as de celulares,',
}

/** What is wrong with an image that cannot be shown, and the cure. */
const damage: Record<ImageCodes['image-damaged']['fault'], (value: string) => Words> = {
  damaged: (value) => ({
    message: `O desenho "${value}" está danificado: não é possível lê-lo até o fim, ou não é um SVG.`,
    help: 'Exporte-o de novo, como SVG simples, no programa em que foi desenhado.',
  }),
  size: (value) => ({
    message: `O desenho "${value}" não diz de que tamanho é.`,
    help: 'Exporte-o de novo com um tamanho ou um "viewBox", como viewBox="0 0 64 64" na primeira linha.',
  }),
  cut: (value) => ({
    message: `A foto "${value}" está danificada: falta o fim do arquivo.`,
    help: 'Copie ou baixe a foto de novo, de onde ela veio.',
  }),
}

/** The cure for a file that is not what its name says. */
function mistaken(found: ImageType | ''): string {
  if (found === 'heic') return 'Abra-a em um programa de imagens e salve-a como JPEG: mudar o nome não basta.'
  if (found) return `Salve-a no formato que o nome indica ou mude o fim do nome para .${found}.`
  return 'Copie ou salve a imagem de novo, como JPEG ou PNG.'
}

/** Images, icons and flags: the messages in Portuguese. */
export const pt: MessagesOf<ImageCodes> = {
  'icon-unknown': ({ value, suggestion }) => ({
    message: `O ícone "${value}" não existe.`,
    help: suggestion ? `Você quis dizer "${suggestion}"?` : 'Escolha um em https://lucide.dev/icons.',
  }),
  'alt-is-file-name': ({ text }) => ({
    message: `"${cut(text)}" é o nome de um arquivo, não uma descrição da imagem.`,
    help: 'Diga em poucas palavras o que a imagem mostra.',
  }),
  'image-missing': ({ value, suggestion }) => ({
    message: `O arquivo "${value}" não existe.`,
    help: suggestion
      ? `Você quis dizer "${suggestion}"?`
      : 'O caminho parte da pasta deste arquivo, como ./imagens/equipe.jpg. Maiúsculas e minúsculas fazem diferença.',
  }),
  'image-outside': ({ value }) => ({
    message: `"${value}" está fora da pasta do site.`,
    help: 'Copie o arquivo para a pasta do site.',
  }),
  'image-too-large': ({ kind, bytes, limit }) =>
    kind === 'photo'
      ? {
          message: `Esta foto tem ${size(bytes)}; mais de ${size(limit)} deixa lentas a construção do site e cada cópia do projeto.`,
          help: 'Salve-a de novo com cerca de 3000 pixels de largura.',
        }
      : {
          message: `Este desenho tem ${size(bytes)}; mais de ${size(limit)} deixa a página lenta.`,
          help: 'Exporte-o de novo com menos detalhes ou salve-o como foto (.jpg ou .png).',
        },
  'image-type': ({ value, found }) => ({
    message: `"${value}" contém ${found ? `uma imagem ${images[found]}` : 'algo que não é uma imagem'}, apesar do nome.`,
    help: mistaken(found),
  }),
  'image-damaged': ({ value, fault }) => damage[fault](value),
  'photo-small': ({ width, least }) => ({
    message: `Esta foto tem só ${width} pixels de largura: na maioria das telas vai parecer borrada.`,
    help: `Use a original, como saiu da câmera ou do celular; ela deve ter pelo menos ${least} pixels de largura.`,
  }),
  'image-foreign': ({ value, part }) => ({
    message: `O desenho "${value}" contém algo que não vai aparecer: ${cut(part)}`,
    help: 'Exporte-o de novo como SVG simples, com tudo o que ele mostra dentro do arquivo e sem scripts.',
  }),
  'logo-shape': ({ width, height }) => ({
    message: `O logotipo tem ${rounded(width).replace('.', ',')} de largura e ${rounded(height).replace('.', ',')} de altura (${ratio(Math.max(width / height, height / width))}); nos espaços quadrados do site vai ficar muito pequeno.`,
    help: 'Use uma versão quadrada, por exemplo só o símbolo, sem as palavras.',
  }),
  'flag-unknown': ({ value, suggestion = 'br' }) => ({
    message: `Nenhum país tem o código "${value}".`,
    help: `Use as duas letras minúsculas do país (norma ISO 3166), como "${suggestion}".`,
  }),
}
