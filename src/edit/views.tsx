import type { ReactNode } from 'react'
import { ContactPanel } from './contact/contact-panel.tsx'
import { type PageLook, PageView } from './page/page-view.tsx'
import { SectionsPanel } from './page/sections-panel.tsx'
import { ProblemsPanel } from './problems/problems-panel.tsx'
import { PublishPanel } from './publish/publish-panel.tsx'
import { SeoPanel } from './site/seo-panel.tsx'
import { SitePanel } from './site/site-panel.tsx'
import type { Workspace } from './state/use-workspace.ts'
import { TextsGrid } from './texts/texts-grid.tsx'
import type { View } from './view.ts'

/** What each view shows. */
export const views: Readonly<Record<View, (desk: Workspace, look: PageLook) => ReactNode>> = {
  page: (desk, look) => <PageView {...{ desk, look }} />,
  // The same page stays: only what is beside it is another.
  look: (desk, look) => <PageView {...{ desk, look }} />,
  sections: ({ shownPage, ...desk }) =>
    shownPage && (
      <SectionsPanel
        {...desk}
        page={shownPage}
        onTexts={desk.openAdded}
        onPlace={desk.openPlace}
        onAdded={desk.showAdded}
      />
    ),
  texts: ({ picked, ...desk }) => (
    <TextsGrid
      {...desk}
      key={desk.filter}
      startWith={desk.filter}
      open={picked?.path}
      onLanguage={desk.beginLanguage}
      onOpen={desk.openAmong}
    />
  ),
  found: ({ shownPage, ...desk }) =>
    shownPage && <SeoPanel {...desk} key={desk.address} page={shownPage} onOpen={desk.openPlace} />,
  contact: (desk) => <ContactPanel desk={desk} />,
  site: (desk) => <SitePanel desk={desk} />,
  problems: (desk) => <ProblemsPanel desk={desk} />,
  publish: (desk) => <PublishPanel {...desk} onProblems={() => desk.setView('problems')} onOpen={desk.leadTo} />,
}
