import type { SilentMessages } from './plain-messages.ts'

/** What the editor says where nothing is left of a message of the commands, in Portuguese. */
export const pt: SilentMessages = {
  'action-about':
    'O assunto não aparece em lugar nenhum: não há formulário no destino. Leve a uma página com formulário ou remova o assunto.',
  'column-missing': 'Nesta linha, a coluna “{column}” está vazia. Escreva o texto dela.',
  'detection-unused':
    'Isto não tem efeito: o endereço sem idioma já mostra uma página, e dali ninguém é levado a um idioma. Remova esta parte.',
  'embed-unknown': '{name} não consegue mostrar este endereço aqui. Pegue lá o endereço do botão “Compartilhar”.',
  'files-refused': 'Este destinatário não aceita arquivos. Remova o campo de arquivos ou escolha outro destinatário.',
  'filter-unshown': 'Os visitantes não veem isto: nenhuma lista destas entradas está dividida em páginas.',
  'font-absent': 'A fonte “{value}” ainda não está aqui; aparece uma parecida. Dá para acrescentá-la em “Aparência”.',
  'image-damaged':
    '“{value}” não pode ser mostrada direito. Salve a imagem outra vez onde ela foi feita e escolha de novo.',
  'image-foreign': 'O desenho “{value}” contém algo que não pode estar nele. Salve como um SVG simples.',
  'language-unmarked':
    '“{words}” está marcado como outro idioma em outro lugar, mas não aqui: seria lido errado em voz alta.',
  'launch-hosts':
    'Estes serviços recebem algo sobre os visitantes, e a página de privacidade não os menciona: {hosts}.',
  'launch-sample': 'Isto é um exemplo inventado. Escreva o seu, ou diga que está certo, e o aviso desaparece.',
  'lines-joined':
    'As frases deste texto ficam emendadas. Escreva o texto aqui outra vez, com um espaço vazio entre os parágrafos.',
  'link-refused': 'O link “{url}” fica fora da página. Use um endereço da web, um e-mail, um telefone ou uma página.',
  'link-unknown': 'O link “{value}” não leva a lugar nenhum[; talvez seja “{suggestion}”].',
  'markdown-slip':
    'Os visitantes veriam aqui sinais em vez da formatação: “{text}”. Apague os sinais e use os botões acima do texto.',
  'opening-place': 'Cada página começa com exatamente uma seção “Abertura”. Mova-a para o topo ou remova a segunda.',
  'page-unknown': 'Não existe a página “{value}”[; talvez seja “{suggestion}”]. Escolha outra.',
  'reply-unsent':
    'Assim o visitante não recebe resposta: o formulário precisa de um campo de e-mail e de um destinatário que envie respostas.',
  'text-spaces':
    'Aqui há espaços que não deviam estar, ou que impedem a quebra do texto. Apague-os e digite o espaço de novo.',
  'thanks-by-script':
    'A página de agradecimento também precisa ser registrada em {service}, nas configurações do formulário. Depois disso, ignore este aviso.',
  'type-incomplete':
    'Os buscadores ainda não mostram estas entradas: falta o que eles precisam saber de “{type}” ({properties}). Escolha outro tipo ou remova isto.',
  'type-wrong': 'Este valor é do tipo errado, por exemplo texto onde deve haver um número. Escreva de novo.',
  'value-empty': 'Ainda não há nada escrito aqui. Escreva algo ou remova esta parte.',
}
