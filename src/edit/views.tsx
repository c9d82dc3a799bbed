import type { ReactNode } from 'react'
import { ContactPanel } from './contact/contact-panel.tsx'
import { OffPage } from './page/off-page.tsx'
import { type PageLook, PageView } from './page/page-view.tsx'
import { SectionsPanel } from './page/sections/sections-panel.tsx'
import { ProblemsPanel } from './problems/problems-panel.tsx'
import { PublishPanel } from './publish/publish-panel.tsx'
import { SeoPanel } from './site/seo-panel.tsx'
import { SitePanel } from './site/site-panel.tsx'
import type { Workspace } from './state/use-workspace.ts'
import { TextsGrid } from './texts/texts-grid.tsx'
import type { View } from './view.ts'

/** What each view shows. */
export const views: Readonly<Record<View, (workspace: Workspace, look: PageLook) => ReactNode>> = {
  page: (workspace, look) => {
    const { shownPage: page } = workspace
    // A page that is switched off is at no address.
    return page?.place && Object.keys(page.paths).length === 0 ? (
      <OffPage key={page.key} page={page} place={page.place} onSections={() => workspace.show('sections')} />
    ) : (
      <PageView workspace={workspace} look={look} />
    )
  },
  // The same page stays: only what is beside it is another.
  look: (workspace, look) => <PageView workspace={workspace} look={look} />,
  sections: ({ shownPage, ...workspace }) =>
    shownPage && (
      <SectionsPanel
        page={shownPage}
        address={workspace.address}
        begun={workspace.begun}
        onTexts={workspace.openAdded}
        onPlace={workspace.openPlace}
        onAdded={workspace.showAdded}
        onRemoved={() => workspace.replacePage(shownPage.key)}
      />
    ),
  texts: (workspace) => (
    <TextsGrid
      key={workspace.filter}
      namePlace={workspace.namePlace}
      stale={workspace.stale}
      startWith={workspace.filter}
      open={workspace.picked?.path}
      onLanguage={workspace.beginLanguage}
      onOpen={workspace.openAmong}
    />
  ),
  found: ({ shownPage, ...workspace }) =>
    shownPage && (
      <SeoPanel key={workspace.address} page={shownPage} address={workspace.address} onOpen={workspace.openPlace} />
    ),
  contact: (workspace) => <ContactPanel workspace={workspace} />,
  site: (workspace) => <SitePanel workspace={workspace} />,
  problems: (workspace) => <ProblemsPanel workspace={workspace} />,
  publish: (workspace) => (
    <PublishPanel
      namePlace={workspace.namePlace}
      onProblems={() => workspace.setView('problems')}
      onOpen={workspace.leadTo}
    />
  ),
}
