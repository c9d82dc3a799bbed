import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Polish. */
export const pl: PrivacyWords = {
  who: 'Kto jest administratorem',
  responsible: (parts, email) =>
    `${parts.join(', ')}${email ? `. W sprawie danych prosimy pisać na adres ${email}.` : '.'}`,
  sent: 'Co do nas trafia',
  asks: (fields) => `Formularz prosi o: ${fields}.`,
  beside: 'Wraz z tym otrzymujemy adres strony, godzinę, język i nazwę przeglądarki.',
  received: {
    path: (path) => `Wszystko jest wysyłane na adres ${path} w tej witrynie i stamtąd trafia do nas.`,
    address: (host) => `Wszystko jest wysyłane do ${host}, gdzie dane są przetwarzane w naszym imieniu.`,
    service: (name, host) =>
      `Wszystko jest wysyłane do usługi ${name} (${host}), która to przechowuje lub przekazuje nam.`,
    email: (name) => `Wszystko trafia do nas jako e-mail wysłany przez ${name}.`,
  },
  purpose: (articles) => `Używamy tych danych, aby odpowiedzieć na zapytanie (${articles}), i nie sprzedajemy ich.`,
  newsletter: (articles) =>
    `Danych podanych w celu otrzymywania newslettera używamy wyłącznie do jego wysyłania, na podstawie zgody (${articles}), którą można w każdej chwili cofnąć.`,
  consent: (boxes, articles) =>
    `To, na co wyraża się zgodę przez zaznaczenie ${boxes}, opiera się na tej zgodzie (${articles}), którą można w każdej chwili cofnąć.`,
  interest: (articles) =>
    `Tam, gdzie nie podano innej podstawy prawnej, jest nią nasz prawnie uzasadniony interes: witryna, która działa, jest bezpieczna i dostępna we właściwym języku (${articles}).`,
  transfer: (services, articles) =>
    `Dane są przetwarzane także w innych krajach, przez: ${services}. Podstawą jest decyzja stwierdzająca odpowiedni stopień ochrony lub standardowe klauzule umowne (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, art. 7, ${item}`,
    gdpr: (item) => `RODO, art. 6 ust. 1 lit. ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, art. 33', gdpr: 'RODO, art. 45 i 46' },
  kept: 'Co zostaje w przeglądarce',
  language: (key) => `Wybrany język, pod nazwą \`${key}\`, do chwili usunięcia. Nie jest nikomu wysyłany.`,
  draft: (key) =>
    `To, co zostało wpisane, a jeszcze nie wysłane, pod nazwą \`${key}\`, do zamknięcia karty. Nie jest nikomu wysyłane.`,
  choice: (key) =>
    `Wybór dotyczący plików cookie, pod nazwą \`${key}\`, przez sześć miesięcy. Nie jest nikomu wysyłany.`,
  cookies: 'Ta witryna nie zapisuje plików cookie.',
  cookiesOfOthers: 'Sama ta witryna nie zapisuje plików cookie. Usługi wymienione niżej mogą zapisywać własne.',
  others: 'Co otrzymują inne usługi',
  country: (host) =>
    `Jeśli adres zostanie otwarty bez języka, żaden nie był wcześniej wybrany, a przeglądarka jest ustawiona na język, którego ta witryna nie ma, kraj jest sprawdzany w ${host}: trafia tam adres IP.`,
  pictures: (hosts) => `Niektóre obrazy pochodzą z ${hosts}: przy otwarciu stron, na których są, trafia tam adres IP.`,
  visits: (name, host) =>
    `Odwiedziny liczymy za pomocą ${name} (${host}): trafia tam adres strony, adres poprzedniej strony, rodzaj urządzenia i na chwilę adres IP. Bez plików cookie.`,
  agreed: (services, articles, choices) =>
    `Tylko za zgodą liczymy odwiedziny i mierzymy skuteczność reklam za pomocą ${services}, na podstawie tej zgody (${articles}). Usługi te otrzymują wtedy adres IP, adresy otwieranych stron i strony, z której ktoś przychodzi, dane o urządzeniu oraz informację o wysłaniu formularza, telefonie lub otwarciu czatu, ale nie treść wiadomości; zapisują też pliki cookie. Zgodę można wycofać w każdej chwili przez <q>${choices}</q> na dole każdej strony.`,
  embeds: (services, articles) =>
    `Filmy, mapy, kalendarze i podobne treści z ${services} są wczytywane dopiero po dotknięciu, na podstawie zgody (${articles}). Serwis otrzymuje wtedy adres IP i adres tej strony oraz może zapisać własne pliki cookie.`,
  checked: (services, articles) =>
    `Gdy korzystają Państwo z formularza, ${services} sprawdza, czy nie pisze maszyna, i otrzymuje Państwa adres IP oraz informacje o przeglądarce i sposobie korzystania ze strony. Usługa może zapisywać własne pliki cookie. Chroni to formularz przed nadużyciami, co jest naszym prawnie uzasadnionym interesem (${articles}).`,
  links: 'Linki do czatów, sieci społecznościowych i map łączą z tymi usługami dopiero po otwarciu.',
  server: 'Nasz dostawca hostingu może widzieć, jak w przypadku każdego serwera, adres IP i otwierane strony.',
  rights: 'Prawa osób, których dane dotyczą',
  law: {
    lgpd: (email) =>
      `Zgodnie z LGPD, brazylijską ustawą o ochronie danych (ustawa 13.709/2018, art. 18), można żądać potwierdzenia, dostępu, poprawienia, przeniesienia i usunięcia swoich danych oraz cofnąć zgodę${email ? `: prosimy pisać na adres ${email}` : ''}. Można też złożyć skargę do ANPD.`,
    gdpr: (email) =>
      `Zgodnie z RODO (art. 15–21) można żądać dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia wnieść sprzeciw oraz cofnąć zgodę${email ? `: prosimy pisać na adres ${email}` : ''}. Można też złożyć skargę do organu ochrony danych w swoim kraju.`,
  },
  asOf: (day) => `Sprawdzono ${day}.`,
}
