import type { Words } from './words.ts'

/** The words of the site in German. */
export const de: Words = {
  common: {
    loading: 'Wird geladen …',
    error: 'Das Laden ist fehlgeschlagen',
    success: 'Erledigt',
    skipToContent: 'Zum Inhalt springen',
    newTab: 'öffnet sich in einem neuen Tab',
  },
  root: {
    detecting: 'Ihre Sprache wird ermittelt …',
    choose: 'Wählen Sie Ihre Sprache',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Adresse gibt es nicht, oder sie hat sich geändert. Über die Startseite finden Sie alles Weitere.',
    home: 'Zur Startseite',
    line: 'Die gewünschte Seite gibt es nicht.',
    nearest: 'Vielleicht suchen Sie:',
  },
  navigation: {
    main: 'Hauptmenü',
    menu: 'Menü',
    languages: 'Sprache wählen',
    breadcrumbs: 'Sie sind hier',
  },
  services: {
    learnMore: 'Mehr erfahren',
    showAll: 'Alle anzeigen',
    showLess: 'Weniger anzeigen',
    deliverable: 'Ergebnis',
    description: 'Beschreibung',
    benefit: 'Ihr Nutzen',
    step: 'Schritt {{number}}',
  },
  artefacts: {
    example: 'Beispiel',
    done: 'Erledigt',
    planned: 'Geplant',
  },
  contact: {
    form: {
      submit: 'Nachricht senden',
      submitting: 'Wird gesendet …',
      success: 'Vielen Dank! Ihre Nachricht ist angekommen. Wir melden uns bald bei Ihnen.',
      sent: 'Ihre Nachricht ist bei uns.',
      next: 'Wir lesen sie und melden uns auf dem Weg, den Sie angegeben haben. Wenn es eilt, erreichen Sie uns direkt:',
      again: 'Noch eine Nachricht schreiben',
      errorMessage: 'Bitte füllen Sie alle Pflichtfelder aus',
      networkError: 'Das Senden ist fehlgeschlagen. Bitte versuchen Sie es gleich noch einmal.',
      requiredHint: 'Felder mit * sind Pflichtfelder',
      noScript: 'Zum Senden dieses Formulars ist JavaScript nötig. Sie erreichen uns auch direkt:',
      otherWays: 'Ihr Text steht noch im Formular. Sie können ihn auch auf anderem Weg senden:',
      viaChat: 'Per Chat senden',
      viaEmail: 'Per E-Mail senden',
      viaPhone: 'Anrufen: {{phone}}',
      choose: 'Bitte wählen',
      honeypot: 'Dieses Feld bitte leer lassen',
      validation: {
        nameRequired: 'Bitte geben Sie Ihren Namen an',
        emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
        emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
        phoneRequired: 'Bitte geben Sie Ihre Telefonnummer an',
        companyRequired: 'Bitte geben Sie Ihr Unternehmen an',
        positionRequired: 'Bitte geben Sie Ihre Position an',
        messageRequired: 'Bitte schreiben Sie eine Nachricht',
        consentRequired: 'Bitte stimmen Sie vor dem Senden zu',
      },
    },
  },
  blog: {
    readMore: 'Weiterlesen',
    backToBlog: 'Zurück zu den Artikeln',
    by: 'Von {{author}}',
    otherLanguage: 'Dieser Artikel ist in einer anderen Sprache verfasst.',
  },
}
