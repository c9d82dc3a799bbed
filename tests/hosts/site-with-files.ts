import { cp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { offeredTypes, playedTypes } from '../../generator/output/hosting/media-types.ts'
import { buildSite, type OwnSite } from '../output/built-site.ts'
import { secondSite, temporaryFolder } from '../site/command.ts'
import { siteTexts } from '../site/site-texts.ts'

/** Extensions of what a film section names; a site may offer all others to keep. */
const ofFilms = ['mp4', 'webm', 'vtt']

/** The second site with a page more, which has a film of the given bytes, its captions, and a file to keep of each type. */
export async function buildSiteWithFiles(film: Uint8Array): Promise<OwnSite> {
  const { path: from, remove } = await temporaryFolder()
  try {
    await cp(dirname(secondSite), from, { recursive: true })
    for (const name of Object.keys(offeredTypes))
      await writeFile(join(from, `tour.${name}`), isPlayed(name) ? film : `A file of the type ${name}. `.repeat(99))
    const { text } = await siteTexts.second()
    return await buildSite({ text: text.replace(/^pages:\n/m, pageWithFiles), from })
  } finally {
    await remove()
  }
}

function isPlayed(extension: string): boolean {
  return playedTypes.some((each) => each === extension)
}

const pageWithFiles = `pages:
  film:
    kind: page
    label: { fr: Film, de: Film }
    slug: { fr: film, de: film }
    sections:
      opening:
        kind: opening
        title: { fr: Film, de: Film }
        subtitle: { fr: Une visite de l’atelier., de: Ein Rundgang. }
      film:
        kind: video
        poster:
          file: ./images/piano.jpg
          alt: { fr: Un piano, de: Ein Klavier }
        file: ./tour.mp4
        captions:
          fr: ./tour.vtt
      other:
        kind: video
        poster:
          file: ./images/piano.jpg
          alt: { fr: Un autre piano, de: Ein anderes Klavier }
        file: ./tour.webm
      files:
        kind: downloads
        title: { fr: Fichiers, de: Dateien }
        items:
${Object.keys(offeredTypes)
  .filter((extension) => !ofFilms.includes(extension))
  .map(
    (extension) => `          - file: ./tour.${extension}\n            title: { fr: ${extension}, de: ${extension} }\n`,
  )
  .join('')}`
