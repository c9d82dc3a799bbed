import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Chinese in simplified script. */
export const zh: PrivacyWords = {
  who: '数据由谁负责',
  responsible: (parts, email) => `${parts.join('，')}${email ? `。有关您的数据，请写信至 ${email}。` : '。'}`,
  sent: '您发送给我们的内容',
  asks: (fields) => `表单需要填写：${fields}。`,
  beside: '我们还会同时收到页面地址、时间、语言和您的浏览器名称。',
  received: {
    path: (path) => `所有内容都发送到本网站的 ${path}，再由此转交给我们。`,
    address: (host) => `所有内容都发送到受我们委托处理数据的 ${host}。`,
    service: (name, host) => `所有内容都发送到 ${name}（${host}），由其保存或转交给我们。`,
    email: (name) => `所有内容都由 ${name} 以电子邮件的形式发送给我们。`,
  },
  purpose: (articles) => `我们使用这些数据来答复您的请求（${articles}），不会出售。`,
  newsletter: (articles) =>
    `您为订阅电子通讯填写的内容，我们只用于向您发送该通讯，依据是您的同意（${articles}）。您可以随时撤回同意。`,
  consent: (boxes, articles) => `您勾选 ${boxes} 所同意的内容，依据是您的同意（${articles}）。您可以随时撤回同意。`,
  interest: (articles) =>
    `未注明其他法律依据的处理，其依据是我们的正当利益：让网站正常、安全地运行，并以您的语言呈现（${articles}）。`,
  transfer: (services, articles) =>
    `数据也会在其他国家由 ${services} 处理，依据是充分性认定或标准合同条款（${articles}）。`,
  located: (service, country) => `${service}（${country}）`,
  article: {
    lgpd: (item) => `LGPD第7条第${item}项`,
    gdpr: (item) => `GDPR第6条第1款(${item})项`,
  },
  transferArticle: { lgpd: 'LGPD第33条', gdpr: 'GDPR第45条和第46条' },
  kept: '保留在您浏览器中的内容',
  language: (key) => `您选择的语言，以 \`${key}\` 为名保存，直到您将其删除。不会发送给任何人。`,
  draft: (key) => `您已填写但尚未发送的内容，以 \`${key}\` 为名保存，直到标签页关闭。不会发送给任何人。`,
  choice: (key) => `您对 Cookie 的选择，以 \`${key}\` 为名保存六个月。不会发送给任何人。`,
  cookies: '本网站不使用 Cookie。',
  cookiesOfOthers: '本网站自身不使用 Cookie，下文列出的服务可能会使用自己的 Cookie。',
  others: '其他服务会收到的内容',
  country: (host) =>
    `如果您打开的地址没有指明语言，之前也没有选择过语言，而您的浏览器设置的语言本网站没有提供，我们会向 ${host} 查询您所在的国家，该服务会收到您的 IP 地址。`,
  pictures: (hosts) => `部分图片来自 ${hosts}，您打开含有这些图片的页面时，对方会收到您的 IP 地址。`,
  visits: (name, host) =>
    `我们使用 ${name}（${host}）统计访问量，该服务会收到页面地址、来源、设备类型，并短暂收到您的 IP 地址。不使用 Cookie。`,
  agreed: (services, articles, choices) =>
    `只有在您同意后，我们才会用 ${services} 统计访问量和衡量广告效果，依据是您的同意（${articles}）。届时这些服务会收到您的 IP 地址、您打开的页面、来源页面、设备信息，以及您提交过表单、拨打过电话或打开过聊天这一事实（不含您填写的内容），并设置 Cookie。您可以随时通过每页底部的<q>${choices}</q>撤回同意。`,
  embeds: (services, articles) =>
    `来自 ${services} 的影片、地图、日历等内容，只有在您点按时才会加载，依据是您的同意（${articles}）。届时该服务会收到您的 IP 地址和本网站的地址，并可能设置自己的 Cookie。`,
  checked: (services, articles) =>
    `您开始填写表单后，${services} 会检查是否由机器填写，并为此收到您的 IP 地址、浏览器信息以及您使用页面的方式。该服务可能会设置自己的 Cookie。这可以保护表单免遭滥用，属于我们的合法利益（${articles}）。`,
  links: '指向聊天、社交网络和地图的链接，只有在您打开时才会连接到这些服务。',
  server: '与任何服务器一样，我们的托管服务商可以看到您的 IP 地址和您访问的页面。',
  rights: '您的权利',
  law: {
    lgpd: (email) =>
      `根据巴西数据保护法 LGPD（第13.709/2018号法律第18条），您可以要求确认、查阅、更正、转移和删除您的数据，并撤回同意${email ? `，请写信至 ${email}` : ''}。您也可以向 ANPD 投诉。`,
    gdpr: (email) =>
      `根据 GDPR（第15条至第21条），您可以要求查阅、更正、删除、限制处理和转移您的数据，反对使用这些数据，并撤回同意${email ? `，请写信至 ${email}` : ''}。您也可以向所在国家的数据保护机构投诉。`,
  },
  asOf: (day) => `审阅日期：${day}。`,
}
