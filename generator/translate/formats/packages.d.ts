// Minimal types of the packages that the formats use: so the type check needs none of them installed.

declare module 'csv-parse/sync' {
  export interface Options {
    readonly bom?: boolean
    readonly delimiter?: string
    readonly record_delimiter?: readonly string[]
    readonly relax_column_count?: boolean
    readonly relax_quotes?: boolean
  }

  export function parse(text: string | Uint8Array, options: Options): string[][]
}

declare module 'gettext-parser' {
  export interface Message {
    readonly msgctxt?: string
    readonly msgid: string
    readonly msgstr: readonly string[]
    readonly comments?: {
      readonly extracted?: string
      readonly reference?: string
      readonly flag?: string
      readonly previous?: string
      readonly translator?: string
    }
  }

  export interface Catalogue {
    readonly charset?: string
    readonly headers: Readonly<Record<string, string>>
    readonly translations: Readonly<Record<string, Readonly<Record<string, Message>>>>
  }

  export const po: {
    parse(bytes: Uint8Array, options?: { readonly defaultCharset?: string }): Catalogue
    compile(catalogue: Catalogue, options?: { readonly foldLength?: number }): Uint8Array
  }
}

declare module 'write-excel-file/node' {
  export interface Cell {
    readonly value: string
    readonly type: StringConstructor
    readonly wrap?: boolean
    readonly format?: string
    readonly fontWeight?: 'bold'
    readonly alignVertical?: 'top'
  }

  // biome-ignore lint/style/noDefaultExport: so does the package
  export default function writeExcelFile(
    sheets: readonly {
      readonly sheet: string
      readonly data: readonly (readonly Cell[])[]
      readonly columns?: readonly { readonly width: number }[]
      readonly stickyRowsCount?: number
    }[],
  ): { toBuffer(): Promise<Uint8Array> }
}

declare module 'read-excel-file/node' {
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default function readExcelFile(
    bytes: Uint8Array,
    options?: { readonly trim?: boolean },
  ): Promise<{ readonly sheet: string; readonly data: (string | number | boolean | Date | null)[][] }[]>
}
