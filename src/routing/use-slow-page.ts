import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What comes sooner needs no sign that it is coming. */
const patienceMs = 400

/** Whether the page that the visitor has asked for is slow to come. The address changes at once, the router's own location only with the page. */
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
