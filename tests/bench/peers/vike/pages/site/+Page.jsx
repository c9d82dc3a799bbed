import { useData } from 'vike-react/useData'
import { PageView } from '../../react/page-view.jsx'

export { Page }

function Page() {
  return <PageView {...useData()} />
}
