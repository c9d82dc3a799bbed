import { isSamePath, isWithin } from '../paths/paths.ts'
import type { EditedPicture, Path } from '../protocol/protocol.ts'

/** The pictures that a place belongs to: those of the nearest entry, section or page around it that has some or may have one. */
export function picturesFor(pictures: readonly EditedPicture[], path: Path): EditedPicture[] {
  const around = pictures.filter(({ owner }) => isWithin(path, owner))
  const nearest = Math.max(...around.map(({ owner }) => owner.length))
  return around.filter(({ owner }) => owner.length === nearest)
}

/** The pictures of a place itself, such as an entry: those that it has, or that it is. */
export function ownPictures(pictures: readonly EditedPicture[], path: Path): EditedPicture[] {
  return pictures.filter(({ owner, path: at }) => isSamePath(owner, path) || isSamePath(at.slice(0, -1), path))
}
