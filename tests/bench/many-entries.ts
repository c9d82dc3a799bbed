import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { presentFormat } from '../../schema/format.ts'
import type { Tree } from './service-copy.ts'
import { writeYaml } from './write-yaml.ts'

const logo = fileURLToPath(new URL('../fixtures/fourth-site/logo.svg', import.meta.url))

/** The words of an entry, once a language: a name, a promise, and a longer text. Each entry has its number in them. */
const words: Readonly<Record<string, { readonly tag: string; readonly name: string; readonly texts: Texts }>> = {
  en: {
    tag: 'en-GB',
    name: 'English',
    texts: {
      home: 'Courses in our workshop',
      noun: 'Course',
      short: 'What you take home from day',
      long: 'You work at a bench of your own, with tools that we sharpen the evening before. Nobody needs to know anything beforehand, and whoever has done it before takes a harder piece',
    },
  },
  de: {
    tag: 'de-DE',
    name: 'Deutsch',
    texts: {
      home: 'Kurse in unserer Werkstatt',
      noun: 'Kurs',
      short: 'Was Sie mit nach Hause nehmen von Tag',
      long: 'Sie arbeiten an einer eigenen Werkbank, mit Werkzeug, das wir am Abend davor schärfen. Niemand muss etwas können, und wer es schon einmal gemacht hat, nimmt ein schwereres Stück',
    },
  },
  fr: {
    tag: 'fr-FR',
    name: 'Français',
    texts: {
      home: 'Des cours dans notre atelier',
      noun: 'Cours',
      short: 'Ce que vous rapportez chez vous du jour',
      long: 'Vous travaillez à votre propre établi, avec des outils que nous affûtons la veille. Il ne faut rien savoir avant, et qui l’a déjà fait prend une pièce plus difficile',
    },
  },
  es: {
    tag: 'es-ES',
    name: 'Español',
    texts: {
      home: 'Cursos en nuestro taller',
      noun: 'Curso',
      short: 'Lo que se lleva a casa del día',
      long: 'Trabaja en su propio banco, con herramientas que afilamos la tarde anterior. No hace falta saber nada, y quien ya lo ha hecho toma una pieza más difícil',
    },
  },
  it: {
    tag: 'it-IT',
    name: 'Italiano',
    texts: {
      home: 'Corsi nella nostra officina',
      noun: 'Corso',
      short: 'Che cosa porta a casa dal giorno',
      long: 'Lavora a un banco tutto suo, con attrezzi che affiliamo la sera prima. Non serve sapere nulla, e chi lo ha già fatto prende un pezzo più difficile',
    },
  },
}

interface Texts {
  readonly home: string
  readonly noun: string
  readonly short: string
  readonly long: string
}

/** A site of one page and a collection of so many entries, in five languages. */
export function manyEntries(count: number): Tree {
  const entries = Array.from({ length: count }, (_, index) => [`course${index + 1}`, entry(index + 1)] as const)
  return {
    format: presentFormat,
    site: { name: 'Ahorn', url: 'https://www.ahorn.example', logo: './logo.svg' },
    theme: { color: '#3c4a36', accent: '#a8622e', fonts: { heading: 'Lora', text: 'Inter' } },
    defaultLocale: 'en',
    locales: Object.fromEntries(Object.entries(words).map(([locale, { tag, name }]) => [locale, { name, tag }])),
    organization: { description: inAll(({ home, long }) => `${home}. ${long}.`) },
    pages: {
      start: {
        kind: 'page',
        role: 'home',
        label: inAll(({ home }) => home),
        slug: inAll(() => ''),
        sections: {
          opening: { kind: 'opening', title: inAll(({ home }) => home), subtitle: inAll(({ long }) => `${long}.`) },
          courses: { kind: 'cards', collection: 'courses', title: inAll(({ noun }) => noun) },
        },
      },
    },
    collections: {
      courses: {
        type: 'Course',
        address: inAll(({ noun }) => noun.toLowerCase()),
        entries: Object.fromEntries(entries),
      },
    },
  }
}

function entry(number: number): Tree {
  return {
    label: inAll(({ noun }) => `${noun} ${number}`),
    slug: inAll(({ noun }) => `${noun.toLowerCase()}-${number}`),
    icon: 'hammer',
    summary: inAll(({ short }) => `${short} ${number}.`),
    sections: {
      opening: {
        kind: 'opening',
        title: inAll(({ noun, short }) => `${short} ${number}, ${noun}`),
        subtitle: inAll(({ long }) => `${long} (${number}).`),
      },
    },
  }
}

function inAll(write: (texts: Texts) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([locale, { texts }]) => [locale, write(texts)]))
}

/** Writes such a site with its logo into a folder. Returns the path of the file. */
export async function writeManyEntries(count: number, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await copyFile(logo, join(folder, 'logo.svg'))
  const file = join(folder, 'site.config.yaml')
  await writeFile(file, writeYaml(manyEntries(count)))
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { entries: { type: 'string', default: '200' }, out: { type: 'string' } } })
  if (!values.out || !(Number(values.entries) > 0)) throw new Error('usage: --entries NUMBER --out FOLDER')
  process.stdout.write(`${await writeManyEntries(Number(values.entries), resolve(values.out))}\n`)
}
