import type { Words } from './words.ts'

/** The words of the site in Arabic. */
export const ar: Words = {
  common: {
    loading: 'جارٍ التحميل…',
    error: 'تعذّر التحميل',
    success: 'تم',
    skipToContent: 'انتقل إلى المحتوى',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
  root: {
    detecting: 'جارٍ تحديد لغتك…',
    choose: 'اختر لغتك',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'هذا العنوان غير موجود أو تم تغييره. يمكنك الوصول إلى بقية الموقع من الصفحة الرئيسية.',
    home: 'إلى الصفحة الرئيسية',
    line: 'الصفحة المطلوبة غير موجودة.',
    nearest: 'ربما تبحث عن:',
  },
  navigation: {
    main: 'القائمة الرئيسية',
    menu: 'القائمة',
    languages: 'اختيار اللغة',
    breadcrumbs: 'أنت هنا',
  },
  services: {
    learnMore: 'اعرف المزيد',
    showAll: 'عرض الكل',
    showLess: 'عرض أقل',
    deliverable: 'المخرجات',
    description: 'الوصف',
    benefit: 'الفائدة',
    step: 'الخطوة {{number}}',
  },
  artefacts: {
    example: 'نموذج',
    done: 'تم',
    planned: 'مخطَّط',
  },
  contact: {
    form: {
      submit: 'إرسال الرسالة',
      submitting: 'جارٍ الإرسال…',
      success: 'شكرًا لك! وصلتنا رسالتك وسنرد عليك قريبًا.',
      sent: 'وصلتنا رسالتك.',
      next: 'سنقرؤها ونرد عليك عبر وسيلة الاتصال التي ذكرتها. إذا كان الأمر عاجلاً، فتواصل معنا مباشرة:',
      again: 'كتابة رسالة أخرى',
      errorMessage: 'يرجى ملء جميع الحقول المطلوبة',
      networkError: 'تعذّر الإرسال. يرجى المحاولة مرة أخرى بعد قليل.',
      requiredHint: 'الحقول المميزة بعلامة * مطلوبة',
      noScript: 'يتطلب إرسال هذا النموذج تفعيل JavaScript. يمكنك أيضًا التواصل معنا مباشرة:',
      otherWays: 'ما كتبته لا يزال في النموذج. يمكنك أيضًا إرساله بطريقة أخرى:',
      viaChat: 'إرسال عبر الدردشة',
      viaEmail: 'إرسال بالبريد الإلكتروني',
      viaPhone: 'اتصل بنا: {{phone}}',
      choose: 'يرجى الاختيار',
      honeypot: 'اترك هذا الحقل فارغًا',
      validation: {
        nameRequired: 'يرجى إدخال اسمك',
        emailRequired: 'يرجى إدخال بريدك الإلكتروني',
        emailInvalid: 'يرجى إدخال بريد إلكتروني صحيح',
        phoneRequired: 'يرجى إدخال رقم هاتفك',
        companyRequired: 'يرجى إدخال اسم شركتك',
        positionRequired: 'يرجى إدخال وظيفتك',
        messageRequired: 'يرجى كتابة رسالتك',
        consentRequired: 'يرجى الموافقة قبل الإرسال',
      },
    },
  },
  blog: {
    readMore: 'اقرأ المزيد',
    backToBlog: 'العودة إلى المقالات',
    by: 'بقلم {{author}}',
    otherLanguage: 'هذا المقال مكتوب بلغة أخرى.',
  },
}
