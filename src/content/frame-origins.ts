import type { AnyPageModule } from './page-content.ts'

/** The origins of the frames of other services that a page shows after a tap: its policy has to allow them. */
export function frameOrigins({ content }: Pick<AnyPageModule, 'content'>): string[] {
  return [
    ...new Set(
      content.sections.flatMap((section) => (section.kind === 'embed' ? [new URL(section.frame).origin] : [])),
    ),
  ]
}
