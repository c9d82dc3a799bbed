import type { EditedPicture, Path } from '../protocol/protocol.ts'

/** The key of a place under which it has a picture. */
export function pictureKey(picture: Pick<EditedPicture, 'path'>, place: Path): string {
  return String(picture.path[place.length] ?? '')
}
