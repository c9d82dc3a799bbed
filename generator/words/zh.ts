import type { Words } from './words.ts'

/** The words of the site in Chinese, in simplified letters. */
export const zh: Words = {
  common: {
    loading: '正在加载…',
    error: '加载失败',
    success: '已完成',
    skipToContent: '跳到正文',
    newTab: '在新标签页中打开',
  },
  root: {
    detecting: '正在识别您的语言…',
    choose: '请选择语言',
  },
  notFound: {
    title: '找不到页面',
    text: '该网址不存在或已变更。您可以从首页浏览其他内容。',
    home: '返回首页',
    line: '您访问的页面不存在。',
    nearest: '您可能要找的是：',
  },
  navigation: {
    main: '主菜单',
    menu: '菜单',
    languages: '选择语言',
    breadcrumbs: '当前位置',
  },
  services: {
    learnMore: '了解更多',
    showAll: '显示全部',
    showLess: '收起',
    deliverable: '交付成果',
    description: '说明',
    benefit: '价值',
    step: '第 {{number}} 步',
  },
  artefacts: {
    example: '示例',
    done: '已完成',
    planned: '计划中',
  },
  contact: {
    form: {
      submit: '发送留言',
      submitting: '正在发送…',
      success: '谢谢！我们已收到您的留言，会尽快与您联系。',
      sent: '我们已收到您的留言。',
      next: '我们会阅读并按您留下的联系方式回复。如有急事，请直接联系我们：',
      again: '再写一条留言',
      errorMessage: '请填写所有必填项',
      networkError: '发送失败，请稍后再试。',
      requiredHint: '带 * 的为必填项',
      noScript: '发送此表单需要启用 JavaScript。您也可以直接联系我们：',
      otherWays: '您填写的内容仍保留在表单中，也可以用其他方式发送：',
      viaChat: '通过聊天发送',
      viaEmail: '通过电子邮件发送',
      viaPhone: '拨打电话：{{phone}}',
      choose: '请选择',
      honeypot: '请将此栏留空',
      validation: {
        nameRequired: '请填写您的姓名',
        emailRequired: '请填写您的电子邮箱',
        emailInvalid: '请填写有效的电子邮箱',
        phoneRequired: '请填写您的电话号码',
        companyRequired: '请填写您的公司',
        positionRequired: '请填写您的职位',
        messageRequired: '请填写留言内容',
        consentRequired: '发送前请先同意',
      },
    },
  },
  blog: {
    readMore: '阅读全文',
    backToBlog: '返回文章列表',
    by: '作者：{{author}}',
    otherLanguage: '本文以其他语言撰写。',
  },
}
