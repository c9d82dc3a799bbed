import type { ComponentType, ReactNode } from 'react'
import type { ListFilter, ListPager, PageCard, ShownKind, ShownSection, SideMenu } from '../content/page-content.ts'
import type { KindModules } from '../kinds/kind-module.ts'
import type { SearchFormProps } from '../search/search-form.tsx'

/** Draws a section of a kind. */
export type SectionView<Kind extends ShownKind> = ComponentType<{ readonly section: ShownSection<Kind> }>

/** The views of some kinds of sections. */
export type ViewsOf<Kind extends ShownKind> = { readonly [K in Kind]: SectionView<K> }

/** A list with the form above it by which visitors choose among its entries. */
export interface FilteredListProps {
  readonly filter: ListFilter
  /** The page of the list, where nothing is asked for. */
  readonly children: ReactNode
  /** Draws entries that were found. */
  readonly render: (cards: readonly PageCard[], pager: ListPager | undefined) => ReactNode
}

/** The page of an entry with a menu of all entries. */
export interface EntryPageProps {
  readonly menu: SideMenu
  readonly sections: readonly ShownSection[]
  /** Draws sections, by a part of the app that every page has. */
  readonly Sections: ComponentType<{ readonly sections: readonly ShownSection[] }>
}

/** What is found by the search. */
export interface SearchPageProps {
  /** The address of the index of the language. */
  readonly index: string
  /** The form, which is part of the app. */
  readonly Form: ComponentType<SearchFormProps>
}

/** Draws a list that is divided into pages, with the links to the others; and what is found by the search. */
export interface ListViews {
  readonly lists?: { readonly Pager: ComponentType<{ readonly pager: ListPager }> }
  readonly filters?: { readonly FilteredList: ComponentType<FilteredListProps> }
  readonly menus?: { readonly EntryPage: ComponentType<EntryPageProps> }
  readonly search?: { readonly SearchResultsPage: ComponentType<SearchPageProps> }
}

/** Those views that a page needs, and those of the kinds of the site's own. */
export type LoadedViews = Partial<ViewsOf<ShownKind>> & ListViews & { readonly own?: KindModules }
