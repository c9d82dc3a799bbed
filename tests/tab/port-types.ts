// The implementations of a port in the tab can be called as those on Node are: the compiler sees only one of them elsewhere.

/** What the tab has of a port: each function of it takes what is given to that of Node. */
type Fits<Tab extends Taking<Node, Tab>, Node> = Tab

type Taking<Node, Tab> = {
  readonly [Name in keyof Tab & keyof Node]: Node[Name] extends (...given: infer Given) => unknown
    ? (...given: Given) => unknown
    : unknown
}

export type Cache = Fits<
  typeof import('../../generator/tab/ports/memory-cache.ts'),
  typeof import('../../generator/lib/files/cache.ts')
>
export type ConfigFile = Fits<
  typeof import('../../generator/tab/ports/kept-config-file.ts'),
  typeof import('../../generator/edit/server/config-file.ts')
>
export type CountryData = Fits<
  typeof import('../../generator/tab/ports/country-data.ts'),
  typeof import('../../generator/lib/languages/country-data.ts')
>
export type Css = Fits<
  typeof import('../../generator/tab/ports/plain-css.ts'),
  typeof import('../../generator/assets/lightning-css.ts')
>
export type Drawings = Fits<
  typeof import('../../generator/tab/ports/web-drawings.ts'),
  typeof import('../../generator/check/rules/files/resvg-drawings.ts')
>
export type Files = Fits<
  typeof import('../../generator/tab/ports/memory-files.ts'),
  typeof import('../../generator/lib/files/disk-files.ts')
>
export type Git = Fits<
  typeof import('../../generator/tab/ports/no-git.ts'),
  typeof import('../../generator/check/history/run-git.ts')
>
export type Hash = Fits<
  typeof import('../../generator/tab/ports/sha2.ts'),
  typeof import('../../generator/lib/system-hash.ts')
>
export type Kinds = Fits<
  typeof import('../../generator/tab/ports/tab-kinds.ts'),
  typeof import('../../generator/kinds/node-kinds.ts')
>
export type Libraries = Fits<
  typeof import('../../generator/tab/ports/libraries.ts'),
  typeof import('../../generator/lib/packages/libraries.ts')
>
export type Packages = Fits<
  typeof import('../../generator/tab/ports/packages.ts'),
  typeof import('../../generator/lib/packages/package-files.ts')
>
export type Path = Fits<
  typeof import('../../generator/tab/ports/posix-path.ts'),
  typeof import('../../generator/lib/files/system-path.ts')
>
export type Photos = Fits<
  typeof import('../../generator/tab/ports/canvas-photos.ts'),
  typeof import('../../generator/assets/sharp-photos.ts')
>
export type Places = Fits<
  typeof import('../../generator/tab/ports/places.ts'),
  typeof import('../../generator/lib/files/paths.ts')
>
export type ShareImages = Fits<
  typeof import('../../generator/tab/ports/web-share-images.ts'),
  typeof import('../../generator/assets/share-images/render-share-image.ts')
>
export type Spreadsheets = Fits<
  typeof import('../../generator/tab/ports/web-spreadsheets.ts'),
  typeof import('../../generator/translate/formats/node-spreadsheets.ts')
>
export type TypefaceCutter = Fits<
  typeof import('../../generator/tab/ports/whole-typefaces.ts'),
  typeof import('../../generator/assets/harfbuzz-cutter.ts')
>
export type Validator = Fits<
  typeof import('../../generator/tab/ports/packed-validator.ts'),
  typeof import('../../generator/check/validate/schema-validator.ts')
>
