import type { Words } from './words.ts'

/** The words of the site in Turkish. */
export const tr: Words = {
  common: {
    loading: 'Yükleniyor…',
    error: 'Yüklenemedi',
    success: 'Tamam',
    skipToContent: 'İçeriğe geç',
    newTab: 'yeni sekmede açılır',
  },
  root: {
    detecting: 'Diliniz belirleniyor…',
    choose: 'Dilinizi seçin',
  },
  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adres yok ya da değişmiş. Diğer her şeye ana sayfadan ulaşabilirsiniz.',
    home: 'Ana sayfaya git',
    line: 'İstediğiniz sayfa yok.',
    nearest: 'Belki şunu arıyorsunuz:',
  },
  navigation: {
    main: 'Ana menü',
    menu: 'Menü',
    languages: 'Dil seçin',
    breadcrumbs: 'Buradasınız',
  },
  services: {
    learnMore: 'Daha fazla bilgi',
    showAll: 'Tümünü göster',
    showLess: 'Daha az göster',
    deliverable: 'Çıktı',
    description: 'Açıklama',
    benefit: 'Yararı',
    step: '{{number}}. adım',
  },
  artefacts: {
    example: 'Örnek',
    done: 'Yapıldı',
    planned: 'Planlandı',
  },
  contact: {
    form: {
      submit: 'Mesajı gönder',
      submitting: 'Gönderiliyor…',
      success: 'Teşekkür ederiz! Mesajınızı aldık, en kısa sürede size döneceğiz.',
      sent: 'Mesajınız bize ulaştı.',
      next: 'Okuyup verdiğiniz iletişim bilgisinden size döneceğiz. Acilse bize doğrudan ulaşın:',
      again: 'Başka bir mesaj yaz',
      errorMessage: 'Lütfen tüm zorunlu alanları doldurun',
      networkError: 'Gönderilemedi. Lütfen birazdan yeniden deneyin.',
      requiredHint: '* ile işaretli alanlar zorunludur',
      noScript: 'Bu formu göndermek için JavaScript gerekir. Bize doğrudan da ulaşabilirsiniz:',
      otherWays: 'Yazdıklarınız formda duruyor. İsterseniz başka bir yolla gönderebilirsiniz:',
      viaChat: 'Sohbetle gönder',
      viaEmail: 'E-postayla gönder',
      viaPhone: 'Arayın: {{phone}}',
      choose: 'Lütfen seçin',
      honeypot: 'Bu alanı boş bırakın',
      validation: {
        nameRequired: 'Lütfen adınızı yazın',
        emailRequired: 'Lütfen e-posta adresinizi yazın',
        emailInvalid: 'Lütfen geçerli bir e-posta adresi yazın',
        phoneRequired: 'Lütfen telefon numaranızı yazın',
        companyRequired: 'Lütfen şirketinizi yazın',
        positionRequired: 'Lütfen görevinizi yazın',
        messageRequired: 'Lütfen mesajınızı yazın',
        consentRequired: 'Göndermek için lütfen onay verin',
      },
    },
  },
  blog: {
    readMore: 'Devamını oku',
    backToBlog: 'Yazılara dön',
    by: 'Yazan: {{author}}',
    otherLanguage: 'Bu yazı başka bir dilde yazılmıştır.',
  },
}
