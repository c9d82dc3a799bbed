import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A page that is shown sooner needs no loading sign. */
const patienceMs = 400

/**
 * Whether the requested page is slow to load. The address bar changes at once, the router's location only when the page is shown: until then
 * they differ.
 */
export function useSlowPage(): boolean {
  const { pathname } = useLocation()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSlow(window.location.pathname !== pathname), patienceMs)
    }
    document.addEventListener('click', watch)
    window.addEventListener('popstate', watch)
    return () => {
      clearTimeout(timer)
      setSlow(false)
      document.removeEventListener('click', watch)
      window.removeEventListener('popstate', watch)
    }
  }, [pathname])
  return isSlow
}
