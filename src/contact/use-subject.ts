import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readBootBlock } from '../boot-block.ts'
import { fetchJson } from '../content/fetch-json.ts'
import { useShell } from '../content/site-context.tsx'
import { aboutParameter } from '../routing/link-key.ts'
import type { NamedPage } from '../routing/nearest-pages.ts'
import { pageNamesFile } from '../routing/root-folders.ts'

/**
 * The subject of a visitor's message: the name of the page that the address of the form's page names. The lead contains that address. Anybody can
 * make such an address, so only names of pages of the site are shown.
 */
export function useSubject(): { readonly subject: string | undefined; remove(): void } {
  const { locale } = useShell()
  const { search } = useLocation()
  const [subject, setSubject] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const asked = new URLSearchParams(search).get(aboutParameter)
    const named = asked === null ? Promise.resolve(undefined) : subjectName(asked, locale)
    named.catch(() => undefined).then((name) => isCurrent && setSubject(name))
    return () => {
      isCurrent = false
    }
  }, [search, locale])

  return {
    subject,
    remove() {
      const address = new URL(window.location.href)
      address.searchParams.delete(aboutParameter)
      history.replaceState(history.state, '', address)
      setSubject(undefined)
    },
  }
}

async function subjectName(key: string, locale: string): Promise<string | undefined> {
  const data = readBootBlock(document).shell.replace(/[^/]*$/, '')
  const pages = await fetchJson<readonly NamedPage[]>(data + pageNamesFile(locale))
  return pages.find(([, , own]) => own === key)?.[1]
}
