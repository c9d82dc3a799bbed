import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Japanese. */
export const ja: PrivacyWords = {
  who: '管理者',
  responsible: (parts, email) =>
    `${parts.join('、')}${email ? `。個人情報に関するお問い合わせは ${email} までお送りください。` : '。'}`,
  sent: 'お送りいただく情報',
  asks: (fields) => `フォームでお尋ねする項目は次のとおりです：${fields}。`,
  beside: 'あわせて、ページのアドレス、送信日時、言語、ブラウザの名称も受け取ります。',
  received: {
    path: (path) => `これらはすべて当サイトの ${path} に送信され、そこから当方に届きます。`,
    address: (host) => `これらはすべて、当方の委託先である ${host} に送信されます。`,
    service: (name, host) => `これらはすべて ${name}（${host}）に送信され、同サービスが保管するか、当方に転送します。`,
    email: (name) => `これらはすべて、${name} を通じてメールで当方に届きます。`,
  },
  purpose: (articles) => `いただいた情報はお問い合わせへの回答に利用し（${articles}）、販売することはありません。`,
  newsletter: (articles) =>
    `ニュースレターのためにご入力いただいた情報は、同意に基づき（${articles}）、ニュースレターの送信にのみ利用します。同意はいつでも撤回できます。`,
  consent: (boxes, articles) =>
    `${boxes} にチェックを入れて同意いただいた内容は、その同意を根拠とします（${articles}）。同意はいつでも撤回できます。`,
  interest: (articles) =>
    `これらの法的根拠は、正常かつ安全に動作し、ご利用の言語で読めるサイトを提供するという当方の正当な利益です（${articles}）。`,
  transfer: (services, articles) =>
    `情報は国外でも、${services} により取り扱われます。これは十分性認定または標準契約条項に基づきます（${articles}）。`,
  located: (service, country) => `${service}（${country}）`,
  article: {
    lgpd: (item) => `LGPD第7条${item}号`,
    gdpr: (item) => `GDPR第6条第1項(${item})`,
  },
  transferArticle: { lgpd: 'LGPD第33条', gdpr: 'GDPR第45条・第46条' },
  kept: 'ブラウザに残る情報',
  language: (key) => `お選びになった言語。\`${key}\` という名前で、削除されるまで残ります。どこにも送信されません。`,
  draft: (key) =>
    `入力後、まだ送信されていない内容。\`${key}\` という名前で、タブを閉じるまで残ります。どこにも送信されません。`,
  cookies: '当サイトはクッキーを使用しません。',
  others: '外部サービスに伝わる情報',
  country: (host) =>
    `言語を指定せずにアドレスを開き、以前に言語を選んだことがなく、ブラウザの言語が当サイトにない場合、国を調べるために ${host} に問い合わせます。その際、IPアドレスが伝わります。`,
  pictures: (hosts) => `一部の画像は ${hosts} から配信され、その画像のあるページを開くとIPアドレスが伝わります。`,
  visits: (name, host) =>
    `訪問数は ${name}（${host}）で集計しています。ページのアドレス、参照元、端末の種類、そして一時的にIPアドレスが伝わります。クッキーは使用しません。`,
  embeds: (services, articles) =>
    `${services} の動画、地図、カレンダーなどは、同意に基づき、タップしたときにのみ読み込まれます（${articles}）。その際、IPアドレスとこのサイトのアドレスがそのサービスに伝わり、サービス独自のクッキーが保存されることがあります。`,
  links: 'チャット、SNS、地図へのリンクは、開いたときにのみ各サービスにつながります。',
  server: '当サイトのホスティング事業者は、一般のサーバーと同様に、IPアドレスと閲覧されたページを知ることができます。',
  rights: 'お客様の権利',
  law: {
    lgpd: (email) =>
      `ブラジルの個人情報保護法LGPD（法律第13.709/2018号第18条）に基づき、ご自身の情報の有無の確認、開示、訂正、移転、削除を求め、同意を撤回することができます${email ? `（連絡先：${email}）` : ''}。ANPDに申し立てることもできます。`,
    gdpr: (email) =>
      `GDPR（第15条から第21条）に基づき、ご自身の情報の開示、訂正、消去、利用の制限、移転を求め、利用に異議を述べ、同意を撤回することができます${email ? `（連絡先：${email}）` : ''}。お住まいの国のデータ保護機関に申し立てることもできます。`,
  },
  asOf: (day) => `${day}確認。`,
}
