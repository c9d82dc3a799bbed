import type { Words } from './words.ts'

/** The words of the site in Japanese. */
export const ja: Words = {
  common: {
    loading: '読み込み中…',
    error: '読み込めませんでした',
    success: '完了しました',
    skipToContent: '本文へ移動',
    newTab: '新しいタブで開きます',
  },
  root: {
    detecting: '言語を確認しています…',
    choose: '言語をお選びください',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'このアドレスは存在しないか、変更されました。トップページからほかのページをご覧いただけます。',
    home: 'トップページへ',
    line: 'お探しのページは見つかりませんでした。',
    nearest: 'こちらのページをお探しですか：',
  },
  navigation: {
    main: 'メインメニュー',
    menu: 'メニュー',
    languages: '言語を選ぶ',
    breadcrumbs: '現在の位置',
  },
  services: {
    learnMore: '詳しく見る',
    showAll: 'すべて表示',
    showLess: '表示を減らす',
    deliverable: '成果物',
    description: '内容',
    benefit: 'メリット',
    step: 'ステップ{{number}}',
  },
  artefacts: {
    example: '見本',
    done: '完了',
    planned: '予定',
  },
  contact: {
    form: {
      submit: '送信する',
      submitting: '送信しています…',
      success: 'ありがとうございます。メッセージを受け付けました。追ってご連絡いたします。',
      sent: 'メッセージを受け取りました。',
      next: '内容を確認し、ご記入の連絡先にお返事します。お急ぎの場合は直接ご連絡ください：',
      again: 'もう一通書く',
      errorMessage: '必須項目をすべてご入力ください',
      networkError: '送信できませんでした。しばらくしてからもう一度お試しください。',
      requiredHint: '* の付いた項目は必須です',
      noScript: 'このフォームの送信には JavaScript が必要です。次の方法でもご連絡いただけます。',
      otherWays: '入力内容はフォームに残っています。ほかの方法でもお送りいただけます。',
      viaChat: 'チャットで送る',
      viaEmail: 'メールで送る',
      viaPhone: '電話をかける：{{phone}}',
      choose: 'お選びください',
      honeypot: 'この欄は空のままにしてください',
      validation: {
        nameRequired: 'お名前をご入力ください',
        emailRequired: 'メールアドレスをご入力ください',
        emailInvalid: '正しいメールアドレスをご入力ください',
        phoneRequired: '電話番号をご入力ください',
        companyRequired: '会社名をご入力ください',
        positionRequired: '役職をご入力ください',
        messageRequired: 'メッセージをご入力ください',
        consentRequired: '送信には同意が必要です',
      },
    },
  },
  blog: {
    readMore: '続きを読む',
    backToBlog: '記事一覧へ戻る',
    by: '著者：{{author}}',
    otherLanguage: 'この記事は別の言語で書かれています。',
  },
}
