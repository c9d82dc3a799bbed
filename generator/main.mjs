// @ts-check
// The entry of all commands: `node generator/main.mjs COMMAND`.
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { loadProgram, root } from './bundle/load-program.mjs'

/** What is said before a command can speak, or where it can load nothing more. */
const words = {
  en: {
    path: 'The folder of the project cannot have "#" or "?" in its path. Rename it, and run the command again:',
    files: 'The system lets this command open too few files at a time. Allow more, such as with: ulimit -n 1024',
    bundling: 'Preparing the generator, once …',
  },
  pt: {
    path: 'A pasta do projeto não pode ter "#" nem "?" no caminho. Mude o nome e execute o comando de novo:',
    files: 'O sistema deixa este comando abrir poucos arquivos ao mesmo tempo. Permita mais, como com: ulimit -n 1024',
    bundling: 'Preparando o gerador, uma só vez …',
  },
}

/** @param {(said: typeof words.en) => string} choose */
function say(choose) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const named = /--lang[ =](\w+)/.exec(process.argv.join(' '))?.[1]
  const language = named || LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  process.stderr.write(`${choose(/^pt/i.test(language) ? words.pt : words.en)}\n`)
}

/** @param {(said: typeof words.en) => string} choose */
function refuse(choose) {
  say(choose)
  process.exitCode = 1
}

async function start() {
  const path = fileURLToPath(root)
  // Bundlers take what follows these signs for a query or a fragment.
  if (/[#?]/.test(path)) return refuse((said) => `${said.path} ${path}`)
  try {
    const { program, isRepaired } = await loadProgram('cli', () => {
      // Only to a person: a program that starts this one may take it for a mistake.
      if (process.stderr.isTTY) say((said) => said.bundling)
    })
    await program.run(isRepaired)
  } catch (error) {
    // The text is that of another process, which bundles.
    if (!/too many open files/i.test(String(error))) throw error
    refuse((said) => said.files)
  }
}

// V8 optimizes a function after three times as much use as by default: in runs of seconds, optimizing more takes longer than it saves.
// Later versions of Node.js have a compiler for such runs, and do not know the flag.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=200000')

await start()
