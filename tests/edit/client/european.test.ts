import { expect, test } from 'vitest'
import { pt as help } from '../../../schema/key-help/pt.ts'
import { keyNames } from '../../../schema/key-names.ts'
import { kindNames } from '../../../schema/kind-names.ts'
import { choiceInWords, choiceWords } from '../../../src/edit/fields/choice-words.ts'
import type { EditedProblem } from '../../../src/edit/protocol/protocol.ts'
import { tabPt } from '../../../src/edit/tab/words/tab-pt.ts'
import { phrases, sayInPortugal } from '../../../src/edit/words/european.ts'
import { keyInWords, kindInWords } from '../../../src/edit/words/kind-words.ts'
import { sayProblems } from '../../../src/edit/words/problem-words.ts'
import { pt } from '../../../src/edit/words/pt.ts'
import { loadWords } from '../../../src/edit/words/use-words.ts'

test.each([
  ['Salvando…', 'A guardar…'],
  ['Movendo {name}, n.º {index} de {count}.', 'A mover {name}, n.º {index} de {count}.'],
  ['Quando abre', 'Quando abre'],
  ['O arquivo não está mais aqui', 'O ficheiro já não está aqui'],
  ['Esta seção está em um formato anterior', 'Esta secção está num formato anterior'],
  ['O que você digitou é salvo.', 'O que escreveu é guardado.'],
  ['Você alterou {count} {count:arquivo|arquivos}.', 'Alterou {count} {count:ficheiro|ficheiros}.'],
  ['A hospedagem está colocando o site no ar.', 'A empresa de alojamento está a colocar o site online.'],
  ['Quem cuida do site precisa escolher.', 'Quem cuida do site precisa de escolher.'],
  ['Precisa ser preenchido', 'Precisa de ser preenchido'],
  ['Escreva este comando logo depois.', 'Escreva este comando logo depois.'],
  ['CEP', 'Código postal'],
  ['O CEP ou código postal.', 'O código postal.'],
  ['sobrenome', 'apelido'],
  ['apelido', 'alcunha'],
  ['Para seguir um link, segure Alt e clique.', 'Para seguir um link, mantenha Alt premido e clique.'],
  ['A página mostra cada escolha na hora.', 'A página mostra cada escolha de imediato.'],
  ['Uma tarefa planejada.', 'Uma tarefa planeada.'],
  ['No Gerenciador de Eventos', 'No Gestor de Eventos'],
  ['Depoimentos', 'Testemunhos'],
  ['Endereço', 'Morada'],
  ['Endereço, horário e como chegar.', 'Morada, horário e como chegar.'],
  ['Empresa e endereço', 'Empresa e endereço'],
  ['O endereço completo na internet, com https.', 'O endereço completo na internet, com https.'],
  ['Informe o endereço do site.', 'Indique o endereço do site.'],
  ['Clara demais para qualquer texto', 'Demasiado clara para qualquer texto'],
  ['A hospedagem está ocupada demais.', 'A empresa de alojamento está demasiado ocupada.'],
  ['Demorou demais e foi interrompido.', 'Demorou demasiado e foi interrompido.'],
  ['ou solte um arquivo aqui', 'ou largue um ficheiro aqui'],
  ['{count} para conferir', '{count} para rever'],
])('“%s” is “%s” in Portugal', (brazilian, european) => {
  expect(sayInPortugal(brazilian)).toBe(european)
})

test('whoever reads European Portuguese is spoken to in its words, and Brazil keeps its own', async () => {
  const saved = async (tag: string) => (await loadWords(tag))?.words.saved
  expect(await Promise.all(['pt', 'pt-BR', 'pt-PT', 'pt-AO'].map(saved))).toEqual([
    ...['Tudo salvo', 'Tudo salvo'],
    ...['Tudo guardado', 'Tudo guardado'],
  ])
  expect((await loadWords('pt-PT'))?.words.online.steps.netlify).toHaveLength(3)
  expect(keyInWords('contactDetails', 'pt-PT')).toBe('Dados de contacto')
  expect(kindInWords('downloads', 'pt-PT')).toEqual({
    name: 'Ficheiros',
    help: 'Ficheiros para descarregar, com tipo e tamanho.',
  })
  expect(choiceInWords('LodgingBusiness', 'pt-PT')).toBe('alojamento')
  expect(choiceInWords('LodgingBusiness', 'pt')).toBe('meio de hospedagem')
})

test('messages of the check are said so too, but for what they quote', () => {
  const message = 'O arquivo "contato.pdf" não existe: “Fale com você”.'
  const problem = { code: 'file-missing', message } as unknown as EditedProblem
  expect(sayProblems({ problems: [problem] }, 'pt-PT').problems[0]?.message).toBe(
    'O ficheiro "contato.pdf" não existe: “Fale com você”.',
  )
})

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
}

const texts = [
  ...textsIn([pt, tabPt, help]),
  ...Object.values(keyNames).map((names) => names.pt),
  ...Object.values(kindNames).flatMap((names) => textsIn(names.pt)),
  ...Object.keys(choiceWords).map((choice) => choiceInWords(choice, 'pt')),
]

/** What nobody writes in Portugal. */
const brazilian =
  /(?<!\p{L})(?:arquivos?|seç\p{L}+|contatos?|celular(?:es)?|telas?|usuários?|senhas?|salv\p{L}+|digit(?:e|ar|ou)|registro|logotipo|equipe|ônibus|você|vocês|hospedage\p{L}+|buscador(?:es)?|baixar|compartilh\p{L}+|abas?|em uma?|CEP|est\p{L}+ \p{L}+[aei]ndo|deletar|cadastro|anônim\p{L}|alergênic\p{L}+|planej\p{L}+|gerenci\p{L}+|grade|na hora|segure|depoimentos?|informe|conferir|solte|soltar|trecho|pixels|receptor\p{L}*|downloads|descompact\p{L}+|demais|lugar nenhum)(?!\p{L})/iu

/** A word that was put in for another one, without what stands around it. */
const broken =
  /(?<!\p{L})(?:uma novo|um nova|a comar|logótipo (?:depois|abaixo|acima)|(\p{L}+ \p{L}+) ou \1)(?!\p{L})/iu

test('no text of the editor has a word of Brazil in Portugal, and none loses a value', () => {
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts.map(sayInPortugal).filter((text) => brazilian.test(text) || broken.test(text))).toEqual([])
  const values = (text: string) => (text.match(/\{\w+/g) ?? []).join()
  expect(texts.filter((text) => values(sayInPortugal(text)) !== values(text))).toEqual([])
})

test('each phrase stands in a text', () => {
  const all = texts.join('\n').toLowerCase()
  expect(Object.keys(phrases).filter((phrase) => !all.includes(phrase.toLowerCase()))).toEqual([])
})
