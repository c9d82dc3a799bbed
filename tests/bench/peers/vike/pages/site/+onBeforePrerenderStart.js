import { readRoutes } from '../../react/read-content.js'

export { onBeforePrerenderStart }

const onBeforePrerenderStart = () => [...readRoutes().keys()]
