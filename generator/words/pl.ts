import type { Words } from './words.ts'

/** The words of the site in Polish. */
export const pl: Words = {
  common: {
    loading: 'Wczytywanie…',
    error: 'Nie udało się wczytać',
    success: 'Gotowe',
    skipToContent: 'Przejdź do treści',
    newTab: 'otwiera się w nowej karcie',
  },
  root: {
    detecting: 'Rozpoznawanie języka…',
    choose: 'Wybierz język',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Ten adres nie istnieje lub został zmieniony. Wszystko inne znajdą Państwo na stronie głównej.',
    home: 'Przejdź na stronę główną',
    line: 'Szukana strona nie istnieje.',
    nearest: 'Być może szukają Państwo:',
  },
  navigation: {
    main: 'Menu główne',
    menu: 'Menu',
    languages: 'Wybierz język',
    breadcrumbs: 'Tu jesteś',
  },
  services: {
    learnMore: 'Dowiedz się więcej',
    showAll: 'Pokaż wszystkie',
    showLess: 'Pokaż mniej',
    deliverable: 'Rezultat',
    description: 'Opis',
    benefit: 'Korzyść',
    step: 'Krok {{number}}',
  },
  artefacts: {
    example: 'Przykład',
    done: 'Zrobione',
    planned: 'Zaplanowane',
  },
  contact: {
    form: {
      submit: 'Wyślij wiadomość',
      submitting: 'Wysyłanie…',
      success: 'Dziękujemy! Otrzymaliśmy wiadomość i wkrótce odpowiemy.',
      sent: 'Państwa wiadomość do nas dotarła.',
      next: 'Przeczytamy ją i odpowiemy na podane dane kontaktowe. W pilnej sprawie prosimy o bezpośredni kontakt:',
      again: 'Napisz kolejną wiadomość',
      errorMessage: 'Prosimy wypełnić wszystkie wymagane pola',
      networkError: 'Nie udało się wysłać. Prosimy spróbować ponownie za chwilę.',
      about: 'Dotyczy:',
      withoutAbout: 'Usuń',
      requiredHint: 'Pola oznaczone * są wymagane',
      noScript:
        'Wysłanie tego formularza wymaga włączenia JavaScriptu. Można też skontaktować się z nami bezpośrednio:',
      otherWays: 'Wpisana treść nadal jest w formularzu. Można ją też wysłać w inny sposób:',
      viaChat: 'Wyślij przez czat',
      viaEmail: 'Wyślij e-mailem',
      viaPhone: 'Zadzwoń: {{phone}}',
      choose: 'Wybierz',
      honeypot: 'Proszę zostawić to pole puste',
      validation: {
        nameRequired: 'Prosimy podać imię i nazwisko',
        emailRequired: 'Prosimy podać adres e-mail',
        emailInvalid: 'Prosimy podać poprawny adres e-mail',
        phoneRequired: 'Prosimy podać numer telefonu',
        companyRequired: 'Prosimy podać nazwę firmy',
        positionRequired: 'Prosimy podać stanowisko',
        messageRequired: 'Prosimy napisać wiadomość',
        consentRequired: 'Przed wysłaniem potrzebna jest zgoda',
      },
    },
  },
  blog: {
    readMore: 'Czytaj dalej',
    backToBlog: 'Powrót do artykułów',
    by: 'Autor: {{author}}',
    otherLanguage: 'Ten artykuł jest napisany w innym języku.',
  },
}
