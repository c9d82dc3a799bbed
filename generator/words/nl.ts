import type { Words } from './words.ts'

/** The words of the site in Dutch. */
export const nl: Words = {
  common: {
    loading: 'Laden…',
    error: 'Laden is niet gelukt',
    success: 'Klaar',
    skipToContent: 'Naar de inhoud',
    newTab: 'opent in een nieuw tabblad',
  },
  root: {
    detecting: 'Uw taal wordt bepaald…',
    choose: 'Kies uw taal',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Dit adres bestaat niet of is gewijzigd. Via de startpagina vindt u al het andere.',
    home: 'Naar de startpagina',
    line: 'De gevraagde pagina bestaat niet.',
    nearest: 'Misschien zoekt u:',
  },
  navigation: {
    main: 'Hoofdmenu',
    menu: 'Menu',
    languages: 'Taal kiezen',
    breadcrumbs: 'U bent hier',
  },
  services: {
    learnMore: 'Meer informatie',
    showAll: 'Alles tonen',
    showLess: 'Minder tonen',
    deliverable: 'Resultaat',
    description: 'Omschrijving',
    benefit: 'Voordeel',
    step: 'Stap {{number}}',
  },
  artefacts: {
    example: 'Voorbeeld',
    done: 'Gedaan',
    planned: 'Gepland',
  },
  contact: {
    form: {
      submit: 'Bericht versturen',
      submitting: 'Wordt verstuurd…',
      success: 'Bedankt! We hebben uw bericht ontvangen en nemen snel contact met u op.',
      sent: 'Uw bericht is bij ons.',
      next: 'Wij lezen het en nemen contact op via de gegevens die u hebt ingevuld. Is het dringend, bereik ons dan direct:',
      again: 'Nog een bericht schrijven',
      errorMessage: 'Vul alle verplichte velden in',
      networkError: 'Versturen is niet gelukt. Probeer het zo meteen opnieuw.',
      requiredHint: 'Velden met een * zijn verplicht',
      noScript: 'Voor het versturen van dit formulier is JavaScript nodig. U kunt ons ook rechtstreeks bereiken:',
      otherWays: 'Uw tekst staat nog in het formulier. U kunt die ook op een andere manier versturen:',
      viaChat: 'Versturen via chat',
      viaEmail: 'Versturen via e-mail',
      viaPhone: 'Bel {{phone}}',
      choose: 'Maak een keuze',
      honeypot: 'Laat dit veld leeg',
      validation: {
        nameRequired: 'Vul uw naam in',
        emailRequired: 'Vul uw e-mailadres in',
        emailInvalid: 'Vul een geldig e-mailadres in',
        phoneRequired: 'Vul uw telefoonnummer in',
        companyRequired: 'Vul uw bedrijf in',
        positionRequired: 'Vul uw functie in',
        messageRequired: 'Schrijf een bericht',
        consentRequired: 'Geef eerst uw toestemming',
      },
    },
  },
  blog: {
    readMore: 'Lees verder',
    backToBlog: 'Terug naar de artikelen',
    by: 'Door {{author}}',
    otherLanguage: 'Dit artikel is in een andere taal geschreven.',
  },
}
