export { route as default }

const route = '/*'
