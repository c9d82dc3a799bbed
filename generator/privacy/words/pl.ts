import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Polish. */
export const pl: PrivacyWords = {
  who: 'Kto jest administratorem',
  responsible: (parts, email) =>
    `${parts.join(', ')}${email ? `. W sprawie danych prosimy pisać na adres ${email}.` : '.'}`,
  sent: 'Co do nas trafia',
  asks: (fields) => `Formularz prosi o: ${fields}.`,
  beside: 'Razem z tym wysyłane są adres strony, godzina, język i nazwa przeglądarki.',
  received: {
    path: (path) => `Wszystko jest wysyłane na adres ${path} w tej witrynie i stamtąd trafia do nas.`,
    address: (host) => `Wszystko jest wysyłane do ${host}, który pracuje dla nas.`,
    service: (name, host) =>
      `Wszystko jest wysyłane do usługi ${name} (${host}), która to przechowuje lub przekazuje nam.`,
    email: (name) => `Wszystko trafia do nas jako e-mail wysłany przez ${name}.`,
  },
  purpose: (articles) => `Używamy tych danych, aby odpowiedzieć na zapytanie (${articles}), i nie sprzedajemy ich.`,
  article: { lgpd: 'LGPD, art. 7, V', gdpr: 'RODO, art. 6 ust. 1 lit. b' },
  kept: 'Co zostaje w przeglądarce',
  language: (key) => `Wybrany język, pod nazwą \`${key}\`, do chwili usunięcia. Nie jest nikomu wysyłany.`,
  draft: (key) =>
    `To, co zostało wpisane, a jeszcze nie wysłane, pod nazwą \`${key}\`, do zamknięcia karty. Nie jest nikomu wysyłane.`,
  cookies: 'Ta witryna nie zapisuje plików cookie.',
  others: 'Czego dowiadują się inne usługi',
  country: (host) =>
    `Jeśli adres zostanie otwarty bez języka, żaden nie był wcześniej wybrany, a przeglądarka używa innego, kraj jest sprawdzany w ${host}, który otrzymuje adres IP.`,
  pictures: (hosts) => `Niektóre obrazy pochodzą z ${hosts}: przy otwarciu stron, na których są, trafia tam adres IP.`,
  visits: (name, host) =>
    `Odwiedziny liczymy za pomocą ${name} (${host}): trafia tam adres strony, adres poprzedniej, rodzaj urządzenia i na chwilę adres IP. Bez plików cookie.`,
  links: 'Linki do czatów, sieci społecznościowych i map prowadzą do tych usług dopiero po otwarciu.',
  server: 'Hosting tej witryny widzi, jak każdy serwer, adres IP i otwierane strony.',
  rights: 'Prawa osób, których dane dotyczą',
  law: {
    lgpd: (email) =>
      `Zgodnie z LGPD, brazylijską ustawą o ochronie danych (ustawa 13.709/2018, art. 18), można żądać potwierdzenia, dostępu, poprawienia, przeniesienia i usunięcia swoich danych oraz cofnąć zgodę${email ? `: prosimy pisać na adres ${email}` : ''}. Można też złożyć skargę do ANPD.`,
    gdpr: (email) =>
      `Zgodnie z RODO (art. 15–21) można żądać dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia oraz wnieść sprzeciw${email ? `: prosimy pisać na adres ${email}` : ''}. Można też złożyć skargę do organu ochrony danych w swoim kraju.`,
  },
  asOf: (day) => `Sprawdzono ${day}.`,
}
