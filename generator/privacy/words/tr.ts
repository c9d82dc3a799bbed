import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Turkish. */
export const tr: PrivacyWords = {
  who: 'Veri sorumlusu',
  responsible: (parts, email) =>
    `${parts.join(', ')}${email ? `. Verilerinizle ilgili olarak ${email} adresine yazın.` : '.'}`,
  sent: 'Bize gönderdikleriniz',
  asks: (fields) => `Formda istenenler: ${fields}.`,
  beside: 'Bunlarla birlikte sayfanın adresi, saat, dil ve tarayıcınızın adı da bize ulaşır.',
  received: {
    path: (path) => `Hepsi bu sitedeki ${path} adresine gönderilir ve oradan bize ulaşır.`,
    address: (host) => `Hepsi, verileri bizim adımıza işleyen ${host} adresine gönderilir.`,
    service: (name, host) => `Hepsi ${name} (${host}) hizmetine gönderilir; o da bunları saklar veya bize iletir.`,
    email: (name) => `Hepsi bize ${name} aracılığıyla e-posta olarak ulaşır.`,
  },
  purpose: (articles) => `Verileri talebinizi yanıtlamak için kullanırız (${articles}) ve satmayız.`,
  newsletter: (articles) =>
    `Bülten için yazdıklarınızı, onayınıza dayanarak (${articles}), yalnızca onu size göndermek için kullanırız. Onayınızı istediğiniz zaman geri alabilirsiniz.`,
  consent: (boxes, articles) =>
    `${boxes} kutusunu işaretleyerek kabul ettikleriniz onayınıza dayanır (${articles}). Onayınızı istediğiniz zaman geri alabilirsiniz.`,
  interest: (articles) =>
    `Başka bir hukuki dayanağın belirtilmediği durumlarda dayanak, çalışan, güvenli ve sizin dilinizde bir site sunmaktaki meşru menfaatimizdir (${articles}).`,
  transfer: (services, articles) =>
    `Veriler başka ülkelerde de işlenir: ${services}. Bunun dayanağı bir yeterlilik kararı veya standart sözleşme maddeleridir (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, madde 7, ${item}`,
    gdpr: (item) => `GDPR, madde 6/1 (${item})`,
  },
  transferArticle: { lgpd: 'LGPD, madde 33', gdpr: 'GDPR, madde 45 ve 46' },
  kept: 'Tarayıcınızda kalanlar',
  language: (key) => `Seçtiğiniz dil, siz silene kadar \`${key}\` adıyla kalır. Kimseye gönderilmez.`,
  draft: (key) =>
    `Yazdığınız ama henüz gönderilmemiş olanlar, sekme kapanana kadar \`${key}\` adıyla kalır. Kimseye gönderilmez.`,
  choice: (key) => `Çerez seçiminiz, altı ay boyunca \`${key}\` adıyla kalır. Kimseye gönderilmez.`,
  cookies: 'Bu site çerez kullanmaz.',
  cookiesOfOthers: 'Bu sitenin kendisi çerez kullanmaz. Aşağıda adı geçen hizmetler kendi çerezlerini kullanabilir.',
  others: 'Diğer hizmetlerin aldıkları',
  country: (host) =>
    `Adresi dil belirtmeden açarsanız, daha önce bir dil seçmediyseniz ve tarayıcınız bu sitede olmayan bir dile ayarlıysa ülkeniz ${host} adresine sorulur; bu hizmet IP adresinizi alır.`,
  pictures: (hosts) =>
    `Bazı görseller ${hosts} adresinden gelir; bunların bulunduğu sayfaları açtığınızda IP adresiniz oraya iletilir.`,
  visits: (name, host) =>
    `Ziyaretleri ${name} (${host}) ile sayarız; bu hizmet sayfanın adresini, nereden geldiğinizi, cihazınızın türünü ve kısa bir süre için IP adresinizi alır. Çerez kullanılmaz.`,
  agreed: (services, articles, choices) =>
    `Yalnızca kabul ederseniz, onayınıza dayanarak ziyaretleri sayar ve reklamları ölçeriz (${articles}); kullandığımız hizmetler: ${services}. Bu hizmetler o zaman IP adresinizi, açtığınız sayfaları, geldiğiniz sayfayı, cihaz bilgilerinizi ve form gönderdiğinizi, aradığınızı ya da sohbeti açtığınızı öğrenir, ancak ne yazdığınızı öğrenmez; ayrıca çerez kaydeder. Onayınızı her sayfanın altındaki <q>${choices}</q> ile istediğiniz zaman geri çekebilirsiniz.`,
  embeds: (services, articles) =>
    `${services} hizmetlerinin filmleri, haritaları, takvimleri ve benzerleri, onayınıza dayanarak ancak onlara dokunduğunuzda yüklenir (${articles}). Hizmet o zaman IP adresinizi ve bu sitenin adresini öğrenir ve kendi çerezlerini kaydedebilir.`,
  checked: (services, articles) =>
    `Forma girdiğinizde ${services}, yazanın bir makine olmadığını kontrol eder ve bunun için IP adresinizi, tarayıcınızla ve sayfayı nasıl kullandığınızla ilgili bilgileri alır. Kendi çerezlerini koyabilir. Bu, formu kötüye kullanıma karşı korur; bu da bizim meşru menfaatimizdir (${articles}).`,
  links: 'Sohbetlere, sosyal ağlara ve haritalara giden bağlantılar, sizi o hizmetlere ancak siz açtığınızda bağlar.',
  server: 'Barındırma sağlayıcımız, her sunucuda olduğu gibi, IP adresinizi ve açtığınız sayfaları görebilir.',
  rights: 'Haklarınız',
  law: {
    lgpd: (email) =>
      `Brezilya’nın veri koruma yasası LGPD (13.709/2018 sayılı yasa, madde 18) uyarınca verilerinizin işlenip işlenmediğinin doğrulanmasını, verilerinize erişmeyi, bunların düzeltilmesini, taşınmasını ve silinmesini isteyebilir, onayınızı geri alabilirsiniz${email ? `: ${email} adresine yazın` : ''}. ANPD kurumuna da başvurabilirsiniz.`,
    gdpr: (email) =>
      `GDPR (madde 15–21) uyarınca verilerinize erişmeyi, bunların düzeltilmesini, silinmesini, kısıtlanmasını ve taşınmasını isteyebilir, kullanılmalarına itiraz edebilir ve onayınızı geri alabilirsiniz${email ? `: ${email} adresine yazın` : ''}. Ülkenizin veri koruma kurumuna da şikâyette bulunabilirsiniz.`,
  },
  asOf: (day) => `Gözden geçirildiği gün: ${day}.`,
}
