import type { images as english, ImageDamaged, ImageType } from '../en/images.ts'
import { say, type Translated, type Words } from '../message.ts'
import { cut, rounded } from '../phrases.ts'
import { meant, ratio, size } from './phrases.ts'

const kinds: Record<ImageType, string> = {
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC, como as de celulares,',
}

/** What is wrong with an image that cannot be shown, and the cure. */
const damage: Record<ImageDamaged['fault'], (value: string) => Words> = {
  damaged: (value) => say`
    O desenho "${value}" está danificado: não é possível lê-lo até o fim, ou não é um SVG.
    Exporte-o de novo, como SVG simples, no programa em que foi desenhado.`,
  size: (value) => say`
    O desenho "${value}" não diz de que tamanho é.
    Exporte-o de novo com um tamanho ou um "viewBox", como viewBox="0 0 64 64" na primeira linha.`,
  heavy: (value) => say`
    O desenho "${value}" leva mais de 5 segundos para ser desenhado: celulares travariam.
    Exporte-o de novo sem filtros, imagens grandes dentro dele e cópias de cópias.`,
  empty: (value) => say`
    Nada do desenho "${value}" pode ser visto: os ícones e as imagens para compartilhar ficariam vazios.
    Exporte-o de novo com as formas preenchidas e dentro das bordas (o "viewBox").`,
  letters: (value) => say`
    O desenho "${value}" só tem letras, e este computador não tem fonte para elas: os ícones e as imagens para compartilhar ficariam vazios.
    Exporte-o de novo com as letras como formas; os programas de desenho chamam isso de "converter texto em curvas".`,
  cut: (value) => say`
    A foto "${value}" está danificada: falta o fim do arquivo.
    Copie ou baixe a foto de novo, de onde ela veio.`,
}

/** The cure for a file that is not what its name says. */
function mistaken(found: ImageType | ''): string {
  if (found === 'heic') return 'Abra-a em um programa de imagens e salve-a como JPEG: mudar o nome não basta.'
  if (found) return `Salve-a no formato que o nome indica ou mude o fim do nome para .${found}.`
  return 'Copie ou salve a imagem de novo, como JPEG ou PNG.'
}

/** Images, files to keep, icons, flags and typefaces, in Portuguese. */
export const images: Translated<typeof english> = {
  'icon-unknown': ({ value, suggestion }) => say`
    O ícone "${value}" não existe.
    ${suggestion ? `Você quis dizer "${suggestion}"?` : 'Escolha um em https://lucide.dev/icons.'}`,
  'alt-is-file-name': ({ text }) => say`
    "${cut(text)}" é o nome de um arquivo, não uma descrição da imagem.
    Diga em poucas palavras o que a imagem mostra.`,
  'image-missing': ({ value, suggestion }) => say`
    O arquivo "${value}" não existe.
    ${suggestion ? `Você quis dizer "${suggestion}"?` : 'O caminho parte da pasta deste arquivo, como ./imagens/equipe.jpg. Maiúsculas e minúsculas fazem diferença.'}`,
  'image-outside': ({ value }) => say`
    "${value}" está fora da pasta do site.
    Copie o arquivo para a pasta do site.
    As imagens fazem parte do site: na raiz de um computador, ou em um endereço da web, elas faltariam em outro lugar.`,
  'image-too-large': ({ kind, bytes, limit }) =>
    kind === 'photo'
      ? say`
          Esta foto tem ${size(bytes)}; mais de ${size(limit)} deixa lentas a construção do site e cada cópia do projeto.
          Salve-a de novo com cerca de 3000 pixels de largura.
          As fotos são reduzidas para os visitantes, mas cada construção lê a original. Os desenhos são enviados aos visitantes como estão.`
      : say`
          Este desenho tem ${size(bytes)}; mais de ${size(limit)} deixa a página lenta.
          Exporte-o de novo com menos detalhes ou salve-o como foto (.jpg ou .png).
          As fotos são reduzidas para os visitantes, mas cada construção lê a original. Os desenhos são enviados aos visitantes como estão.`,
  'image-type': ({ value, found }) => say`
    "${value}" contém ${found ? `uma imagem ${kinds[found]}` : 'algo que não é uma imagem'}, apesar do nome.
    ${mistaken(found)}`,
  'image-damaged': ({ value, fault }) => damage[fault](value),
  'photo-small': ({ width, least }) => say`
    Esta foto tem só ${width} pixels de largura: na maioria das telas vai parecer borrada.
    Use a original, como saiu da câmera ou do celular; ela deve ter pelo menos ${least} pixels de largura.
    Fotos enviadas por um chat, ou copiadas de um site, muitas vezes são assim. Não é preciso reduzir a original: a construção do site faz isso, para cada tamanho de tela.`,
  'photo-animated': ({ value }) => say`
    "${value}" tem movimento; as páginas vão mostrar só a primeira imagem.
    Mostre um filme com uma seção do tipo "video", ou salve a imagem que interessa.`,
  'image-foreign': ({ value, part }) => say`
    O desenho "${value}" contém algo que não pode estar nele: ${cut(part)}
    Exporte-o de novo como SVG simples, com tudo o que ele mostra dentro do arquivo e sem scripts; ou apague esta parte em um editor de texto.
    Aberto pelo endereço, um desenho pode executar e buscar o que há nele. Por isso ele só pode ter o que se sabe que desenha: formas, textos, cores, efeitos e imagens (PNG, JPEG, WebP) dentro do arquivo.`,
  'logo-letters': ({ value }) => say`
    O logotipo "${value}" tem letras como texto: cada aparelho vai mostrá-las em outra fonte.
    Exporte-o de novo com as letras como formas; os programas de desenho chamam isso de "converter texto em curvas".`,
  'file-content': ({ value }) => say`
    O que está em "${value}" é de outro tipo que o do nome: os programas não vão abri-lo.
    Salve ou exporte o arquivo de novo nesse tipo. Mudar só o fim do nome não muda o arquivo.`,
  'logo-tone': ({ tone }) => say`
    ${tone === 'dark' ? 'Este logo é tão escuro que quem usa a tela escura quase não o vê.' : 'Este logo é tão claro que quase não se vê nas páginas claras da maioria das pessoas.'}
    ${tone === 'dark' ? 'Escreva o caminho de um claro em "logoDark:", ao lado de "logo:", abaixo de "site:".' : 'Escreva o caminho de um escuro em "logo:" e este em "logoDark:", ao lado.'}`,
  'logo-shape': ({ width, height }) => say`
    O logotipo tem ${rounded(width).replace('.', ',')} de largura e ${rounded(height).replace('.', ',')} de altura (${ratio(Math.max(width / height, height / width))}); nas abas e nas telas iniciais, que são quadradas, vai ficar muito pequeno.
    Escreva o caminho só do símbolo, sem as palavras, em "symbol:", abaixo de "site:".
    O logotipo largo continua no topo do site, no lugar do nome. Um que é muito mais alto que largo fica pequeno em toda parte: use só o símbolo dele.`,
  'file-absent': ({ value, suggestion }) => say`
    O arquivo "${value}" não existe.
    ${suggestion ? `Você quis dizer "${suggestion}"?` : 'Copie o arquivo para a pasta do site. O caminho parte da pasta deste arquivo, como ./folheto.pdf. Maiúsculas e minúsculas fazem diferença.'}`,
  'file-outside': ({ value }) => say`
    "${value}" está fora da pasta do site.
    Copie o arquivo para a pasta do site.
    Só o que está nela é publicado: assim os visitantes não recebem por engano outro arquivo de um computador.`,
  'file-pointer': ({ value }) => say`
    "${value}" só tem um ponteiro do Git LFS: o arquivo em si não foi baixado.
    Digite "git lfs pull" na pasta do site; no CI também é preciso, como "lfs: true" em actions/checkout.`,
  'file-hollow': ({ value }) => say`
    O arquivo "${value}" está vazio.
    Copie ou salve o arquivo de novo.`,
  'file-heavy': ({ value, bytes, limit }) => say`
    "${value}" tem ${size(bytes)}; mais de ${size(limit)} é demais para um visitante no celular.
    Salve o arquivo de novo com imagens menores ou qualidade mais baixa.
    Para oferecer um maior, use um serviço para arquivos grandes e ponha um link.`,
  'flag-unknown': ({ value, suggestion }, { own }) => say`
    Nenhum país tem o código "${value}".
    Use as duas letras minúsculas do país (norma ISO 3166), como "${suggestion ?? own.flag}".`,
  'font-absent': ({ value, packages }) => say`
    A fonte "${value}" ainda não está instalada: até lá, as páginas usam uma parecida do aparelho de cada visitante.
    Para acrescentá-la, digite na pasta do site: npm run check -- --fix
    O editor também a acrescenta, com um clique em "Aparência". À mão: npm install -E ${packages.join(' ')}`,
  'font-missing': ({ value, suggestion, allowed, packages, files }) => say`
    Não dá para usar a fonte "${value}". Faltam: ${[...packages, ...files].join(', ')}.
    ${meant(suggestion, allowed)}
    Uma família precisa de dois pacotes do Fontsource, um para as páginas e um para as imagens de compartilhamento, e de suas medidas, que o gerador busca em @capsizecss/metrics.`,
}
