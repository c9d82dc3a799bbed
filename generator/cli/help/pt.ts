import type { HelpWords } from './help-words.ts'

/** The help, in Portuguese. */
export const pt: HelpWords = {
  usage: 'uso',
  commands: 'comandos',
  options: 'opções',
  examples: 'exemplos',
  more: 'As opções de um comando: o nome dele e --help.',
  shared: {
    config: 'o arquivo do site; sem isso, site.config.yaml desta pasta',
    out: 'a pasta do site gerado; sem isso, dist ao lado do arquivo',
    generated: 'a pasta dos módulos com tipos',
    port: 'a porta em que o site é servido; 4173, ou a da variável PORT',
    host: 'deixa outras máquinas da sua rede verem: todas, ou num endereço ou nome',
    lang: 'o idioma do que é impresso',
    help: 'imprime esta ajuda',
    'trust-kinds': 'deixa rodar os tipos de seção que vêm com esta pasta; pedido uma vez por pasta',
    'no-open': 'só imprime o endereço, sem abrir o navegador',
    'no-share-images': 'não desenha as imagens dos links em conversas e redes, o que é mais rápido',
    'no-precompress': 'não comprime arquivos de antemão, o que é mais rápido',
  },
  of: {
    check: {
      summary: 'diz o que falta ou está errado no arquivo, e em que linha; não gera nada',
      options: {
        format: 'como os problemas são escritos: para pessoas ou para as ferramentas de CI',
        watch: 'verifica de novo sempre que o arquivo é salvo',
        coverage: 'mostra quanto de cada idioma está traduzido',
        stale:
          'encontra também traduções mais antigas que o original e endereços perdidos; código de saída 3 se não for possível saber',
        launch: 'lista também o que falta fazer antes de publicar o site',
        fix: 'corrige o que só tem uma resposta certa e mostra as linhas',
      },
      examples: ['--launch', '--stale --format github'],
    },
    emit: { summary: 'verifica o arquivo e escreve só os módulos com tipos, para o verificador de tipos' },
    build: {
      summary: 'verifica o arquivo e gera o site; se falhar, o último site bom fica como está',
      options: { host: 'gera só o que esta hospedagem precisa' },
    },
    export: {
      summary: 'escreve o site gerado como uma hospedagem espera',
      options: { host: 'a hospedagem', to: 'a pasta a escrever; sem isso, public ao lado do arquivo' },
      examples: ['--host netlify', '--host github-pages --to docs'],
    },
    preview: {
      summary: 'serve o site gerado como uma hospedagem de verdade e guarda em leads.jsonl o que os formulários enviam',
    },
    start: { summary: 'gera o site e o serve' },
    dev: { summary: 'mostra o site enquanto você escreve: cada vez que salva, a página aberta se atualiza' },
    new: {
      summary: 'começa um site numa pasta própria; sem nome, pergunta no navegador',
      options: {
        name: 'o nome da empresa',
        languages: 'os idiomas do site, o principal primeiro, como pt,en',
        trade: 'o ramo da empresa: o site começa com as páginas e os textos desse ramo',
        description: 'o que a empresa faz, numa frase',
        url: 'o endereço que o site terá',
        email: 'o e-mail da empresa',
        to: 'a pasta a criar; sem isso, com o nome da empresa',
        generator: 'o pacote do gerador, que fica guardado no site',
        'no-install': 'não instala pacotes',
        'no-edit': 'não abre o editor',
      },
      examples: ['', '--name "Padaria Sol" --trade bakery --languages pt,en'],
    },
    add: {
      summary: 'acrescenta ao arquivo uma seção, uma página ou um idioma, desligado e com textos provisórios',
      words: 'Depois do nome: section TIPO, page NOME ou language CÓDIGO.',
      options: { page: 'a página que recebe a seção', name: 'a chave da seção' },
      examples: ['section questions --page about', 'page prices', 'language fr'],
    },
    translate: {
      summary: 'exporta textos para tradutores e importa as traduções',
      words: [
        'Depois do nome: out faz um arquivo com o que falta ou é mais antigo que o original; in ARQUIVO importa o que',
        'serve e fala de cada linha; draft manda uma máquina traduzir; lock anota de que texto cada tradução foi feita.',
      ].join('\n'),
      options: {
        to: 'o idioma das traduções',
        from: 'o idioma do qual se traduz; sem isso, o principal',
        all: 'exporta também o que já está traduzido',
        page: 'só os textos desta página',
        format: 'o formato do arquivo a escrever',
        file: 'o arquivo a escrever',
        encoding: 'como foi salva a tabela que entra, por exemplo windows-1252',
        engine: 'o programa que traduz um rascunho',
        'dry-run': 'só mostra o que seria importado',
      },
      examples: ['out --to es --format xlsx', 'in textos.es.xlsx --dry-run'],
    },
    upgrade: { summary: 'atualiza um arquivo de formato antigo e lista as linhas que mudam' },
    reference: { summary: 'imprime em Markdown todas as chaves que o arquivo pode ter' },
    fonts: { summary: 'reduz as fontes às letras do site, para que as páginas carreguem mais rápido' },
    edit: { summary: 'abre o editor no navegador, só para esta máquina' },
  },
}
