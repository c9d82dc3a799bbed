import { readPage } from '../../react/read-content.js'

export { data }

const data = (pageContext) => readPage(pageContext.urlPathname)
