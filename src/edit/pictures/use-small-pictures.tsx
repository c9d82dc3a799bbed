import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'

/** Draws pictures that no page shows yet in a small size, by their names beside the configuration. Its name or what is done with it stands beside each. */
export function useSmallPictures(version: string): (name: string) => React.ReactNode {
  const { client } = useOpenFile()
  const [pictures = {}] = useAnswer(client, 'GET small-pictures', version)
  return (name) => {
    const src = pictures[name.replace(/^\.\//, '')]
    return src && <img className="small-picture" src={src} alt="" />
  }
}
