import { useData } from 'vike-react/useData'
import { HeadView, StructuredData } from '../../react/head-view.jsx'

export { Head }

function Head() {
  const data = useData()
  return (
    <>
      <HeadView {...data} />
      <StructuredData {...data} />
      <link rel="stylesheet" href={data.shell.styles} />
    </>
  )
}
