export { lang }

const lang = (pageContext) => pageContext.data.page.tag
