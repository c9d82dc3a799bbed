import { loadText } from '#files'
import { foldLetters } from '../../../src/strip-accents.ts'
import { fileExists } from '../ports/memory-files.ts'
import { projectFile } from '../ports/places.ts'

/** How many words a phrase has: five of 2,048 are 55 bits. */
const wordsOfPhrase = 5

/** The words to draw from in a language of the editor; those of English where it has none. */
export async function loadPhraseWords(language: string): Promise<string[]> {
  const [own, english] = [language, 'en'].map((name) => projectFile(`generator/tab/phrase-words/${name}.txt`))
  const text = await loadText(own !== undefined && fileExists(own) ? own : (english ?? ''))
  return text.trim().split('\n')
}

/** Draws a phrase at random, as nobody chooses one: the file with the keys is public, and people choose what can be guessed. */
export function drawPhrase(words: readonly string[]): string {
  const drawn = Array.from({ length: wordsOfPhrase }, () => words[drawBelow(words.length)])
  return drawn.join(' ')
}

/** A random number below a limit, each as likely as another. */
function drawBelow(limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit)
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < fair ? number % limit : drawBelow(limit)
}

/** A phrase as it is hashed, however a phone has written it: without accents and capitals, and with single spaces between words. */
export function plainPhrase(typed: string): string {
  const letters = foldLetters(typed)
  return letters
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(' ')
}
